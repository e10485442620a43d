import { placeParams } from "@yer/api/messages/notice-values";
import { membersHolding, nearest } from "../../identity/access/members.js";
import { notify } from "../../identity/notices/service.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { FoundArea } from "../areas/area.js";

/** Tells the office of the district that a citizen told of a plot: those whose work sending it for inspection is. */
export async function tellOffice(
  transaction: Transaction,
  acting: Pick<Acting, "now" | "events">,
  area: FoundArea,
): Promise<void> {
  const people = await membersHolding(transaction, ["send:area"], area.district_soato);
  const readers = people.filter(({ codes }) => codes.has("read:area"));
  await notify(transaction, acting, {
    to: nearest(readers).map(({ id }) => id),
    kind: "area.told",
    gathering: `area.told ${area.district_soato}`,
    subject: { kind: "area", id: area.id },
    params: { ...placeParams(area.district_name), number: area.number },
  });
}
