import type { InstalmentRequest, OwnInstalmentRequest } from "@yer/api/contract/instalments-asked";
import type { Reason } from "@yer/api/contract/problem";
import { againstAnsweringRequest } from "../../rules/money/instalment-request.js";
import type { RequestRow } from "./queries.js";

/** A request as the occupier follows it. */
export function ownRequestView(row: RequestRow): OwnInstalmentRequest {
  return {
    id: row.id,
    state: row.state,
    schedule: [...row.schedule],
    reason: row.reason,
    at: row.asked_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
  };
}

/** A request as staff read it. @param against why the reader answers none on this application; empty where they may */
export function requestView(row: RequestRow, against: readonly Reason[]): InstalmentRequest {
  return {
    ...ownRequestView(row),
    by: row.asker,
    answeredBy: row.answerer,
    version: row.version,
    decide: [...against, ...againstAnsweringRequest(row.state)],
  };
}
