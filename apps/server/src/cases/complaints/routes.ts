import { objections } from "@yer/api/contract/objections";
import { type Api, route } from "../../platform/http/route.js";
import { complaintPage } from "./register.js";

/**
 * Registers the routes of the register of complaints. Deciding one is an act on its application
 * (`cases/application-acts/routes.ts`).
 */
export function complaintsRoutes(api: Api): void {
  route(api, objections.complaints, async ({ context, actor, query }) => complaintPage(context.db, actor, query));
}
