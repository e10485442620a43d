import type { BodyOf } from "@yer/api/contract/endpoint";
import type { objections } from "@yer/api/contract/objections";
import type { Reason } from "@yer/api/contract/problem";
import type { ownApplications } from "@yer/api/contract/own-applications";
import type { publicSite } from "@yer/api/contract/public";
import { canonicalName, searchKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { isHolderOf } from "../../identity/access/holder-of.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, isFinal, lockApplication } from "../applications/application.js";
import { tellOfDispute, tellOfObjectionDecided } from "../applications/tell.js";
import { tellObjector, tellOccupierOfObjection, tellOccupierOfVerdict } from "../applications/tell-citizens.js";
import { enforceOnApplication, makeMove, record, takePart } from "../applications/transition.js";
import type { Transaction } from "../../platform/database/database.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { strangerOf } from "../../platform/uploads/stranger.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { groupOf, textKey } from "./alike.js";
import { objectionNumber } from "./numbers.js";
import {
  changeObjection,
  groupLeaders,
  insertObjection,
  lastSequence,
  type ObjectionRecord,
  objectionIn,
  placeOfObjection,
} from "./queries.js";

/** Whether nobody has decided an objection yet, and its author has not taken it back. */
export function isOpen({ state }: Pick<ObjectionRecord, "state">): boolean {
  return state === "new" || state === "in_review";
}

/**
 * Takes an objection of anyone to an announced application, while its announcement runs.
 * @param acting `vouched`: whether OneID vouches for the person in this very session. A number that it does not vouch for
 *   was typed by anyone, and keeps no member of staff from the application (DOMAIN §8)
 * @throws {Problem} `not-found` for applications never announced, `move-refused` when the announcement is over
 */
export async function objectTo(
  transaction: Transaction,
  acting: Acting & { readonly vouched?: boolean },
  applicationId: string,
  given: BodyOf<typeof publicSite.object>,
): Promise<{ id: string; number: string; at: string }> {
  const application = await lockApplication(transaction, applicationId);
  const { row, announcement } = application;
  if (announcement === null) throw notFound();
  if (row.status !== "announced" || acting.now >= announcement.closesAt) {
    throw new Problem("move-refused", { reasons: [{ code: "announcement-closed" }] });
  }
  await assertAttachable(
    transaction,
    given.fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    [acting.actor?.id ?? "", ...(given.fileKeys ?? []).map(strangerOf)],
  );
  const id = uuidv7();
  const sequence = (await lastSequence(transaction, "objections", row)) + 1;
  const number = objectionNumber(row.number, sequence);
  const key = textKey(given.text);
  const name = canonicalName(given.name);
  const groupId = groupOf(key, await groupLeaders(transaction, row)) ?? id;
  await insertObjection(transaction, {
    home_region: row.home_region,
    id,
    application_id: row.id,
    announcement_id: announcement.id,
    sequence,
    group_id: groupId,
    text_key: key,
    search_key: searchKey(`${number} ${name}`),
    objector_name: name,
    objector_number: given.number,
    proved: acting.vouched === true && acting.actor !== null && isHolderOf(acting.actor, given.number),
    objector_phone: given.phone,
    text: given.text,
    file_ids: given.fileIds,
    at: acting.now,
  });
  await record(transaction, acting, application, {
    action: "objection.received",
    params: { announcement: announcement.sequence, number },
    personal: [
      { pointer: "/objections/-/objector/name", before: null, after: name },
      { pointer: "/objections/-/objector/number", before: null, after: given.number },
    ],
  });
  await tellOfDispute(transaction, acting, application, "objection");
  await tellOccupierOfObjection(transaction, acting, application);
  return { id, number, at: acting.now.toISOString() };
}

/** An objection and its application, both under the application's lock. */
export interface HeldObjection {
  readonly application: ApplicationRecord;
  readonly objection: ObjectionRecord;
}

/** Locks the application of an objection and reads the objection as it then stands. @throws {Problem} `not-found` */
async function lockObjection(transaction: Transaction, id: string): Promise<HeldObjection> {
  const place = await placeOfObjection(transaction, id);
  if (place === undefined) throw notFound();
  const application = await lockApplication(transaction, place.application_id);
  const objection = await objectionIn(transaction, application.row, id);
  if (objection === undefined) throw notFound();
  return { application, objection };
}

/** Why an objection cannot be decided where its application stands; empty where it can. */
export function reasonsAgainstDeciding({ application, objection }: HeldObjection): Reason[] {
  const { status } = application.row;
  if (!isOpen(objection)) return [{ code: "no-open-objection" }];
  return status === "announced" || status === "in_review" ? [] : [{ code: "not-from-here", params: { status } }];
}

/** Why an objection cannot be taken into review; empty where it can. */
export function reasonsAgainstTaking(held: HeldObjection): Reason[] {
  return held.objection.state === "in_review" ? [{ code: "objection-taken" }] : reasonsAgainstDeciding(held);
}

/** Why an objection cannot be withdrawn; empty where it can: nothing is taken back that was decided. */
export function reasonsAgainstWithdrawing({ application, objection }: HeldObjection): Reason[] {
  if (!isOpen(objection)) return [{ code: "no-open-objection" }];
  return isFinal(application.row.status) ? [{ code: "frozen" }] : [];
}

function refuseIf(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Problem("move-refused", { reasons: [...reasons] });
}

/** @throws {Problem} `precondition-failed` when somebody changed the objection since it was read */
function assertVersion(objection: ObjectionRecord, version: number): void {
  if (objection.version !== version) throw new Problem("precondition-failed");
}

/** Takes an objection into review, by name. @throws {Problem} */
export async function takeObjection(
  transaction: Transaction,
  acting: Acting,
  id: string,
  ifMatch: number,
): Promise<void> {
  const held = await lockObjection(transaction, id);
  enforceOnApplication(acting, "decide:objection", held.application);
  assertVersion(held.objection, ifMatch);
  refuseIf(reasonsAgainstTaking(held));
  await changeObjection(transaction, held.objection, { state: "in_review", taken_by: acting.actor?.name ?? null });
  await tell(transaction, acting, held, "objection.taken");
}

/**
 * Writes the copy that the occupier and the public read. It may be written anew, also after the decision: what was
 * overlooked must not stay in view. The original never changes.
 * @throws {Problem}
 */
export async function redactObjection(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body: { text, fileIds }, ifMatch }: Guarded<BodyOf<typeof objections.redact>>,
): Promise<void> {
  const held = await lockObjection(transaction, id);
  const { objection, application } = held;
  enforceOnApplication(acting, "decide:objection", application);
  assertVersion(objection, ifMatch);
  await assertAttachable(
    transaction,
    fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    [acting.actor.id],
    [...objection.file_ids, ...objection.redacted_file_ids],
  );
  await changeObjection(transaction, objection, {
    redacted_text: text,
    redacted_file_ids: fileIds,
    redacted_by: acting.actor.name,
    redacted_at: acting.now,
  });
  await tell(transaction, acting, held, "objection.redacted");
}

/** What is decided, and in which version each objection was read that it is decided of; `null`: whatever it is. */
interface Decision {
  readonly body: BodyOf<typeof objections.decide>;
  readonly ifMatch: number | null;
}

/**
 * Upholds or dismisses an objection, and others of its group in the same act: each has its decision and its entry in
 * the history. The first one upheld takes an announced application to review in this transaction; the last one decided,
 * once the announcement is over, to justice.
 * @throws {Problem}
 */
export async function decideObjection(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { body: { verdict, reason, also = [] }, ifMatch }: Decision,
): Promise<void> {
  const first = await lockObjection(transaction, id);
  const { application } = first;
  enforceOnApplication(acting, "decide:objection", application);
  const wanted = [{ id, version: ifMatch }, ...also.filter((other) => other.id !== id)];
  const held: HeldObjection[] = [];
  for (const each of wanted) {
    const objection = each.id === id ? first.objection : await objectionIn(transaction, application.row, each.id);
    // Answered together is only what says the same.
    if (objection === undefined || objection.group_id !== first.objection.group_id) throw notFound();
    if (each.version !== null) assertVersion(objection, each.version);
    refuseIf(reasonsAgainstDeciding({ application, objection }));
    held.push({ application, objection });
  }
  for (const one of held) {
    await changeObjection(transaction, one.objection, {
      state: verdict,
      decision_reason: reason,
      decided_by: acting.actor?.name ?? null,
      decided_at: acting.now,
    });
    await tell(transaction, acting, one, "objection.decided", { reason, params: { verdict } });
    await tellObjector(transaction, acting, application, one.objection, verdict);
    await tellOfObjectionDecided(transaction, acting, application);
  }
  await tellOccupierOfVerdict(transaction, acting, application, { verdict, objections: held.length });
  await takePart(transaction, acting, application, "objections");
  if (application.row.status !== "announced") return;
  if (verdict === "upheld") await makeMove(transaction, acting, application, "uphold_objection", { reason });
  else await endAnnouncementIfOver(transaction, acting, application, held.length);
}

/** Records that an objection was withdrawn, on paper. @throws {Problem} */
export async function withdrawByStaff(
  transaction: Transaction,
  acting: Acting,
  id: string,
  given: Guarded<BodyOf<typeof objections.withdraw>>,
): Promise<void> {
  const held = await lockObjection(transaction, id);
  enforceOnApplication(acting, "decide:objection", held.application);
  await withdraw(transaction, acting, held, given);
}

/** The author takes an objection back; to anyone else it does not exist. @throws {Problem} */
export async function withdrawByAuthor(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  given: Guarded<BodyOf<typeof ownApplications.withdraw>>,
): Promise<void> {
  const held = await lockObjection(transaction, id);
  if (!isHolderOf(acting.actor, held.objection.objector_number)) throw notFound();
  await withdraw(transaction, acting, held, given);
}

async function withdraw(
  transaction: Transaction,
  acting: Acting,
  held: HeldObjection,
  { body: { reason }, ifMatch }: Guarded<{ readonly reason: string }>,
): Promise<void> {
  assertVersion(held.objection, ifMatch);
  refuseIf(reasonsAgainstWithdrawing(held));
  await changeObjection(transaction, held.objection, {
    state: "withdrawn",
    decision_reason: reason,
    decided_by: acting.actor?.name ?? null,
    decided_at: acting.now,
  });
  await tell(transaction, acting, held, "objection.withdrawn", { reason });
  await tellOccupierOfVerdict(transaction, acting, held.application, { verdict: "withdrawn", objections: 1 });
  if (held.application.row.status === "announced")
    await endAnnouncementIfOver(transaction, acting, held.application, 1);
}

/** Writes into the application's history which objection something happened to. */
async function tell(
  transaction: Transaction,
  acting: Acting,
  { application, objection }: HeldObjection,
  action: string,
  more: { readonly reason?: string; readonly params?: Readonly<Record<string, string>> } = {},
): Promise<void> {
  await record(transaction, acting, application, {
    action,
    ...(more.reason === undefined ? {} : { reason: more.reason }),
    params: { number: objectionNumber(application.row.number, objection.sequence), ...more.params },
  });
}

/** 6 → 4 where nothing stands against it any more, `closed` of the open objections being open no longer. */
async function endAnnouncementIfOver(
  transaction: Transaction,
  acting: Acting,
  given: ApplicationRecord,
  closed: number,
): Promise<void> {
  const application = { ...given, state: { ...given.state, openObjections: given.state.openObjections - closed } };
  if (preconditions("end_announcement", application.state, acting.now).length === 0) {
    await makeMove(transaction, acting, application, "end_announcement");
  }
}
