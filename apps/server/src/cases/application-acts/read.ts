import type { Application } from "@yer/api/contract/applications";
import type { Occupier } from "@yer/api/contract/facts";
import type { Complaint } from "@yer/api/contract/objections";
import { billNumber, maskPassport, maskPinfl } from "@yer/api/formats";
import type { Actor } from "../../platform/acting/actor.js";
import { applicationScope } from "../../identity/access/scope.js";
import { verdictsFor } from "../complaints/service.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { complaintNumber } from "../objections/numbers.js";
import { filesOfObjection, objectionView } from "../objections/read.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { endedPlace } from "../../places/register/ended-place.js";
import { type ApplicationRecord, readApplicationRecord } from "../applications/application.js";
import { factsChangesSince } from "../applications/edit-request-queries.js";
import { changedFor } from "../applications/edit-requests.js";
import { heldFiles, reasonsAgainstEditingBy } from "../applications/facts-service.js";
import { holderKinds } from "../applications/holder.js";
import { movesFor, withReadiness } from "../applications/moves.js";
import { deadlineView, shownOf } from "../applications/register-rows.js";
import { readParts } from "../applications/read-queries.js";
import { officeInTurn } from "../applications/office-in-turn.js";
import { readSentence } from "../applications/sentence.js";
import { stuckReasons } from "../applications/stuck.js";
import { totalDeadlineView } from "../applications/terms.js";
import { reasonsAgainstWithdrawal } from "../applications/withdrawal.js";
import { areaOfApplication } from "../areas/links.js";
import { enforceOnApplication } from "../applications/transition.js";

type Parts = Awaited<ReturnType<typeof readParts>>;

/** An application whole, as a member of staff may see it. @throws {Problem} `not-found` */
export async function readApplication(
  db: Db | Transaction,
  acting: ActingPerson,
  id: string,
  personal = false,
): Promise<Application> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, personal ? "read_personal:property" : "read:property", application, "read");
  return viewOf(db, acting, application, personal);
}

async function viewOf(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
  personal: boolean,
): Promise<Application> {
  const { row, facts, announcement, state } = application;
  const { now, settings } = acting;
  const soon = settings.value("soon.days", now);
  const parts = visibleParts(acting.actor, await readParts(db, application));
  const [oldest] = parts.requests.map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime());
  const factsChanges = oldest === undefined ? [] : await factsChangesSince(db, row, oldest);
  const contract = parts.charge === null ? null : application.contract;
  const files = await readAttachedFiles(db, [
    ...heldFiles(facts),
    ...(contract?.fileId ? [contract.fileId] : []),
    ...parts.objections.flatMap(filesOfObjection),
    ...parts.complaints.flatMap(({ file_ids }) => file_ids),
  ]);
  const fileOf = new Map(files.map((each) => [each.id, each]));
  const named = (ids: readonly string[]) => ids.flatMap((each) => fileOf.get(each) ?? []);
  const totalPaused = row.total_deadline.pauses.some(({ to }) => to === null);
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    ...shownOf(facts),
    cadastreNumber: row.cadastre_number,
    occupier: row.occupier_name,
    region: { soato: row.region_soato, name: parts.place.region_name },
    district: { soato: row.district_soato, name: parts.place.district_name },
    neighborhood: { id: row.neighborhood_id, name: parts.place.neighborhood_name },
    deadline: deadlineView(row.deadline_at, row.suspended, now, soon),
    suspended: row.suspended,
    createdAt: row.created_at.toISOString(),
    statusSince: row.status_since.toISOString(),
    facts: { ...facts, occupier: occupierView(facts.occupier, personal), files: named(heldFiles(facts)) },
    personal,
    version: row.version,
    refusedBecause: row.refused_because,
    totalDeadline: totalDeadlineView(row, totalPaused, now, soon),
    assignee: parts.place.assignee,
    holder: await officeInTurn(db, application),
    holderKind: holderKinds[row.status],
    sentence: await readSentence(db, acting, application),
    missing: [...state.missing],
    moves: await movesFor(db, acting, application),
    withdraw: await reasonsAgainstWithdrawal(db, acting, application),
    placeEnded: state.placeEnded ? await endedPlace(db, row.neighborhood_id) : null,
    fromArea: await areaOfApplication(db, acting.actor, row.area_id),
    edit: reasonsAgainstEditingBy(acting.actor, application),
    stuck: (await stuckReasons(db, await withReadiness(db, application), now)).map(({ reason }) => reason),
    editRequests: parts.requests.map((request) => ({
      id: request.id,
      kind: request.kind,
      note: request.note,
      by: request.by_name,
      at: request.at.toISOString(),
      changed: changedFor(request, factsChanges),
      answer: request.answer,
      answeredBy: request.answered_by,
      answeredAt: request.answered_at?.toISOString() ?? null,
      version: request.version,
    })),
    overlaps: parts.overlaps,
    objections: parts.objections.map((each) => objectionView(each, row, named, personal)),
    complaints: parts.complaints.map((each) => ({
      id: each.id,
      number: complaintNumber(row.number, each.sequence),
      by: each.objection_id === null ? ("occupier" as const) : ("objector" as const),
      objectionId: each.objection_id,
      name: each.complainant_name,
      text: each.text,
      files: named(each.file_ids),
      at: each.at.toISOString(),
      state: each.state,
      decision: decisionView(each),
      verdicts: verdictsFor(acting.actor, application, each.state),
      version: each.version,
    })),
    announcement: announcement && {
      id: announcement.id,
      sequence: announcement.sequence,
      from: announcement.opensAt.toISOString(),
      to: announcement.closesAt.toISOString(),
      open: row.status === "announced" && now < announcement.closesAt,
    },
    charge: parts.charge && {
      id: parts.charge.id,
      number: billNumber(row.number, parts.charge.sequence),
      amount: parts.charge.amount,
      paid: application.credit,
      remaining: parts.charge.state === "void" ? 0 : Math.max(0, parts.charge.amount - application.credit),
      // Beyond a voided charge nothing is paid: what came is the application's credit, and counts towards the next one.
      overpaid: parts.charge.state === "void" ? 0 : Math.max(0, application.credit - parts.charge.amount),
      discount: parts.charge.discount,
      dueOn: parts.charge.due_on,
      state: parts.charge.state,
      flags: parts.charge.flags,
      consentedAt: parts.charge.consented_at?.toISOString() ?? null,
      rows: parts.charge.rows,
      madeAt: parts.charge.made_at.toISOString(),
      contract: contract && {
        number: contract.number,
        signedOn: contract.signedOn,
        file: (contract.fileId && fileOf.get(contract.fileId)) || null,
        schedule: standingOfInstalments(contract.schedule, application.credit - contract.credit, now),
      },
      receipts: parts.receipts.map((receipt) => ({
        id: receipt.id,
        amount: receipt.amount,
        paidOn: receipt.paid_on,
        document: receipt.document,
        by: receipt.by_name,
        at: receipt.at.toISOString(),
        imported: receipt.batch_id !== null,
        cancelledAt: receipt.cancelled_at?.toISOString() ?? null,
      })),
    },
    decision: parts.decision && {
      number: parts.decision.number,
      date: parts.decision.day,
      verdict: parts.decision.verdict,
    },
  };
}

function decisionView(of: {
  readonly decision_reason: string | null;
  readonly decided_by: string | null;
  readonly decided_at: Date | null;
}): Complaint["decision"] {
  if (of.decided_at === null) return null;
  return { reason: of.decision_reason ?? "", by: of.decided_by ?? "", at: of.decided_at.toISOString() };
}

/**
 * Members of an organisation that concludes see facts and documents; what other offices do with the application is not
 * theirs to read (DOMAIN §8).
 */
function visibleParts(actor: Actor, parts: Parts): Parts {
  if (applicationScope(actor)?.organisationId === null) return parts;
  return { ...parts, requests: [], overlaps: [], objections: [], complaints: [], charge: null, receipts: [] };
}

/** An occupier as a reader may see one: numbers masked unless they may be read in full. */
function occupierView(occupier: Occupier | null, personal: boolean): Occupier | null {
  if (occupier === null || occupier.kind === "legalPerson" || personal) return occupier;
  return {
    ...occupier,
    pinfl: occupier.pinfl && maskPinfl(occupier.pinfl),
    passport: occupier.passport && maskPassport(occupier.passport),
  };
}
