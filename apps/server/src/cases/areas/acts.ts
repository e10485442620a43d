import type { AreaRequestKind } from "@yer/api/contract/area-facts";
import { type AreaFinding, areaStatesAtInspection } from "@yer/api/contract/area-states";
import type { areas } from "@yer/api/contract/areas";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Fault } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import { contains } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { proposedBy } from "../../rules/areas/area-preconditions.js";
import {
  activeOrganisation,
  addAreaRequests,
  addProposal,
  answerAreaRequest,
  beginSending,
  changeSending,
  closeProposal,
} from "./inspection-queries.js";
import { lockForMove, makeAreaMove } from "./moves.js";
import { tellInspection } from "./tell-inspection.js";

/** Who does it, and through whose name, as rows keep it. */
function doer({ actor, now }: Acting) {
  return { person: actor?.id ?? null, through: actor?.impersonation?.byId ?? null, at: now };
}

/** new or waiting → sent. @throws {Problem} */
export async function sendArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  given: BodyOf<typeof areas.send>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "send");
  await assertInspection(transaction, given.organisationId, moving.area.district_soato);
  const { days, note, organisationId } = given;
  await makeAreaMove(transaction, acting, moving, "send", {
    reason: note,
    days,
    params: { days, organisation: organisationId },
  });
  await beginSending(transaction, moving.area, given, doer(acting));
  await tellInspection(transaction, acting, moving.area, { position: "area_sent", organisationId, takenBy: null });
}

/** Refuses what is no active organisation of inspection, or none of the district. @throws {Problem} `invalid` */
export async function assertInspection(transaction: Transaction, id: string, district?: string): Promise<void> {
  const found = await activeOrganisation(transaction, id);
  const inspects = found?.kind === "inspection";
  if (inspects && (district === undefined || contains(found.territory, district))) return;
  const errors: Fault[] = [{ in: "body", pointer: "/organisationId", code: "choice" }];
  throw new Problem("invalid", { errors, ...(inspects ? { reasons: [{ code: "inspection-elsewhere" }] } : {}) });
}

/** sent or returned → new. @throws {Problem} */
export async function recallArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof areas.recall>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "recall");
  await makeAreaMove(transaction, acting, moving, "recall", { reason });
}

/** sent → taken, by a person of the organisation. @throws {Problem} */
export async function takeArea(transaction: Transaction, acting: Acting, id: string): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "take");
  await makeAreaMove(transaction, acting, moving, "take");
  await changeSending(transaction, moving.area, { taken_by: acting.actor?.id ?? null, taken_at: acting.now });
}

/** sent → returned, with what must be mended. @throws {Problem} */
export async function returnArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { requests }: BodyOf<typeof areas.return>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "return");
  await makeAreaMove(transaction, acting, moving, "return", { params: { requests: requests.length } });
  await addAreaRequests(transaction, moving.area, requests, { name: acting.actor?.name ?? "", at: acting.now });
}

/** Answers one request; the last answer carries the area back. @throws {Problem} */
export async function answerArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { requestId, answer }: { readonly requestId: string; readonly answer: string },
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "answer");
  const kind = await answerAreaRequest(transaction, moving.area, requestId, {
    answer,
    answered_by: acting.actor?.name ?? null,
    answered_at: acting.now,
  });
  // Closed for a reason of its own is told first: of a request of another area nobody learns that there is one.
  const position = await makeAreaMove(transaction, acting, moving, "answer", {
    reason: answer,
    ...(kind === undefined ? {} : { params: { kind } }),
  });
  if (kind === undefined) throw notFound();
  const { area, sending } = moving;
  const back = areaStatesAtInspection.find((state) => state === position);
  if (sending === undefined || back === undefined) return;
  const { organisation_id: organisationId, taken_by: takenBy } = sending;
  await tellInspection(transaction, acting, area, { position: back, organisationId, takenBy });
}

/** taken → new, without a finding. @throws {Problem} */
export async function giveBackArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof areas.giveBack>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "give_back");
  await makeAreaMove(transaction, acting, moving, "give_back", { reason });
}

/** The finding of a visit, with its reason. */
export interface Finding {
  readonly finding: AreaFinding;
  /** What was seen on the spot. */
  readonly reason: string;
  /** What has to be mended, where the facts are wrong. */
  readonly requests?: readonly { readonly kind: AreaRequestKind; readonly note: string }[];
  readonly visitId?: string;
}

/** taken → new and confirmed, proposed, or returned, by what was found: `writeVisit` is what comes here. @throws {Problem} */
export async function recordFinding(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { finding, reason, requests = [], visitId }: Finding,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "find");
  await makeAreaMove(transaction, acting, moving, "find", {
    finding,
    reason,
    params: {
      finding,
      ...(visitId === undefined ? {} : { visit: visitId }),
      ...(finding === "data_wrong" ? { requests: requests.length } : {}),
    },
  });
  if (finding === "data_wrong") {
    await addAreaRequests(transaction, moving.area, requests, { name: acting.actor?.name ?? "", at: acting.now });
  }
  const target = proposedBy(finding);
  if (target !== null) await addProposal(transaction, moving.area, { target, reason, documentId: null }, doer(acting));
}

/** new → new and confirmed, with a document. @throws {Problem} */
export async function confirmArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason, documentId }: BodyOf<typeof areas.confirm>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "confirm");
  await assertAttachable(transaction, [{ id: documentId, pointer: "/documentId" }], [acting.actor?.id ?? ""]);
  await makeAreaMove(transaction, acting, moving, "confirm", { reason, params: { document: documentId } });
}

/** Any standing state → a basket that one person decides. @throws {Problem} */
export async function setAsideArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { basket, reason }: BodyOf<typeof areas.setAside>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "set_aside");
  await makeAreaMove(transaction, acting, moving, "set_aside", { basket, reason });
}

/** A basket of one person → new. @throws {Problem} */
export async function putBackArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof areas.putBack>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "put_back");
  await makeAreaMove(transaction, acting, moving, "put_back", { reason });
}

/** Proposes what a second person decides; the area stays where it is. @throws {Problem} */
export async function proposeForArea(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { target, reason, documentId }: BodyOf<typeof areas.propose>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "propose");
  const aside = moving.state.position === "written_off" || moving.state.position === "state_owned";
  const errors: Fault[] = [];
  if (aside !== (target === "area_new")) errors.push({ in: "body", pointer: "/target", code: "choice" });
  if (target === "written_off" && documentId === null) {
    errors.push({ in: "body", pointer: "/documentId", code: "required" });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (documentId !== null) {
    await assertAttachable(transaction, [{ id: documentId, pointer: "/documentId" }], [acting.actor?.id ?? ""]);
  }
  await makeAreaMove(transaction, acting, moving, "propose", { reason, params: { target } });
  await addProposal(transaction, moving.area, { target, reason, documentId }, doer(acting));
}

/** Approves or refuses what another person proposed. @throws {Problem} */
export async function decideProposal(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { proposalId, verdict, reason }: BodyOf<typeof areas.decideProposal> & { readonly proposalId: string },
): Promise<void> {
  const move = verdict === "approved" ? "approve" : "refuse";
  const moving = await lockForMove(transaction, acting, id, move);
  const { proposal } = moving;
  if (proposal !== undefined && proposal.id !== proposalId) throw notFound();
  await makeAreaMove(transaction, acting, moving, move, {
    reason,
    ...(proposal === undefined ? {} : { params: { target: proposal.target } }),
  });
  if (proposal === undefined) return;
  await closeProposal(transaction, proposal, {
    verdict,
    decided_by: acting.actor?.id ?? null,
    decided_at: acting.now,
    decision_reason: reason,
  });
}
