import { sql } from "kysely";
import { changesBetween } from "../../platform/history/changes-between.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { homeRegions } from "../../platform/sql/home-regions.js";
import { type ApplicationRecord, isFinal } from "../applications/application.js";
import { tellOfPlacing } from "../applications/tell.js";
import { recordAll } from "../applications/transition.js";
import { lockAreas } from "../areas/area.js";
import { areaGoesWithApplication, placeAreas, type Placing } from "../areas/place-areas.js";
import { addToMap, removeFromMap } from "../map-numbers/aggregate.js";
import { addToProgress, removeFromProgress } from "../plan-progress/aggregate.js";
import { namesOfPlaces } from "./following-queries.js";

/** Whether an application waits to be placed: its neighbourhood is no more, and it is not finished. */
export function applicationWaitsForPlace({ row, state }: Pick<ApplicationRecord, "row" | "state">): boolean {
  return state.placeEnded && !isFinal(row.status);
}

/**
 * Places applications that are locked in a neighbourhood of today, with the areas that they were opened from: map,
 * progress of schedules, history and those who carry them on follow in this transaction. Their district stays, as does
 * that of every application whose district went on under another code.
 */
export async function placeApplications(
  transaction: Transaction,
  acting: Acting,
  applications: readonly ApplicationRecord[],
  placing: Placing,
): Promise<void> {
  if (applications.length === 0) return;
  const { to, by, reason } = placing;
  const ids = applications.map(({ row }) => row.id);
  await removeFromMap(transaction, ids);
  await removeFromProgress(transaction, ids);
  await sql`
    update applications set neighborhood_id = ${to.id}, version = version + 1,
      facts = jsonb_set(facts, '{neighborhoodId}', to_jsonb(${to.id}::text))
    where home_region in (${sql.join(homeRegions(applications.map(({ row }) => row)))})
      and id in (${sql.join(ids)})`.execute(transaction);
  await addToMap(transaction, ids);
  await addToProgress(transaction, ids);
  const names = await namesOfPlaces(
    transaction,
    applications.map(({ row }) => row.neighborhood_id),
  );
  await recordAll(
    transaction,
    acting,
    applications.map(({ row }) => ({
      row,
      entry: {
        action: "application.placed",
        reason,
        params: { by, from: names.get(row.neighborhood_id) ?? row.neighborhood_id, to: to.name.uz_UZ },
        changes: changesBetween({ neighborhoodId: row.neighborhood_id }, { neighborhoodId: to.id }),
      },
    })),
  );
  const areaIds = applications.flatMap(({ row }) => row.area_id ?? []);
  const opened = (await lockAreas(transaction, areaIds)).filter(areaGoesWithApplication);
  await placeAreas(transaction, acting, opened, placing);
  for (const application of applications) await tellOfPlacing(transaction, acting, application);
}
