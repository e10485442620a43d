import { reportSchedules } from "@yer/api/contract/report-schedules";
import { type Api, route } from "../../platform/http/route.js";
import { changeSchedule, createSchedule, listSchedules, removeSchedule } from "./service.js";

/** Registers the routes of reports that are sent by the clock. */
export function reportSchedulesRoutes(api: Api): void {
  route(api, reportSchedules.list, ({ actor, context, params }) => listSchedules(context.db, actor, params.key));
  route(api, reportSchedules.create, (call) =>
    call.write((tx) => createSchedule(tx, call, call.params.key, call.body)),
  );
  route(api, reportSchedules.change, (call) => call.write((tx) => changeSchedule(tx, call, call.params.id, call)));
  route(api, reportSchedules.remove, (call) =>
    call.write((tx) => removeSchedule(tx, call, call.params.id, call.ifMatch)),
  );
}
