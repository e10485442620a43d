import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { timeOfDay } from "./notice-choices.js";
import { byId, day, id, instant } from "./values.js";

/** How often a report is sent. */
export const schedulePaces = ["daily", "weekly", "monthly"] as const;
/** See {@link schedulePaces}. */
export type SchedulePace = (typeof schedulePaces)[number];

/** Schedules that a person may have, and people whom one sends to. */
export const reportSchedulesAtMost = 50;
/** See {@link reportSchedulesAtMost}. */
export const scheduleReadersAtMost = 50;
/** The last day of a month that every month has. */
export const lastMonthDay = 28;

/** When a report is sent: of a week its day (1: Monday), of a month its day. */
const when = {
  every: z.enum(schedulePaces),
  /** Null of what is sent every day. */
  on: z.nullable(z.int().check(z.gte(1), z.lte(lastMonthDay))),
  /** The hour in Tashkent. */
  time: timeOfDay,
  /** The last day on which it is sent; null: until somebody ends it. */
  endsOn: z.nullable(day),
};

type When = { readonly every: SchedulePace; readonly on: number | null };

/** Whether a day is one of what it is a day of. */
function isDayOf({ every, on }: When): boolean {
  if (every === "daily") return on === null;
  return on !== null && (every === "monthly" || on <= 7);
}

/** A report that is sent by the clock. */
export const reportSchedule = z.object({
  id,
  /** Key of the report, or id of somebody's own. */
  report: z.string(),
  ...when,
  paused: z.boolean(),
  /** When it is sent next; null of one that is paused or over. */
  nextAt: z.nullable(instant),
  /** When it was sent last, and to how many people: whoever may read nothing of it is sent nothing. */
  lastSentAt: z.nullable(instant),
  lastSentTo: z.number(),
  readers: z.array(z.object({ id, name: z.string() })),
  version: z.number(),
});
/** See {@link reportSchedule}. */
export type ReportSchedule = z.output<typeof reportSchedule>;

const readers = z.array(id).check(z.minLength(1), z.maxLength(scheduleReadersAtMost));

/** What is sent of a schedule. */
export const newReportSchedule = z
  .object({ ...when, readers })
  .check(z.refine(isDayOf, { path: ["on"], error: "choice" }));
/** See {@link newReportSchedule}. */
export type NewReportSchedule = z.output<typeof newReportSchedule>;

/** What a person holds who may open reports: a schedule sends to nobody else. */
export const openingReports = "menu:report";

const byKey = z.object({ key: z.string().check(z.maxLength(40)) });

/** Reports that are sent by the clock: a letter with a link, and nothing else. Each reader opens it by their own rights. */
export const reportSchedules = resource("reportSchedules", {
  list: endpoint({
    method: "GET",
    path: "/reports/{key}/schedules",
    summary: "The caller's schedules of a report.",
    access: { code: "schedule:report" },
    params: byKey,
    reply: z.object({ items: z.array(reportSchedule) }),
    problems: ["not-found", "permission-missing"],
    tags: ["reports"],
  }),
  create: endpoint({
    method: "POST",
    path: "/reports/{key}/schedules",
    creates: "/report-schedules/{id}",
    summary: "Send a report by the clock to people who may open reports and whose territory lies in the caller's.",
    access: { code: "schedule:report" },
    params: byKey,
    body: newReportSchedule,
    reply: reportSchedule,
    problems: ["not-found", "permission-missing", "move-refused"],
    tags: ["reports"],
  }),
  change: endpoint({
    method: "PATCH",
    path: "/report-schedules/{id}",
    summary: "Pause a schedule, or let it go on from now.",
    access: { code: "schedule:report" },
    params: byId,
    body: z.object({ paused: z.boolean() }),
    reply: reportSchedule,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["reports"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/report-schedules/{id}",
    summary: "End a schedule: nothing is sent by it any more.",
    access: { code: "schedule:report" },
    params: byId,
    guarded: true,
    problems: ["not-found", "precondition-failed"],
    tags: ["reports"],
  }),
});
