import type { Endpoint, ReplyOf } from "@yer/api/contract/endpoint";
import { objections } from "@yer/api/contract/objections";
import { type ActingPerson, actingOf } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, type Call, route } from "../../platform/http/route.js";
import { readObjection } from "./read.js";
import { objectionCounts, objectionPage, searchPersonally } from "./register.js";
import { decideObjection, redactObjection, takeObjection, withdrawByStaff } from "./service.js";

type Work = (transaction: Transaction, acting: ActingPerson) => Promise<void>;

const { act: actOn } = actsOnRecord(async (transaction, acting, id) =>
  readObjection(transaction, acting, id, "decide:objection"),
);

/** An act on an objection. A conflict says how it stands now. */
async function act<E extends Endpoint>(call: Call<E>, id: string, work: Work): Promise<ReplyOf<typeof objections.get>> {
  try {
    return await actOn(call, id, work);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "precondition-failed") throw error;
    const { db } = call.context;
    const current = await readObjection(db, await actingOf(db, call), id, "decide:objection");
    throw new Problem("precondition-failed", { current, cause: error });
  }
}

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
    act(call, call.params.id, (transaction, acting) =>
      takeObjection(transaction, acting, call.params.id, call.ifMatch),
    ),
  );
  route(api, objections.redact, async (call) =>
    act(call, call.params.id, (transaction, acting) => redactObjection(transaction, acting, call.params.id, call)),
  );
  route(api, objections.decide, async (call) =>
    act(call, call.params.id, (transaction, acting) => decideObjection(transaction, acting, call.params.id, call)),
  );
  route(api, objections.withdraw, async (call) =>
    act(call, call.params.id, (transaction, acting) =>
      withdrawByStaff(transaction, acting, call.params.id, call.ifMatch, call.body.reason),
    ),
  );
}
