import { svod } from "@yer/api/contract/svod";
import { svodStatements } from "@yer/api/contract/svod-statements";
import { pdfReply } from "../../cases/documents/pdf-reply.js";
import { readingOf } from "../../cases/plan/service.js";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { networkOf } from "../../platform/throttle/network.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { plannedOfList } from "./planned.js";
import { readSvod } from "./service.js";
import { signSvod, svodByKey } from "./statement.js";

/** Registers the routes of the summary table. */
export function svodRoutes(api: Api): void {
  route(api, svod.read, async ({ read, actor, query, now }) => read((db) => readSvod(db, actor, now, query)));
  route(api, svod.planned, async (call) =>
    call.read(async (db) => plannedOfList(db, readingOf(await actingOf(db, call)), call.query)),
  );
  route(api, svodStatements.sign, async (call) =>
    call.write(async (transaction) =>
      signSvod(transaction, { ...(await actingOf(transaction, call)), context: call.context }, call.body),
    ),
  );
  publicRoute(api, svodStatements.pdf, async ({ context, actor, params, query, now, request }) => {
    if (!actor?.isStaff) await throttle(context, [{ kind: "document.address", key: networkOf(request.ip) }]);
    return pdfReply(await svodByKey(context, { id: params.id, key: query.k, now }));
  });
}
