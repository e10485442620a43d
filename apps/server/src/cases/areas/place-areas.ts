import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { changesBetween } from "../../platform/history/changes-between.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { homeRegions } from "../../platform/sql/home-regions.js";
import { addAreasToMap, removeAreasFromMap } from "../map-numbers/aggregate.js";
import { type FoundArea, positionOf, recordArea } from "./area.js";
import { checkArea, openFaults } from "./fault-queries.js";
import { leaveDrafts } from "./service.js";

/** Where records are placed, and what decided it. */
export interface Placing {
  readonly to: { readonly id: string; readonly name: Names };
  readonly by: "merged" | "outline" | "address" | "person";
  readonly reason: string | null;
}

/** An area that lies in a neighbourhood that is no more. */
type UnplacedArea = FoundArea & { readonly neighborhood_id: string; readonly neighborhood_name: Names };

/**
 * Whether an area waits to be placed: its neighbourhood is no more. What an application was opened from goes with the
 * application.
 */
export function areaWaitsForPlace(area: FoundArea): area is UnplacedArea {
  return area.place_ended && positionOf(area) !== "area_opened";
}

/** Whether an area goes with the application that was opened from it out of a neighbourhood that is no more. */
export function areaGoesWithApplication(area: FoundArea): area is UnplacedArea {
  return area.place_ended && positionOf(area) === "area_opened";
}

/** Places areas that are locked in a neighbourhood of today: map, faults and history follow. */
export async function placeAreas(
  transaction: Transaction,
  acting: Acting,
  areas: readonly UnplacedArea[],
  { to, by, reason }: Placing,
): Promise<void> {
  if (areas.length === 0) return;
  const ids = areas.map(({ id }) => id);
  await removeAreasFromMap(transaction, ids);
  await sql`
    update areas set neighborhood_id = ${to.id}, version = version + 1
    where home_region in (${sql.join(homeRegions(areas))}) and id in (${sql.join(ids)})`.execute(transaction);
  await addAreasToMap(transaction, ids);
  for (const area of areas) {
    const faulty = area.basket === "drafts" ? await openFaults(transaction, area) : [];
    await checkArea(transaction, area, acting.now);
    await recordArea(transaction, acting, area, {
      action: "area.placed",
      reason,
      params: { by, from: area.neighborhood_name.uz_UZ, to: to.name.uz_UZ },
      changes: changesBetween({ neighborhoodId: area.neighborhood_id }, { neighborhoodId: to.id }),
    });
    if (faulty.length > 0) await leaveDrafts(transaction, acting, area.id);
  }
}
