import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { users } from "@yer/api/contract/users";
import { sql } from "kysely";
import type { Actor } from "../access/actor.js";
import type { Transaction } from "../database/database.js";
import type { Change } from "../history/chain.js";
import { entries } from "../history/readHistory.js";
import { Problem } from "../http/problem.js";
import { namesOf } from "./queries.js";
import { namesOfThings } from "./things-named.js";
import { visibleUser } from "./page.js";

/** Rows counted before the list says "more". */
const countedAtMost = 10_000;

function positionOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/after", code: "format" }] });
  }
  return Number(cursor);
}

function hide(value: unknown): unknown {
  return value === null ? null : "•••";
}

function masked(changes: readonly Change[], personal: boolean): Change[] {
  if (personal) return [...changes];
  return changes.map(({ pointer, before, after }) => ({ pointer, before: hide(before), after: hide(after) }));
}

/**
 * What was done to a user and by a user, newest first. Acts on other records are named without their contents: the
 * reader sees those where they may see the record.
 */
export async function readUserHistory(
  tx: Transaction,
  actor: Actor,
  id: string,
  query: QueryOf<typeof users.history>,
): Promise<ReplyOf<typeof users.history>> {
  await visibleUser(tx, actor, id, "read_history:user");
  const limit = query.limit ?? pageSizes.usual;
  const before = positionOf(query.after);
  const concerned = sql<boolean>`((entry.home_region = '17' and entry.record_kind = 'user' and entry.record_id = ${id})
    or entry.actor = ${id} or entry.impersonator = ${id})`;
  const found = await entries(tx)
    .where(concerned)
    .$if(before !== undefined, (rows) => rows.where("entry.position", "<", before ?? 0))
    .orderBy("entry.position", "desc")
    .limit(limit + 1)
    .execute();
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from history_entry as entry where ${concerned} ${query.exact ? sql`` : sql`limit ${countedAtMost + 1}`}
    ) as found`.execute(tx);
  const total = counted[0]?.total ?? 0;
  const more = !query.exact && total > countedAtMost;
  const shown = found.slice(0, limit);
  const names = await namesOf(
    tx,
    shown.flatMap((entry) => [entry.actor, entry.impersonator]),
  );
  const things = await namesOfThings(
    tx,
    shown
      .filter((entry) => entry.record_kind === "user" && entry.record_id === id)
      .flatMap((entry) => entry.changes as Change[]),
  );
  const mayReadPersonal = actor.codes.has("read_personal:property");
  return {
    items: shown.map((entry) => {
      const own = entry.record_kind === "user" && entry.record_id === id;
      return {
        sequence: entry.position,
        at: entry.at.toISOString(),
        actor: entry.actor === null ? null : (names.get(entry.actor) ?? entry.actor),
        impersonator: entry.impersonator === null ? null : (names.get(entry.impersonator) ?? entry.impersonator),
        action: entry.action,
        from: entry.from_state,
        to: entry.to_state,
        hash: entry.hash.toString("hex").slice(0, 16),
        // About another record: that it happened, and nothing of what that record holds.
        reason: own ? entry.reason : null,
        changes: own
          ? [...(entry.changes as Change[]), ...masked((entry.personal as Change[] | null) ?? [], mayReadPersonal)]
          : [],
        ...(own ? { params: entry.params as Record<string, string | number | boolean> } : {}),
      };
    }),
    total: more ? countedAtMost : total,
    more,
    next: found.length > limit ? String(shown.at(-1)?.position ?? "") : null,
    names: things,
  };
}
