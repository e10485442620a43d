import { conclusions, inboxViews } from "@yer/api/contract/conclusions";
import type { Seat } from "@yer/api/contract/conclusion-seat";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { actingOf } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { type Api, type Call, route } from "../../platform/http/route.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { readColleagues } from "./colleagues.js";
import { type InboxMoment, inboxOrder, inboxPage, inboxTotal, stepsAsking, usualSort } from "./inbox.js";
import {
  delegateConclusion,
  releaseConclusion,
  renewConclusion,
  takeConclusion,
  takeOverConclusion,
} from "./service.js";

async function momentOf(context: Context, now: Date): Promise<InboxMoment> {
  return { now, soonDays: (await readSettings(context.db)).value("soon.days", now) };
}

type Acted = (transaction: Transaction, acting: ActingPerson) => Promise<Seat>;

/** One transaction: the act, and how the seat stands after it. */
async function act<E extends Endpoint>({ write, actor, now, context }: Call<E>, work: Acted): Promise<Seat> {
  return write(async (transaction) => work(transaction, await actingOf(transaction, { actor, now, context })));
}

/** Registers the routes of an organisation's inbox, and of taking conclusions. */
export function conclusionsRoutes(api: Api): void {
  route(api, conclusions.list, async ({ context, actor, now, query }) => {
    const {
      after,
      limit = pageSizes.usual,
      exact = false,
      view = "waiting",
      sort = usualSort(view),
      ...filters
    } = query;
    const at = await momentOf(context, now);
    const asked = { view, filters, steps: await stepsAsking(context.db, actor) };
    const rows = await inboxPage(context.db, actor, asked, { from: inboxOrder.at(sort, after), limit: limit + 1 }, at);
    return {
      ...inboxOrder.page(sort, rows, limit, ({ row }) => row),
      ...(await inboxTotal(context.db, actor, asked, at, exact)),
    };
  });
  route(api, conclusions.counts, async ({ context, actor, now, query }) => {
    const at = await momentOf(context, now);
    const steps = await stepsAsking(context.db, actor);
    const totals = new Map<string, { total: number; more: boolean }>();
    for (const view of inboxViews) {
      totals.set(view, await inboxTotal(context.db, actor, { view, filters: query, steps }, at, false));
    }
    const none = { total: 0, more: false };
    const of = (view: (typeof inboxViews)[number]) => totals.get(view) ?? none;
    return {
      byView: { waiting: of("waiting"), mine: of("mine"), late: of("late"), soon: of("soon"), done: of("done") },
      steps: [...new Map(steps.map(({ label, name }) => [label, { label, name }])).values()].toSorted((one, other) =>
        one.label < other.label ? -1 : 1,
      ),
    };
  });
  route(api, conclusions.colleagues, async ({ context, actor, now, params }) => ({
    items: await readColleagues(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  }));
  route(api, conclusions.take, async (call) =>
    act(call, (transaction, acting) => takeConclusion(transaction, acting, call.params.id, call.body.stepId)),
  );
  route(api, conclusions.renew, async (call) =>
    act(call, (transaction, acting) => renewConclusion(transaction, acting, call.params.id, call.body.stepId)),
  );
  route(api, conclusions.release, async (call) =>
    act(call, (transaction, acting) => releaseConclusion(transaction, acting, call.params.id, call.body.stepId)),
  );
  route(api, conclusions.takeOver, async (call) =>
    act(call, (transaction, acting) => takeOverConclusion(transaction, acting, call.params.id, call.body)),
  );
  route(api, conclusions.delegate, async (call) =>
    act(call, (transaction, acting) => delegateConclusion(transaction, acting, call.params.id, call.body)),
  );
}
