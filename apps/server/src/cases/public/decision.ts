import type { ContestedDecision } from "@yer/api/contract/own-applications";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import { type ApplicationRecord, isFinal, readApplicationRecord } from "../applications/application.js";
import { deadlineView } from "../applications/register-rows.js";
import { type Contested, contestedBy, periodToComplain } from "../complaints/service.js";
import { objectionNumber } from "../objections/numbers.js";
import { readRejection } from "./queries.js";

/**
 * The decision on an application that the caller may complain of. Whom none concerns learns nothing.
 * @throws {Problem} `not-found`
 */
export async function contestedDecision(
  db: Db | Transaction,
  acting: ActingPerson,
  id: string,
): Promise<ContestedDecision> {
  const application = await readApplicationRecord(db, id);
  const contested = await contestedBy(db, acting, application);
  const told = contested && (await tellDecision(db, acting, application, contested));
  if (!told) throw notFound();
  return told;
}

/**
 * A decision with its reason, and until when it may be complained of; `null` where nothing stands against the
 * application.
 */
export async function tellDecision(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
  { objection, against }: Contested,
): Promise<ContestedDecision | null> {
  const { row, state } = application;
  const { now, settings } = acting;
  const soon = settings.value("soon.days", now);
  const common = { applicationId: row.id, applicationNumber: row.number, against: [...against] };
  if (objection !== null) {
    return {
      ...common,
      by: "objector",
      objectionNumber: objectionNumber(row.number, objection.sequence),
      decidedBy: "objections",
      at: objection.decided_at.toISOString(),
      reason: objection.decision_reason,
      period: deadlineView(
        isFinal(row.status) ? null : periodToComplain(settings, row, objection.decided_at),
        false,
        now,
        soon,
      ),
    };
  }
  if (row.status !== "rejected") return null;
  const { reason, move } = await readRejection(db, row);
  return {
    ...common,
    by: "occupier",
    objectionNumber: null,
    decidedBy: move === "council_against" ? "council" : "review",
    at: row.status_since.toISOString(),
    reason,
    period: deadlineView(state.appealEndsAt, false, now, soon),
  };
}
