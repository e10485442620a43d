import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { fieldGroups } from "@yer/api/contract/field-groups";
import type { Names } from "@yer/api/contract/values";
import { checkField, emptyGroup, type GroupFlow, parseGroup, validateGroup } from "@yer/flow-editor/model/groups";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { assertRepublic } from "../diagrams/service.js";
import { holdFields, readFields } from "../fields/queries.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import {
  changeGroupDraft,
  deleteGroup,
  deleteGroupDraft,
  insertGroup,
  insertGroupDraft,
  insertGroupVersion,
  lockGroup,
  readFieldGroup,
  readGroupRecord,
  setGroupInForce,
} from "./queries.js";
import { withRegister } from "./with-register.js";

type DraftReply = ReplyOf<typeof fieldGroups.beginDraft>;

/** Writes an act into the group's history, and has open screens read again. */
async function remember(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: number,
  entry: Pick<NewEntry, "action" | "params" | "changes" | "reason">,
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "field-group", id: String(id), homeRegion: republic },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
  await context.events.publish(transaction, { kind: entry.action, id: String(id) });
}

/**
 * Begins a group with a draft: one that asks nothing yet, or a copy of what another group asks.
 * @throws {Problem} `not-found` for a group to copy that there is not
 */
export async function createGroup(
  transaction: Transaction,
  acting: ActingInContext,
  { name, copyOf }: BodyOf<typeof fieldGroups.create>,
): Promise<{ id: number }> {
  const model = copyOf === undefined ? undefined : await readFieldGroup(transaction, copyOf);
  if (copyOf !== undefined && model === undefined) throw notFound();
  const id = await insertGroup(transaction, name);
  await firstDraft(transaction, acting, id, { name, flow: model?.group ?? emptyGroup });
  await remember(transaction, acting, id, {
    action: "field-group.created",
    params: copyOf === undefined ? {} : { copyOf },
    changes: [{ pointer: "/name", before: null, after: name }],
  });
  return { id };
}

async function firstDraft(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  groupId: number,
  drawn: { readonly name: Names; readonly flow: GroupFlow },
): Promise<DraftReply> {
  await insertGroupDraft(transaction, groupId, { ...drawn, savedAt: now, savedBy: actor.name });
  return { revision: 1, savedAt: now.toISOString(), savedBy: actor.name };
}

/**
 * Begins a draft from one of the group's versions: to change it, or to bring it back.
 * @throws {Problem} `not-found`, `duplicate` where a draft is being written already
 */
export async function beginGroupDraft(
  transaction: Transaction,
  acting: ActingInContext,
  id: number,
  from: number,
): Promise<DraftReply> {
  const line = await lockGroup(transaction, id);
  const model = await readFieldGroup(transaction, id, from);
  if (model === undefined) throw notFound();
  if (line.draft !== undefined) throw new Problem("duplicate", { params: { number: line.version + 1 } });
  const draft = await firstDraft(transaction, acting, id, { name: model.name, flow: model.group });
  await remember(transaction, acting, id, { action: "field-group.draft-begun", params: { from } });
  return draft;
}

/**
 * Keeps a draft, sound or not, its fields as the register has them. The history tells of what was published.
 * @throws {Problem} `not-found`, `invalid` for what is no group at all or asks fields there are not, `precondition-failed` when
 * somebody saved since
 */
export async function saveGroupDraft(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: number,
  { body: { name, group }, ifMatch }: Guarded<BodyOf<typeof fieldGroups.saveDraft>>,
): Promise<DraftReply> {
  const parsed = parseGroup(group);
  if (!parsed.ok) {
    const { path, code } = parsed.fault;
    const pointer = path.replaceAll(/[.[]/g, "/").replaceAll("]", "");
    throw new Problem("invalid", {
      errors: [{ in: "body", pointer: `/group/${pointer}`, code: "not-a-diagram", params: { why: code } }],
    });
  }
  // Fields that are taken up cannot be taken out of the register at the same moment.
  await holdFields(
    transaction,
    parsed.group.list.map((field) => field.id),
  );
  const draft = await draftAt(transaction, id, ifMatch);
  const { group: flow, unknown } = withRegister(parsed.group, await readFields(transaction));
  if (unknown.length > 0) {
    throw new Problem("invalid", {
      errors: unknown.map((index) => ({ in: "body", pointer: `/group/list/${index}`, code: "field" })),
    });
  }
  const revision = draft.revision + 1;
  await changeGroupDraft(transaction, id, revision, { name: bounded(name), flow, savedAt: now, savedBy: actor.name });
  await context.events.publish(transaction, { kind: "field-group.draft-saved", id: String(id) });
  return { revision, savedAt: now.toISOString(), savedBy: actor.name };
}

/** A draft's name may be unfinished, not endless. NUL would break the database. */
function bounded(name: Names): Names {
  return { uz_UZ: cut(name.uz_UZ), uz_Cyrl: cut(name.uz_Cyrl), ru_RU: cut(name.ru_RU), en_US: cut(name.en_US) };
}

function cut(text: string): string {
  return text.replaceAll("\u0000", "").slice(0, 200);
}

/** The draft under lock, if it is still the one the person has read. */
async function draftAt(transaction: Transaction, id: number, ifMatch: number) {
  const { draft, version } = await lockGroup(transaction, id);
  if (draft === undefined) throw notFound();
  if (draft.revision !== ifMatch) {
    throw new Problem("precondition-failed", { current: (await readGroupRecord(transaction, id)).draft });
  }
  return { ...draft, inForce: version };
}

/**
 * Throws a draft away, and the group with it where nothing of it was ever published.
 * @throws {Problem} `not-found`, `precondition-failed`
 */
export async function dropGroupDraft(
  transaction: Transaction,
  acting: ActingInContext,
  id: number,
  ifMatch: number,
): Promise<void> {
  const draft = await draftAt(transaction, id, ifMatch);
  await deleteGroupDraft(transaction, id);
  if (draft.inForce === 0) await deleteGroup(transaction, id);
  await remember(transaction, acting, id, { action: "field-group.draft-dropped" });
}

/**
 * Puts the draft in force. Running cases and conclusions keep the version they began with (DOMAIN §4, §5). Refused while
 * the group asks nothing, has a fault, or lacks a name in one of the languages.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`, `access-denied`
 */
export async function publishGroup(
  transaction: Transaction,
  acting: ActingInContext,
  id: number,
  { body: { reason }, ifMatch }: Guarded<BodyOf<typeof fieldGroups.publish>>,
): Promise<{ number: number }> {
  assertRepublic(acting.actor);
  const { flow, name, inForce } = await draftAt(transaction, id, ifMatch);
  // The register holds still while the fields are taken as they stand.
  await holdFields(
    transaction,
    flow.list.map((field) => field.id),
  );
  const { group } = withRegister(flow, await readFields(transaction));
  const faults = validateGroup(group).length + group.list.reduce((sum, field) => sum + checkField(field).length, 0);
  const reasons = [
    ...(group.list.length === 0 ? [{ code: "group-empty" as const }] : []),
    ...(faults > 0 ? [{ code: "group-unsound" as const, params: { count: faults } }] : []),
    ...(Object.values(name).some((text) => text.trim() === "") ? [{ code: "group-unnamed" as const }] : []),
  ];
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const number = inForce + 1;
  await insertGroupVersion(transaction, id, {
    number,
    name,
    flow: group,
    publishedAt: acting.now,
    publishedBy: acting.actor.name,
    reason,
  });
  await setGroupInForce(transaction, id, { name, number });
  await deleteGroupDraft(transaction, id);
  await remember(transaction, acting, id, {
    action: "field-group.published",
    reason,
    params: { number },
  });
  return { number };
}
