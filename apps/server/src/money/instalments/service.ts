import type { BodyOf } from "@yer/api/contract/endpoint";
import type { instalmentRequests } from "@yer/api/contract/instalment-requests";
import { notify } from "../../identity/notices/service.js";
import { type ApplicationRecord, lockApplication } from "../../cases/applications/application.js";
import { isOccupier } from "../../cases/applications/is-occupier.js";
import { nearestAble } from "../../cases/applications/tell.js";
import { tellOfMoney } from "../../cases/applications/tell-citizens.js";
import { enforceOnApplication, record } from "../../cases/applications/transition.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem, refuseFor } from "../../platform/problem/problem.js";
import { againstAnsweringRequest, againstAsking, faultsOfAsked } from "../../rules/money/instalment-request.js";
import { applicationOfCharge } from "../charges/queries.js";
import { findCharge } from "../charges/register.js";
import { agreeInstalments } from "./agree.js";
import { boundsIn } from "./bounds.js";
import { answerOpenRequest, insertRequest, type RequestRow, requestsOf } from "./queries.js";

/**
 * The occupier asks to pay their charge in instalments; whoever may answer is told. To anyone else the charge does not
 * exist. @throws {Problem}
 */
export async function askForInstalments(
  transaction: Transaction,
  acting: ActingPerson,
  chargeId: string,
  { schedule, reason }: BodyOf<typeof instalmentRequests.ask>,
): Promise<void> {
  const application = await lockApplication(transaction, await applicationOfCharge(transaction, chargeId));
  const { row, state, charge } = application;
  if (!isOccupier(acting.actor, application) || charge?.id !== chargeId) throw notFound();
  const [latest] = await requestsOf(transaction, { home_region: row.home_region, id: chargeId });
  refuseFor(againstAsking(state, latest?.state === "asked", acting.now));
  const faults = faultsOfAsked(schedule, state.owed ?? 0, boundsIn(acting, row), acting.now);
  if (faults.length > 0) {
    throw new Problem("invalid", { errors: faults.map((fault) => ({ in: "body" as const, ...fault })) });
  }
  await insertRequest(transaction, {
    home_region: row.home_region,
    application_id: row.id,
    charge_id: chargeId,
    schedule,
    reason,
    asked_by: acting.actor.id,
    asker: acting.actor.name,
    asked_at: acting.now,
  });
  // In whose words and why stands with the request alone: a history is kept for good.
  await record(transaction, acting, application, {
    action: "instalments.asked",
    params: { instalments: schedule.length },
  });
  const able = await nearestAble(transaction, acting, application, "agree:instalments");
  await notify(transaction, acting, {
    to: able.map(({ id }) => id),
    kind: "instalments.asked",
    subject: { kind: "application", id: row.id },
    params: { number: row.number },
  });
}

/** Which request of a charge, and as which version it was read. */
export interface AnsweredRequest {
  readonly request: string;
  readonly ifMatch: number;
}

/** Agrees by a contract with what was asked for, as it was asked. @throws {Problem} */
export async function agreeRequest(
  transaction: Transaction,
  acting: ActingPerson,
  chargeId: string,
  { body, ...given }: AnsweredRequest & { readonly body: BodyOf<typeof instalmentRequests.agree> },
): Promise<void> {
  const { application, request } = await answering(transaction, acting, chargeId, given);
  await agreeInstalments(transaction, acting, application.row.id, { ...body, schedule: [...request.schedule] });
}

/** Refuses what was asked for, with a reason that the occupier reads. @throws {Problem} */
export async function refuseRequest(
  transaction: Transaction,
  acting: ActingPerson,
  chargeId: string,
  { reason, ...given }: AnsweredRequest & { readonly reason: string },
): Promise<void> {
  const { application } = await answering(transaction, acting, chargeId, given);
  await answerOpenRequest(transaction, acting, { home_region: application.row.home_region, id: chargeId }, reason);
  await record(transaction, acting, application, { action: "instalments.refused", reason });
  await tellOfMoney(transaction, acting, application, "own.instalments");
}

/** A request that the person may answer, under its application's lock. */
async function answering(
  transaction: Transaction,
  acting: ActingPerson,
  chargeId: string,
  { request: id, ifMatch }: AnsweredRequest,
): Promise<{ readonly application: ApplicationRecord; readonly request: RequestRow }> {
  const found = await findCharge(transaction, acting.actor, chargeId);
  if (found === undefined) throw notFound();
  const application = await lockApplication(transaction, found.application_id);
  enforceOnApplication(acting, "agree:instalments", application);
  const request = (await requestsOf(transaction, found)).find((each) => each.id === id);
  if (request === undefined) throw notFound();
  if (request.version !== ifMatch) throw new Problem("precondition-failed");
  refuseFor(againstAnsweringRequest(request.state));
  return { application, request };
}
