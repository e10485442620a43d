import { changesBetween } from "../../platform/history/changes-between.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import type { Names } from "@yer/api/contract/values";
import { assertApart, refusingOverlap } from "./moves.js";
import { recordSchedule, type ScheduleRecord } from "./schedule.js";
import { tellOfPlacing } from "./tell.js";
import { changeSchedule, termsOf } from "./version-queries.js";

/** States of schedules that have not ended. */
export const openScheduleStates = [
  "schedule_draft",
  "schedule_proposed",
  "schedule_approved",
  "schedule_running",
] as const;

/** Whether a schedule waits to be placed: its neighbourhood is no more, and it has not ended. */
export function waitsForPlace({ state, place_ended }: Pick<ScheduleRecord, "state" | "place_ended">): boolean {
  return place_ended && openScheduleStates.some((open) => open === state);
}

/**
 * Gives a schedule that is locked to a neighbourhood of today, with its days, its team and its versions: what was done is
 * counted where its applications are.
 * @throws {Problem} `move-refused` where the neighbourhood has another schedule on one of its days
 */
export async function placeSchedule(
  transaction: Transaction,
  acting: Acting,
  schedule: ScheduleRecord,
  { to, reason }: { readonly to: { readonly id: string; readonly name: Names }; readonly reason: string | null },
): Promise<void> {
  await assertApart(transaction, to.id, termsOf(schedule), schedule.id);
  await refusingOverlap(async () => changeSchedule(transaction, schedule, { neighborhoodId: to.id }));
  await recordSchedule(transaction, acting, schedule, {
    action: "schedule.placed",
    reason,
    params: { from: schedule.neighborhood_name.uz_UZ, to: to.name.uz_UZ },
    changes: changesBetween({ neighborhoodId: schedule.neighborhood_id }, { neighborhoodId: to.id }),
  });
  await tellOfPlacing(transaction, acting, schedule, to);
}
