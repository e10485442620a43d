import type { ReportSchedule } from "@yer/api/contract/report-schedules";

/** What is typed in the form of a schedule. */
export interface ScheduleValues extends Pick<ReportSchedule, "every" | "time" | "endsOn"> {
  /** Of a week its day, of a month its day; of what is sent daily it says nothing. */
  readonly on: number;
  readonly readers: readonly { readonly id: string; readonly label: string }[];
}

/** What a schedule begins with. */
export const blankSchedule: ScheduleValues = { every: "weekly", on: 1, time: "08:00", endsOn: null, readers: [] };
