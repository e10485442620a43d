import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { RecordActedOn, users } from "@yer/api/contract/users";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Change } from "../../platform/history/chain.js";
import { applicationScope } from "../access/scope.js";
import { countAbout, entriesAbout, numbersOf, orderAbout, schedulesNamed } from "./history-queries.js";
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
 * The records that entries are about, by id, for a reader who reads records of the kind and sees every one of their
 * territory; for another, none.
 */
async function namedRecords(
  tx: Transaction,
  actor: Actor,
  shown: readonly { readonly record_kind: string; readonly record_id: string }[],
): Promise<ReadonlyMap<string, RecordActedOn>> {
  const { codes } = actor;
  const scope = applicationScope(actor);
  if (scope === undefined) return new Map();
  const seesAll = scope.organisationId === null;
  const idsOf = (kind: RecordActedOn["kind"], reads: boolean): string[] =>
    reads ? shown.flatMap(({ record_kind, record_id }) => (record_kind === kind ? [record_id] : [])) : [];
  const { territory } = scope;
  const applications = await numbersOf(
    tx,
    "applications",
    idsOf("application", seesAll && codes.has("read:property")),
    territory,
  );
  const areas = await numbersOf(tx, "areas", idsOf("area", seesAll && codes.has("read:area")), territory);
  // The plan of a territory is read by all its staff, those of organisations that are asked too.
  const schedules = await schedulesNamed(tx, idsOf("schedule", codes.has("read:plan")), territory);
  return new Map(
    [
      ...applications.map((application) => ({ kind: "application" as const, ...application })),
      ...areas.map((area) => ({ kind: "area" as const, ...area })),
      ...schedules.map((schedule) => ({ kind: "schedule" as const, ...schedule })),
    ].map((record) => [record.id, record]),
  );
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
  const records = await namedRecords(tx, actor, shown);
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
    about: Object.fromEntries(
      shown.flatMap(({ record_kind, record_id, position }) => {
        const record = records.get(record_id);
        return record?.kind === record_kind ? [[String(position), record]] : [];
      }),
    ),
  };
}
