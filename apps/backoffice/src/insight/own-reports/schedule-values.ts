import type { ReportSchedule } from "@yer/api/contract/report-schedules";

/** What is typed in the form of a schedule. */
export interface ScheduleValues extends Pick<ReportSchedule, "every" | "time" | "endsOn"> {
  /** Day of the week (1 to 7) of a weekly schedule, day of the month of a monthly one; ignored by a daily one. */
  readonly on: number;
  readonly readers: readonly { readonly id: string; readonly label: string }[];
}

/** What a schedule begins with. */
export const blankSchedule: ScheduleValues = { every: "weekly", on: 1, time: "08:00", endsOn: null, readers: [] };
