import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { measureKeys } from "./measures.js";
import { statusKey } from "./status-schemas.js";
import { day, id, instant, names } from "./values.js";

/** A number of the catalogue: how many, or how much, its reader's list has. */
export const figure = z.object({
  key: z.enum(measureKeys),
  value: z.number(),
  /** The list stops counting here, and so does the number. */
  more: z.boolean(),
  /** The number of the period before; null for what is told as it stands now. */
  before: z.nullable(z.number()),
});
/** See {@link figure}. */
export type Figure = z.output<typeof figure>;

/** How many wait, and the whole days that one in two, one in ten and the first of them have waited at least. */
const waits = {
  total: z.number(),
  median: z.nullable(z.number()),
  p90: z.nullable(z.number()),
  oldest: z.nullable(z.number()),
};

const period = z.object({ from: day, to: day });

/** The numbers of a person's territory, below their own work. */
export const dashboardReply = z.object({
  period,
  /** The period of the same length before. */
  before: period,
  /** When they were read: they are kept in step with every act. */
  at: instant,
  /** Those whose register the reader may read, in the catalogue's order. */
  figures: z.array(figure),
  /** Unfinished applications by status; null where the reader reads none. */
  statuses: z.nullable(z.array(z.object({ status: statusKey, ...waits }))),
  /**
   * Organisations whose conclusions are awaited, the most first; null where the reader does not see a whole territory.
   */
  organisations: z.nullable(z.array(z.object({ organisation: z.object({ id, name: names }), ...waits }))),
  /** Applications by day, or by month of a long period; null where the reader does not see a whole territory. */
  course: z.nullable(
    z.object({
      by: z.enum(["day", "month"]),
      points: z.array(z.object({ day, opened: z.number(), submitted: z.number(), finished: z.number() })),
    }),
  ),
  /**
   * The day on which all unfinished applications would have ended at the period's pace; null where none ended, or none
   * is left.
   */
  doneBy: z.nullable(day),
});
/** See {@link dashboardReply}. */
export type Dashboard = z.output<typeof dashboardReply>;

/** What of the dashboard is asked. */
export const dashboardQuery = z.object({
  /** Days, both included; without them the last thirty. */
  from: z.optional(day),
  to: z.optional(day),
});
/** See {@link dashboardQuery}. */
export type DashboardQuery = z.output<typeof dashboardQuery>;

/** The numbers of the dashboard. */
export const dashboard = resource("dashboard", {
  read: endpoint({
    method: "GET",
    path: "/dashboard",
    summary: "Numbers of the caller's territory, of those registers that they may read; each is as long as its list.",
    access: "staff",
    query: dashboardQuery,
    reply: dashboardReply,
    tags: ["applications", "areas", "counts", "objections", "schedules"],
  }),
});
