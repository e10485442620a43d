import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import { type FieldGiven, type FieldRow, type FieldUse, protectedFields } from "@yer/api/contract/fields";
import { checkField } from "@yer/flow-editor/model/groups";
import type { Fault, Reason } from "@yer/api/contract/problem";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { assertRepublic } from "../diagrams/service.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { changeField, deleteField, insertField, lockFieldRow, readFields, readFieldUses } from "./queries.js";

/** Writes an act into the field's history, and has open screens read again. */
async function remember(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: number,
  entry: Pick<NewEntry, "action" | "changes">,
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "field", id: String(id), homeRegion: republic },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
  await context.events.publish(transaction, { kind: entry.action, id: String(id) });
}

/** What of a field a kind has no use for is not kept: a date has no bounds, a number no options. */
function ofItsKind(given: FieldGiven): FieldGiven {
  const { fieldType } = given;
  return {
    ...given,
    least: fieldType === "number" ? given.least : null,
    most: fieldType === "number" || fieldType === "string" ? given.most : null,
    optionsList: fieldType === "radio" ? given.optionsList : [],
  };
}

/** @throws {Problem} `invalid`, with every place where the field does not hold together */
function assertHolds(given: FieldGiven): void {
  const twice = given.optionsList.flatMap(({ id }, index): Fault[] =>
    given.optionsList.findIndex((option) => option.id === id) < index
      ? [{ in: "body", pointer: `/optionsList/${index}/id`, code: "option-twice" }]
      : [],
  );
  const faults = checkField(given).map(({ path, code }): Fault => ({
    in: "body",
    pointer: `/${path.replaceAll(".", "/")}`,
    code,
  }));
  if (twice.length + faults.length > 0) throw new Problem("invalid", { errors: [...twice, ...faults] });
}

/**
 * Adds a field to the register, which holds for the whole republic.
 * @throws {Problem} `invalid`, `access-denied`
 */
export async function createField(
  transaction: Transaction,
  acting: ActingInContext,
  given: FieldGiven,
): Promise<{ id: number }> {
  assertRepublic(acting.actor);
  const field = ofItsKind(given);
  assertHolds(field);
  const id = await insertField(transaction, field);
  await remember(transaction, acting, id, {
    action: "field.created",
    changes: [{ pointer: "", before: null, after: field }],
  });
  return { id };
}

/**
 * Changes a field. One that a group has ever asked, or that the specification gives, keeps its kind, its options and
 * their values: answers that were given must go on meaning what they meant (DOMAIN §5). Published groups keep the field
 * as they ask it until their next version.
 * @throws {Problem} `not-found`, `precondition-failed`, `invalid`, `access-denied`, `move-refused` naming where it is asked
 */
export async function updateField(
  transaction: Transaction,
  acting: ActingInContext,
  id: number,
  { body: given, ifMatch }: Guarded<FieldGiven>,
): Promise<{ version: number }> {
  assertRepublic(acting.actor);
  const before = await lockField(transaction, id, ifMatch);
  const field = ofItsKind(given);
  assertHolds(field);
  if (losesMeaning(before, field)) assertUnused(id, await publishedUses(transaction, id));
  const version = before.version + 1;
  await changeField(transaction, id, field, version);
  const parts = ["label", "fieldType", "required", "least", "most", "optionsList"] as const;
  await remember(transaction, acting, id, {
    action: "field.changed",
    changes: parts.flatMap((part) =>
      JSON.stringify(before[part]) === JSON.stringify(field[part])
        ? []
        : [{ pointer: `/${part}`, before: before[part], after: field[part] }],
    ),
  });
  return { version };
}

/**
 * Takes a field out of the register that nothing asks or has asked, no draft either.
 * @throws {Problem} `not-found`, `precondition-failed`, `access-denied`, `move-refused` naming where it is asked
 */
export async function removeField(
  transaction: Transaction,
  acting: ActingInContext,
  id: number,
  ifMatch: number,
): Promise<void> {
  assertRepublic(acting.actor);
  const before = await lockField(transaction, id, ifMatch);
  assertUnused(id, await readFieldUses(transaction, id));
  await deleteField(transaction, id);
  await remember(transaction, acting, id, {
    action: "field.removed",
    changes: [{ pointer: "", before, after: null }],
  });
}

/** Whether answers given until now could no longer be read as they were meant. */
export function losesMeaning(before: Pick<FieldGiven, "fieldType" | "optionsList">, after: FieldGiven): boolean {
  if (before.fieldType !== after.fieldType) return true;
  return before.optionsList.some(
    ({ id, value }) => after.optionsList.find((option) => option.id === id)?.value !== value,
  );
}

const publishedUses = async (transaction: Transaction, id: number): Promise<FieldUse[]> =>
  (await readFieldUses(transaction, id)).filter(({ version }) => version !== null);

function assertUnused(id: number, uses: readonly FieldUse[]): void {
  const reasons: Reason[] = uses.map(({ name, version }): Reason =>
    version === null
      ? { code: "field-drafted", params: { group: name.uz_UZ } }
      : { code: "field-asked", params: { group: name.uz_UZ, version } },
  );
  if (protectedFields.includes(id)) reasons.unshift({ code: "field-protected", params: { field: id } });
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

async function lockField(transaction: Transaction, id: number, ifMatch: number): Promise<FieldRow> {
  // Groups that take the field up wait for the register's row: see `publishGroup`.
  await lockFieldRow(transaction, id);
  const [field] = await readFields(transaction, id);
  if (field === undefined) throw notFound();
  if (field.version !== ifMatch) throw new Problem("precondition-failed", { current: field });
  return field;
}
