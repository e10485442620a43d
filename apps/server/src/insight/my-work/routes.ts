import { myWork } from "@yer/api/contract/my-work";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { type Api, route } from "../../platform/http/route.js";
import { readMyWork } from "./service.js";

/** Registers the route of a person's own work. */
export function myWorkRoutes(api: Api): void {
  route(api, myWork.queues, async ({ context, actor, now }) => {
    const soonDays = (await readSettings(context.db)).value("soon.days", now);
    return { queues: await readMyWork(context.db, actor, { now, soonDays }) };
  });
}
