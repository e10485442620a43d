import { dashboard } from "@yer/api/contract/dashboard";
import { type Api, route } from "../../platform/http/route.js";
import { readingOf } from "../measures/read-number.js";
import { readDashboard } from "./service.js";

/** Registers the route of the dashboard's numbers. */
export function dashboardRoutes(api: Api): void {
  route(api, dashboard.read, async ({ read, actor, now, query }) =>
    read(async (db) => readDashboard(await readingOf(db, actor, now), query)),
  );
}
