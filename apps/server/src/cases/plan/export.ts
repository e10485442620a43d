import type { ScheduleRow } from "@yer/api/contract/schedule-facts";
import { scheduleQuery, schedulesRegister } from "@yer/api/contract/schedules";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { schedulePage } from "./queries.js";

type Query = Omit<z.output<typeof scheduleQuery>, "after" | "limit" | "exact">;
const list = paged<Query, ScheduleRow>(async ({ db, actor, now }: Reader, query) => {
  const latePercent = (await readSettings(db)).value("plan.late_percent", now);
  return schedulePage(db, { actor, today: tashkentDay(now), latePercent }, query);
});

/** The register of plan schedules. */
export const schedulesExport = exportRegister({
  title: "export.schedules",
  codes: ["read:plan"],
  query: z.omit(scheduleQuery, { after: true, limit: true, exact: true }),
  columns: schedulesRegister.columns,
  cells: {},
  ...list,
});
