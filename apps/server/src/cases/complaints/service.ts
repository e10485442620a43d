import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Complaint, DisputeVerdict } from "@yer/api/contract/objections";
import type { ownApplications } from "@yer/api/contract/own-applications";
import type { Reason } from "@yer/api/contract/problem";
import type { StatusKey } from "@yer/api/contract/statuses";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { isHolderOf } from "../../identity/access/holder-of.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, isFinal, lockApplication } from "../applications/application.js";
import { isOccupier } from "../applications/is-occupier.js";
import { beginTerm } from "../applications/term.js";
import { tellOfDispute } from "../applications/tell.js";
import { tellComplainant } from "../applications/tell-citizens.js";
import { enforceOnApplication, makeMove, record, takePart } from "../applications/transition.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { complaintNumber } from "../objections/numbers.js";
import { lastSequence } from "../objections/queries.js";
import {
  complaintIn,
  complaintsAbout,
  consentTo,
  type DismissedObjection,
  dismissedObjections,
  insertComplaint,
  type MadeComplaint,
  setVerdict,
} from "./queries.js";
import { transitionOf } from "../../rules/workflow/transitions.js";

/**
 * Takes a complaint against a decision (DOMAIN §3, Appeal): the occupier's while the application is rejected, a
 * dismissed objector's within the same period. Anyone else learns nothing of the application.
 * @throws {Problem} `not-found`, `move-refused`
 */
export async function complain(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  given: BodyOf<typeof ownApplications.complain>,
): Promise<{ id: string; number: string; at: string }> {
  const application = await lockApplication(transaction, applicationId);
  const { row } = application;
  const contested = await contestedBy(transaction, acting, application);
  const number = acting.actor.pinfl ?? acting.actor.stirs[0];
  if (contested === undefined || number === undefined) throw notFound();
  refuseIf(contested.against);
  const objectionId = contested.objection?.id ?? null;
  await assertAttachable(
    transaction,
    given.fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    [acting.actor.id],
  );
  const id = uuidv7();
  const sequence = (await lastSequence(transaction, "complaints", row)) + 1;
  const complaint = complaintNumber(row.number, sequence);
  await insertComplaint(transaction, row, {
    id,
    sequence,
    objection_id: objectionId,
    complainant_name: acting.actor.name,
    complainant_number: number,
    text: given.text,
    file_ids: given.fileIds,
    at: acting.now,
  });
  await record(transaction, acting, application, {
    action: "complaint.received",
    params: { by: objectionId === null ? "occupier" : "objector", number: complaint },
  });
  await tellOfDispute(transaction, acting, application, "complaint");
  return { id, number: complaint, at: acting.now.toISOString() };
}

/** The decision somebody may complain of: their application's rejection, or the dismissal of their objection. */
export interface Contested {
  /** `null`: the rejection, which is the occupier's to appeal against. */
  readonly objection: DismissedObjection | null;
  /** Why they cannot complain of it now; empty where they can. */
  readonly against: readonly Reason[];
}

/**
 * The decision that a person may complain of, once each: the application's rejection if it is theirs, else the latest
 * dismissal of an objection of theirs that they have not complained of yet. `undefined` for whom the application does
 * not concern.
 */
export async function contestedBy(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
): Promise<Contested | undefined> {
  const { row } = application;
  const { actor } = acting;
  const made = await complaintsAbout(db, row);
  const isOpen = made.some(({ state, complainant_number: by }) => state === "new" && isHolderOf(actor, by));
  const open: Reason[] = isOpen ? [{ code: "complaint-open" }] : [];
  if (isOccupier(actor, application)) {
    const closed = [...reasonsAgainstAppeal(acting, application), ...open];
    return { objection: null, against: closed.length > 0 ? closed : reasonsOfOneAppeal(row, made) };
  }
  const own = (await dismissedObjections(db, row)).filter((each) => isHolderOf(actor, each.objector_number));
  const timely = own.filter((each) => reasonsAgainstComplaining(acting, row, each.decided_at).length === 0);
  const [latest] = own;
  if (latest === undefined) return undefined;
  if (timely.length === 0) return { objection: latest, against: [{ code: "appeal-period-over" }] };
  const fresh = timely.find((each) => made.every(({ objection_id }) => objection_id !== each.id));
  if (fresh === undefined) return { objection: latest, against: isOpen ? open : [{ code: "complaint-made" }] };
  return { objection: fresh, against: open };
}

/** One appeal a rejection: whoever lost one may not stop the clock again. An earlier rejection had its own. */
function reasonsOfOneAppeal(row: ApplicationRecord["row"], made: readonly MadeComplaint[]): Reason[] {
  const appealed = made.some(
    ({ objection_id, state, at }) => objection_id === null && state === "dismissed" && at >= row.status_since,
  );
  return appealed ? [{ code: "complaint-made" }] : [];
}

function refuseIf(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw new Problem("move-refused", { reasons: [...reasons] });
}

/** Why the occupier cannot appeal now; empty where they can. */
export function reasonsAgainstAppeal({ now }: Acting, { row, state }: ApplicationRecord): Reason[] {
  if (row.status !== "rejected") return [{ code: "not-rejected" }];
  return state.appealEndsAt !== null && now >= state.appealEndsAt ? [{ code: "appeal-period-over" }] : [];
}

/** Why the author of an objection dismissed at a moment cannot complain of it now; empty where they can. */
export function reasonsAgainstComplaining(
  { now, settings }: Pick<Acting, "now" | "settings">,
  application: { readonly status: StatusKey; readonly district_soato: string },
  dismissedAt: Date,
): Reason[] {
  const endsAt = periodToComplain(settings, application, dismissedAt);
  return isFinal(application.status) || (endsAt !== null && now >= endsAt) ? [{ code: "appeal-period-over" }] : [];
}

/** Until when the author of an objection dismissed at a moment may complain of that. */
export function periodToComplain(
  settings: Acting["settings"],
  { district_soato }: { readonly district_soato: string },
  dismissedAt: Date,
): Date | null {
  return beginTerm(settings.in(district_soato).value("term.rejected", dismissedAt), dismissedAt, settings).endsAt;
}

/** Whether a complaint that is upheld takes the application to review. */
function isTakenToReview(status: StatusKey): boolean {
  return transitionOf(status, "uphold_appeal") !== undefined;
}

/** Why a complaint cannot be decided so where it and its application stand; empty where it can. */
export function reasonsAgainstVerdict(status: StatusKey, state: Complaint["state"], verdict: DisputeVerdict): Reason[] {
  if (state !== "new") return [{ code: "no-open-complaint" }];
  if (isFinal(status)) return [{ code: "frozen" }];
  // Upheld means review. On its way back from editing an application may pass review by: the complaint waits for it.
  const waits = verdict === "upheld" && !isTakenToReview(status) && status !== "in_review";
  return waits ? [{ code: "not-from-here", params: { status } }] : [];
}

/** Why each verdict on a complaint is closed to a person: theirs and the application's reasons together. */
export function verdictsFor(
  actor: Actor,
  { row, subject }: ApplicationRecord,
  state: Complaint["state"],
): Record<DisputeVerdict, Reason[]> {
  const decision = decide(actor, { code: "decide:complaint", kind: "act" }, subject);
  const own = decision.allowed ? [] : [...decision.reasons];
  return {
    upheld: [...own, ...reasonsAgainstVerdict(row.status, state, "upheld")],
    dismissed: [...own, ...reasonsAgainstVerdict(row.status, state, "dismissed")],
  };
}

/**
 * Upholds or dismisses a complaint; upheld takes the application to review, or finds it there.
 * @throws {Problem}
 */
export async function decideComplaint(
  transaction: Transaction,
  acting: Acting,
  { applicationId, complaintId }: { readonly applicationId: string; readonly complaintId: string },
  given: {
    readonly body: BodyOf<typeof applications.decideComplaint>;
    /** Version of the complaint as it was read; `null`: whatever it is. */
    readonly ifMatch: number | null;
  },
): Promise<void> {
  const {
    body: { verdict, reason },
    ifMatch: version,
  } = given;
  const application = await lockApplication(transaction, applicationId);
  enforceOnApplication(acting, "decide:complaint", application);
  const { row } = application;
  const complaint = await complaintIn(transaction, row, complaintId);
  if (complaint === undefined) throw notFound();
  if (version !== null && complaint.version !== version) throw new Problem("precondition-failed");
  refuseIf(reasonsAgainstVerdict(row.status, complaint.state, verdict));
  await setVerdict(
    transaction,
    { home_region: row.home_region, id: complaintId },
    {
      verdict,
      reason,
      by: acting.actor?.name ?? null,
      at: acting.now,
    },
  );
  await takePart(transaction, acting, application, "objections");
  await record(transaction, acting, application, {
    action: "complaint.decided",
    reason,
    params: { verdict, number: complaintNumber(row.number, complaint.sequence) },
  });
  await tellComplainant(transaction, acting, application, complaint.complainant_number, verdict);
  if (verdict === "upheld" && isTakenToReview(row.status)) {
    await makeMove(transaction, acting, application, "uphold_appeal", { reason });
  }
}

/** The occupier refuses to pay: 30 → 5 with the text (DOMAIN §7). Anyone else learns nothing. @throws {Problem} */
export async function refuse(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
  reason: string,
): Promise<void> {
  const application = await lockApplication(transaction, applicationId);
  if (!isOccupier(acting.actor, application)) throw notFound();
  await makeMove(transaction, acting, application, "refuse", { reason });
}

/** Why the occupier cannot consent to the charge; empty where they can. */
export function reasonsAgainstConsent({ row, charge }: ApplicationRecord): Reason[] {
  if (row.status !== "in_payment") return [{ code: "not-from-here", params: { status: row.status } }];
  return charge?.state === "open" ? [] : [{ code: "nothing-owed" }];
}

/**
 * The occupier consents to the charge as it was frozen. It changes nothing but that it is known (DOMAIN §7); said again
 * it stands as it was said first. Anyone else learns nothing.
 * @throws {Problem}
 */
export async function consent(
  transaction: Transaction,
  acting: ActingPerson,
  applicationId: string,
): Promise<{ at: string }> {
  const application = await lockApplication(transaction, applicationId);
  if (!isOccupier(acting.actor, application)) throw notFound();
  refuseIf(reasonsAgainstConsent(application));
  const at = await consentTo(transaction, application, acting);
  if (at === undefined) throw notFound();
  if (at.getTime() === acting.now.getTime())
    await record(transaction, acting, application, { action: "charge.consented" });
  return { at: at.toISOString() };
}
