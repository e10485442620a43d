import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Transaction } from "../../platform/database/database.js";
import { issueAct, type Saying } from "../documents/issue-act.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { Problem } from "../../platform/problem/problem.js";
import { makeCharge } from "../applications/charge.js";
import type { Acting } from "../../platform/acting/acting.js";
import { insertRequests } from "../applications/edit-request-queries.js";
import type { Requests } from "../applications/edit-requests.js";
import { type ApplicationRecord, lockApplication } from "../applications/application.js";
import { withReadiness } from "../applications/moves.js";
import { lockCandidates } from "../applications/overlaps.js";
import { assertPast } from "../applications/past-day.js";
import { enforceOnApplication, makeMove } from "../applications/transition.js";
import { concludeAgenda, insertCouncilDecision, reopenDuplicates } from "./queries.js";

/** 10 → 9: hands in a complete application. @throws {Problem} */
export async function submit(transaction: Transaction, acting: Acting, id: string): Promise<void> {
  await lockCandidates(transaction, id, acting.now);
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "submit:property", application);
  await makeMove(transaction, acting, application, "submit");
}

/** 9 → 1: starts the discussion by the diagram in force; conclusions that still hold are carried over. @throws {Problem} */
export async function startDiscussion(transaction: Transaction, acting: Acting, id: string): Promise<void> {
  const locked = await lockApplication(transaction, id);
  enforceOnApplication(acting, "start:discussion", locked);
  const application = await withReadiness(transaction, locked);
  await makeMove(transaction, acting, application, "start_discussion");
  if (application.run === null) return;
  // Everything may have been carried over: then the run has ended as it began.
  const begun = await lockApplication(transaction, id);
  if (begun.run?.state === "ended") {
    const { runState, runOutcome } = begun.state;
    await makeMove(
      transaction,
      acting,
      { ...begun, state: { ...begun.state, runState: "running" } },
      "give_conclusion",
      {
        params: { carried: true, outcome: runOutcome ?? "" },
        after: { runState, runOutcome },
        // The organisations concluded, not who starts: it would bar them from their own application.
        followsOnly: true,
      },
    );
  }
}

/** 5 → 6, 10 or 3, with a reason. @throws {Problem} */
export async function review(
  transaction: Transaction,
  acting: Acting,
  id: string,
  decision: BodyOf<typeof applications.review>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "review:property", application);
  const { reason } = decision;
  if (decision.to === "editing") {
    await makeMove(transaction, acting, application, "review_return", { reason });
    await insertRequests(transaction, acting, application.row, decision.requests);
    return;
  }
  if (decision.to === "announced") await makeMove(transaction, acting, application, "review_announce", { reason });
  else await makeMove(transaction, acting, application, "review_reject", { reason, refusal: decision.because });
}

/** Returns an application to editing with typed edit requests. @throws {Problem} */
export async function returnApplication(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason, requests }: { readonly reason: string; readonly requests: Requests },
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "return:property", application);
  await makeMove(transaction, acting, application, "return", { reason });
  await insertRequests(transaction, acting, application.row, requests);
}

/** Justice's check: positive → payment, or the Council where nothing is owed; negative → review. @throws {Problem} */
export async function decideAsJustice(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { verdict, reason, fileIds = [] }: BodyOf<typeof applications.justice>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "justice:property", application);
  await assertAttachable(
    transaction,
    fileIds.map((fileId, index) => ({ id: fileId, pointer: `/fileIds/${index}` })),
    [acting.actor?.id ?? ""],
  );
  // Papers lie with what is signed, and only an organisation signs.
  if (fileIds.length > 0 && !acting.actor?.organisation) {
    throw new Problem("move-refused", { reasons: [{ code: "not-your-step" }] });
  }
  const sign = async () => signAs(transaction, acting, application, { kind: "justice", verdict, reason, fileIds });
  if (verdict === "negative") {
    await makeMove(transaction, acting, application, "justice_negative", { reason });
    return sign();
  }
  const charged =
    application.row.status === "at_justice" ? await makeCharge(transaction, acting, application) : application;
  await makeMove(transaction, acting, charged, "justice_positive", { reason });
  return sign();
}

/**
 * Signs in the name of the actor's organisation what it decided; an application that a person without an organisation
 * decides stays unsigned.
 */
async function signAs(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  saying: Omit<Saying, "organisationId">,
): Promise<void> {
  const organisationId = acting.actor?.organisation?.id;
  if (organisationId !== undefined) await issueAct(transaction, acting, application, { ...saying, organisationId });
}

/** The Council's decision: for → registered, against → rejected. @throws {Problem} */
export async function decideAsCouncil(
  transaction: Transaction,
  acting: Acting,
  id: string,
  decision: BodyOf<typeof applications.council>,
): Promise<void> {
  // Of two registrations of one plot the second waits here, and then finds the first.
  if (decision.verdict === "for") await lockCandidates(transaction, id, acting.now);
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "council:property", application);
  assertPast(acting, decision.date, "/date");
  await makeMove(transaction, acting, application, decision.verdict === "for" ? "council_for" : "council_against", {
    ...(decision.reason === undefined ? {} : { reason: decision.reason }),
    ...(decision.verdict === "against" && { refusal: decision.because }),
    params: { number: decision.number, date: decision.date },
  });
  if (decision.verdict === "for") {
    // A plot that was judged distinct from an unfinished application's has to be judged again once that application is
    // registered: of two that meet at the Council the first wins, and the second is looked at with that in mind.
    await reopenDuplicates(transaction, id);
    await signAs(transaction, acting, application, {
      kind: "certificate",
      decision: { number: decision.number, date: decision.date },
    });
  }
  const decided = { ...decision, at: acting.now };
  await concludeAgenda(transaction, application.row, decided);
  await insertCouncilDecision(transaction, application.row, decided);
}
