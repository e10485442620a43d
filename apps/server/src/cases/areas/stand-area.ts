import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { NewEntry } from "../../platform/history/append-history.js";
import { updateOverlaps } from "../applications/overlaps.js";
import { addAreasToMap, removeAreasFromMap } from "../map-numbers/aggregate.js";
import { type FoundArea, recordArea } from "./area.js";
import { type AreaStanding, type AreaTerm, setStanding } from "./write-queries.js";

/**
 * Writes where a locked area stands from now on, with all that follows: the map, the plots it lies over, its history.
 * Whether it may stand there is the move's to say: `makeAreaMove` is the one that carries areas on.
 */
export async function standArea(
  transaction: Transaction,
  acting: Acting,
  area: FoundArea,
  { standing, term }: { readonly standing: AreaStanding; readonly term: AreaTerm },
  entry: Omit<NewEntry, "record" | "at" | "actor" | "impersonator">,
): Promise<void> {
  const { home_region, id } = area;
  const stays = standing.state === area.state && standing.basket === area.basket;
  await removeAreasFromMap(transaction, [id]);
  await setStanding(transaction, area, standing, { ...term, since: stays ? area.state_since : acting.now });
  await addAreasToMap(transaction, [id]);
  // Whether it is in another plot's way depends on where it stands.
  if (!stays) await updateOverlaps(transaction, { kind: "area", home_region, id }, acting.now);
  await recordArea(transaction, acting, area, entry);
}
