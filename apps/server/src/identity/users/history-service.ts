import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { users } from "@yer/api/contract/users";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Change } from "../../platform/history/chain.js";
import { applicationScope } from "../access/scope.js";
import { countAbout, entriesAbout, applicationNumbers, orderAbout } from "./history-queries.js";
import { namesOf } from "./queries.js";
import { namesOfThings } from "./things-named.js";
import { visibleUser } from "./page.js";

function hide(value: unknown): unknown {
  return value === null ? null : "•••";
}

function masked(changes: readonly Change[], personal: boolean): Change[] {
  if (personal) return [...changes];
  return changes.map(({ pointer, before, after }) => ({ pointer, before: hide(before), after: hide(after) }));
}

/**
 * The applications that entries are about, by id, for a reader who sees every application of their territory; for
 * another, none.
 */
async function namedApplications(
  tx: Transaction,
  actor: Actor,
  shown: readonly { readonly record_kind: string; readonly record_id: string }[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly number: string }>> {
  const scope = applicationScope(actor);
  if (scope?.organisationId !== null || !actor.codes.has("read:property")) return new Map();
  const ids = shown.flatMap(({ record_kind, record_id }) => (record_kind === "application" ? [record_id] : []));
  return new Map((await applicationNumbers(tx, ids, scope.territory)).map((file) => [file.id, file]));
}

/**
 * What was done to a user and by a user, newest first. Acts on other records are named without their contents: the
 * reader sees those where they may see the record.
 */
export async function readUserHistory(
  tx: Transaction,
  { actor }: Pick<ActingInContext, "actor">,
  id: string,
  query: QueryOf<typeof users.history>,
): Promise<ReplyOf<typeof users.history>> {
  await visibleUser(tx, actor, id, "read_history:user");
  const limit = query.limit ?? pageSizes.usual;
  const found = await entriesAbout(tx, id, orderAbout.at("-at", query.after), limit + 1);
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
  const files = await namedApplications(tx, actor, shown);
  const mayReadPersonal = actor.codes.has("read_personal:property");
  return {
    ...orderAbout.page("-at", found, limit, (entry) => {
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
    ...(await countAbout(tx, id, query.exact ?? false)),
    names: things,
    files: Object.fromEntries(
      shown.flatMap(({ record_kind, record_id, position }) => {
        const file = record_kind === "application" ? files.get(record_id) : undefined;
        return file === undefined ? [] : [[String(position), file]];
      }),
    ),
  };
}
