import { applications } from "@yer/api/contract/applications";
import { act } from "../../cases/application-acts/act-on-application.js";
import { type Api, route } from "../../platform/http/route.js";
import { agreeInstalments } from "../instalments/agree.js";
import { recordPayment } from "./service.js";

/** Registers the routes of paying an application's charge. */
export function paymentsRoutes(api: Api): void {
  route(api, applications.recordPayment, async (call) =>
    act(call, call.params.id, (transaction, acting) => recordPayment(transaction, acting, call.params.id, call.body)),
  );
  route(api, applications.agreeInstalments, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      agreeInstalments(transaction, acting, call.params.id, call.body),
    ),
  );
}
