import { objections } from "@yer/api/contract/objections";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
import { readObjection } from "./read.js";
import { objectionCounts, objectionPage, searchPersonally } from "./register.js";
import { decideObjection, redactObjection, takeObjection, withdrawByStaff } from "./service.js";

/** Acts on an objection, by who decides it. */
const { guarded } = actsOnRecord(async (transaction, acting, id) =>
  readObjection(transaction, acting, id, "decide:objection"),
);

/** Registers the routes of objections. */
export function objectionsRoutes(api: Api): void {
  route(api, objections.list, async ({ context, actor, now, query }) => objectionPage(context.db, actor, query, now));
  route(api, objections.search, async ({ context, actor, now, body }) =>
    searchPersonally(context.db, actor, body.personal, now),
  );
  route(api, objections.counts, async ({ context, actor, now, query }) =>
    objectionCounts(context.db, actor, query, now),
  );
  route(api, objections.get, async ({ context, actor, now, params }) =>
    readObjection(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, objections.take, async (call) =>
    guarded(call, call.params.id, (transaction, acting) =>
      takeObjection(transaction, acting, call.params.id, call.ifMatch),
    ),
  );
  route(api, objections.redact, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => redactObjection(transaction, acting, call.params.id, call)),
  );
  route(api, objections.decide, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => decideObjection(transaction, acting, call.params.id, call)),
  );
  route(api, objections.withdraw, async (call) =>
    guarded(call, call.params.id, (transaction, acting) => withdrawByStaff(transaction, acting, call.params.id, call)),
  );
}
