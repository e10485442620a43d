import type { Impact } from "@yer/api/contract/impact";
import type { CodeSet, CodeSetFacts } from "@yer/api/contract/positions";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { assertImpact, impactOf, type RightsChange } from "../access/impact.js";
import { readLeftBehind } from "../access/left-behind.js";
import { knownCodes } from "../access/known-codes.js";
import { readRightsOf, rightsFrom } from "../access/rights-query.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { changesBetween } from "../../platform/history/changes-between.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { recordRights } from "../users/user-record.js";
import { deleteCodeSet, findCodeSet, insertCodeSet, lockCodeSet, setCodeSet, type CodeSets } from "./queries.js";

/** A position or a role that is there. */
interface CodeSetOf {
  readonly table: CodeSets;
  readonly id: string;
}

const kinds = { positions: "position", roles: "role" } as const;

async function record(
  tx: Transaction,
  { actor, now }: ActingInContext,
  { table, id }: CodeSetOf,
  entry: { readonly act: "created" | "changed" | "removed"; readonly changes?: ReturnType<typeof changesBetween> },
): Promise<void> {
  const kind = kinds[table];
  await appendHistory(tx, {
    record: { kind, id, homeRegion: "17" },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: `${kind}.${entry.act}`,
    ...(entry.changes === undefined ? {} : { changes: entry.changes }),
  });
}

async function changesOf(
  db: Db | Transaction,
  table: CodeSets,
  instead: { readonly id: string; readonly codes: readonly string[] },
  lock = false,
): Promise<RightsChange[]> {
  const of = table === "positions" ? { position: instead.id } : { role: instead.id };
  const people = await readRightsOf(db, of, lock);
  return people.map((person) => ({
    id: person.id,
    name: person.name,
    organisation: person.organisation,
    before: rightsFrom(person),
    after: rightsFrom(person, instead),
  }));
}

async function found(tx: Transaction, table: CodeSets, id: string, ifMatch: number): Promise<CodeSet> {
  const standing = await lockCodeSet(tx, table, id);
  if (standing === undefined) throw notFound();
  if (standing.version !== ifMatch) throw new Problem("precondition-failed", { current: standing });
  return standing;
}

async function fresh(tx: Transaction, table: CodeSets, id: string): Promise<CodeSet> {
  const standing = await lockCodeSet(tx, table, id);
  if (standing === undefined) throw notFound();
  return standing;
}

/** Adds a position or role; it grants nothing until somebody holds it. @throws {Problem} `invalid` */
export async function createCodeSet(
  tx: Transaction,
  acting: ActingInContext,
  table: CodeSets,
  given: CodeSetFacts,
): Promise<CodeSet> {
  const { context } = acting;
  const { codes } = knownCodes({ codes: given.codes });
  const id = await insertCodeSet(tx, table, { ...given, codes });
  await record(
    tx,
    acting,
    { table, id },
    {
      act: "created",
      changes: changesBetween({}, { name: given.name, codes }),
    },
  );
  await context.events.publish(tx, { kind: "users.changed", id });
  return fresh(tx, table, id);
}

/**
 * Changes a position or role. Every holder's growth must be contained in the actor's own rights, and none of them may
 * be the actor, or of another territory.
 * @throws {Problem} `not-found`, `precondition-failed`, `grant-refused`, `invalid`
 */
export async function updateCodeSet(
  tx: Transaction,
  acting: ActingInContext,
  { table, id }: CodeSetOf,
  { body: given, ifMatch }: Guarded<CodeSetFacts>,
): Promise<CodeSet> {
  const { actor, context } = acting;
  const standing = await found(tx, table, id, ifMatch);
  const { codes } = knownCodes({ codes: given.codes });
  const changes = await changesOf(tx, table, { id, codes }, true);
  assertImpact(actor, changes);
  await setCodeSet(tx, table, standing, { name: given.name, codes });
  await record(
    tx,
    acting,
    { table, id },
    {
      act: "changed",
      changes: changesBetween({ name: standing.name, codes: standing.codes }, { name: given.name, codes }),
    },
  );
  await recordRights(tx, acting, changes, kinds[table]);
  await context.events.publish(tx, { kind: "user.changed", id });
  return fresh(tx, table, id);
}

/** What other codes would do to the holders. @throws {Problem} `not-found`, `invalid` */
export async function codeSetImpact(
  db: Db,
  actor: Actor,
  table: CodeSets,
  id: string,
  given: readonly string[],
): Promise<Impact> {
  const standing = await findCodeSet(db, table, id);
  if (standing === undefined) throw notFound();
  const { codes } = knownCodes({ codes: given });
  const changes = await changesOf(db, table, { id, codes });
  return impactOf(actor, changes, [], await readLeftBehind(db, changes));
}

/** Takes away a position or role that nobody holds. @throws {Problem} `not-found`, `precondition-failed`, `move-refused` */
export async function removeCodeSet(
  tx: Transaction,
  acting: ActingInContext,
  { table, id }: CodeSetOf,
  ifMatch: number,
): Promise<void> {
  const { context } = acting;
  const standing = await found(tx, table, id, ifMatch);
  if (standing.holders > 0) {
    throw new Problem("move-refused", { reasons: [{ code: "still-held", params: { count: standing.holders } }] });
  }
  await deleteCodeSet(tx, table, id);
  await record(
    tx,
    acting,
    { table, id },
    {
      act: "removed",
      changes: changesBetween({ name: standing.name, codes: standing.codes }, { name: null, codes: null }),
    },
  );
  await context.events.publish(tx, { kind: "users.changed", id });
}
