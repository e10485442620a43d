import type { NarrowedAreas } from "@yer/api/contract/areas";
import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { among } from "../../platform/lists/conditions.js";

/**
 * Whether the neighbourhood of an area has a schedule of some states. The neighbourhoods are looked up once, beside the
 * areas: as a plain membership the planner would begin at the schedules, and an order of a million be lost.
 */
const inSchedule = (...states: readonly ScheduleStateKey[]): RawBuilder<SqlBool> => sql`
  coalesce(a.neighborhood_id in (select p.neighborhood_id from schedules as p where ${among(sql`p.state`, states)}), false)`;

/** Areas, or numbers of areas, by the schedule of their neighbourhood `a.neighborhood_id`. */
export const scheduled: Readonly<Record<NonNullable<NarrowedAreas["schedule"]>, RawBuilder<SqlBool>>> = {
  running: inSchedule("schedule_running"),
  ahead: sql`(${inSchedule("schedule_approved")} and not ${inSchedule("schedule_running")})`,
  none: sql`not ${inSchedule("schedule_approved", "schedule_running")}`,
};
