import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { InstalmentRequestState } from "@yer/api/contract/instalments-asked";
import type { Reason } from "@yer/api/contract/problem";
import type { Instalment } from "../../schema/tables/payments.js";
import { addDays, dayInTashkent } from "../workflow/calendar.js";
import { faultsOfSchedule } from "../workflow/instalments.js";
import { type ApplicationState, preconditions } from "../workflow/preconditions.js";

/** Bounds of what may be asked for, out of the settings of a place. */
export interface AskingBounds {
  readonly mostParts: number;
  /** Calendar days from today within which the last part is due. */
  readonly mostDays: number;
}

/** The last day on which a part that is asked for now may be due. */
export function lastDayToAsk({ mostDays }: AskingBounds, now: Date): string {
  return addDays(dayInTashkent(now), mostDays);
}

/** Why instalments cannot be asked for: nothing could be agreed, or a request waits for its answer. */
export function againstAsking(state: ApplicationState, isOneOpen: boolean, now: Date): Reason[] {
  const against = preconditions("agree_instalments", state, now);
  return against.length === 0 && isOneOpen ? [{ code: "instalments-asked" }] : against;
}

/** A fault of a schedule that is asked for. */
export interface AskedFault {
  readonly pointer: string;
  readonly code: FaultCode;
  readonly params?: { readonly most: number };
}

/** What is wrong with a schedule that is asked for; empty for one that could be agreed as it is. */
export function faultsOfAsked(
  schedule: readonly Instalment[],
  owed: number,
  { mostParts, mostDays }: AskingBounds,
  now: Date,
): AskedFault[] {
  if (schedule.length > mostParts) {
    return [{ pointer: "/schedule", code: "instalment-many", params: { most: mostParts } }];
  }
  return faultsOfSchedule(schedule, owed, now, mostDays);
}

/** Why a request cannot be answered any more. */
export function againstAnsweringRequest(state: InstalmentRequestState): Reason[] {
  if (state === "asked") return [];
  return [{ code: state === "lapsed" ? "request-lapsed" : "request-answered" }];
}
