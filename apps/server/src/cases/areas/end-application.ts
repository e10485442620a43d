import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { ApplicationRecord } from "../applications/application.js";
import { keptCause } from "./area-cause.js";
import { lockArea } from "./area.js";
import { makeAreaMove, movingArea } from "./moves.js";
import { enterArea } from "./service.js";
import { linkArea } from "./links.js";

/**
 * Lays land aside whose application ended unregistered, so that it is not forgotten: the area that the application was
 * opened from, or one that is made of its facts.
 */
export async function layAsideUnregistered(
  transaction: Transaction,
  acting: Acting,
  { row, facts }: Pick<ApplicationRecord, "row" | "facts">,
): Promise<void> {
  const { area_id, number, home_region } = row;
  const reason = keptCause({ code: "ended_unregistered", number });
  if (area_id !== null) {
    const moving = await movingArea(transaction, acting, await lockArea(transaction, area_id));
    await makeAreaMove(transaction, acting, moving, "end_application", { reason, params: { number } });
    return;
  }
  const { id: made } = await enterArea(transaction, acting, home_region, {
    facts: areaFactsOfApplication(facts),
    standing: { state: "area_opened", basket: "not_registered", reason },
    params: { number },
  });
  await linkArea(transaction, row, made);
}

/** What an application knows of its plot; nothing of it is about a person. */
function areaFactsOfApplication({
  districtSoato,
  neighborhoodId,
  legalBasis,
  cadastreNumber,
  address,
  occupiedSince,
  sizes,
  buildings,
  outline,
}: ApplicationRecord["facts"]): AreaFacts {
  return {
    districtSoato,
    neighborhoodId,
    legalBasis,
    cadastreNumber,
    address,
    occupiedSince,
    sizes,
    buildings,
    outline,
    source: "application",
    foundOn: null,
    foundBy: null,
  };
}
