import type { areas } from "@yer/api/contract/areas";
import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { HistoryEntry } from "@yer/api/contract/history";
import { pageSizes } from "@yer/api/contract/list";
import { namesOf } from "../../identity/users/queries.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { historyOrder, lengthOfHistory, readHistory } from "../../platform/history/read-history.js";
import { pageEntry } from "../applications/history.js";
import { causeIn } from "./area-cause.js";
import { enforceOnArea, findArea } from "./area.js";

/** What happened to an area, newest first. @throws {Problem} `not-found` */
export async function readAreaHistory(
  db: Db | Transaction,
  actor: Actor,
  id: string,
  { after, limit = pageSizes.usual }: QueryOf<typeof areas.history>,
): Promise<ReplyOf<typeof areas.history>> {
  const area = await findArea(db, id);
  enforceOnArea(actor, { code: "read:area", kind: "read" }, area);
  const record = { kind: "area", id, homeRegion: area.home_region };
  const entries = await readHistory(db, record, { from: historyOrder.at("-sequence", after), limit: limit + 1 });
  const people = await namesOf(
    db,
    entries.flatMap((entry) => [entry.actor, entry.impersonator]),
  );
  return {
    ...historyOrder.page("-sequence", entries, limit, (placed) => withCause(pageEntry(placed, people))),
    total: await lengthOfHistory(db, record),
    more: false,
  };
}

/** An entry whose reason the service itself gave tells it as a parameter, to be said in the reader's language. */
function withCause(entry: HistoryEntry): HistoryEntry {
  const cause = causeIn(entry.reason);
  if (cause === undefined) return entry;
  const { code, ...named } = cause;
  return { ...entry, reason: null, params: { ...entry.params, ...named, cause: code } };
}
