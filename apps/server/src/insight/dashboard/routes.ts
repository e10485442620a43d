import { dashboard } from "@yer/api/contract/dashboard";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { type Api, route } from "../../platform/http/route.js";
import { readDashboard } from "./service.js";

/** Registers the route of the dashboard's numbers. */
export function dashboardRoutes(api: Api): void {
  route(api, dashboard.read, async ({ context: { db }, actor, now, query }) => {
    const settings = await readSettings(db);
    const reading = {
      db,
      actor,
      now,
      soonDays: settings.value("soon.days", now),
      latePercent: settings.value("plan.late_percent", now),
      known: new Map(),
    };
    return readDashboard(reading, query);
  });
}
