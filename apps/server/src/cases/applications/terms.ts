import type { Deadline } from "@yer/api/contract/application-register";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { RunningTerm, terms } from "@yer/api/contract/terms";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { Db } from "../../platform/database/database.js";
import type { StoredTerm } from "../../schema/tables/applications.js";
import { pauseReason, staysOf, type TimedMove } from "../../rules/workflow/pauses.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { isFinal, readApplicationRecord } from "./application.js";
import { deadlineView } from "./register-rows.js";
import { enforceOnApplication } from "./transition.js";

const dayLength = 86_400_000;

/** The whole term as it is shown: an application that is final counts no days (DOMAIN §12). */
export function totalDeadlineView(
  { status, total_deadline_at }: { readonly status: StatusKey; readonly total_deadline_at: Date | null },
  paused: boolean,
  now: Date,
  soonDays: number,
): Deadline {
  return isFinal(status)
    ? deadlineView(null, false, now, soonDays)
    : deadlineView(total_deadline_at, paused, now, soonDays);
}

/** An application's terms with their pauses, and how long it stood in each status. @throws {Problem} `not-found` */
export async function readTerms(db: Db, acting: ActingPerson, id: string): Promise<ReplyOf<typeof terms.ofFile>> {
  const { now, settings } = acting;
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "read:property", application, "read");
  const { row } = application;
  const entries = await db
    .selectFrom("history_entry")
    .select(["at", "to_state", "params"])
    .where("home_region", "=", row.home_region)
    .where("record_kind", "=", "application")
    .where("record_id", "=", id)
    .where("action", "=", "application.moved")
    .orderBy("sequence")
    .execute();
  const moves = entries.map(({ at, to_state: to, params }): TimedMove => ({
    at,
    to: to as StatusKey,
    move: (params as { readonly move: MoveKey }).move,
  }));
  const soon = settings.value("soon.days", now);
  const view = (term: StoredTerm, endsAt: Date | null): RunningTerm => ({
    days: term.days,
    unit: term.unit,
    from: term.start,
    pauses: term.pauses.map(({ from, to }) => ({ from, to, why: pauseReason(new Date(from), moves) })),
    deadline: deadlineView(
      endsAt,
      term.pauses.some(({ to }) => to === null),
      now,
      soon,
    ),
  });
  return {
    status: row.deadline && view(row.deadline, row.deadline_at),
    total: {
      ...view(row.total_deadline, row.total_deadline_at),
      deadline: totalDeadlineView(
        row,
        row.total_deadline.pauses.some(({ to }) => to === null),
        now,
        soon,
      ),
    },
    stays: staysOf(row.created_at, moves).map(({ status, from, to }) => ({
      status,
      from: from.toISOString(),
      to: to?.toISOString() ?? null,
      days: Math.floor(((to ?? now).getTime() - from.getTime()) / dayLength),
    })),
  };
}
