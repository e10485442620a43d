import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { type ActingPerson, actingOf } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { type Api, type Call, route } from "../../platform/http/route.js";
import {
  answerArea,
  confirmArea,
  decideProposal,
  giveBackArea,
  proposeForArea,
  putBackArea,
  recallArea,
  returnArea,
  sendArea,
  setAsideArea,
  takeArea,
} from "./acts.js";
import { acceptCheck, refuseCheck } from "./fault-acts.js";
import { openFromArea } from "./open-application.js";
import { readAreaHistory } from "./history.js";
import { areaFaultCounts, areaPage } from "./queries.js";
import { createArea, readArea, readInspections, updateArea } from "./service.js";

/** One transaction: the act, then the area as it stands after it. */
async function act<E extends Endpoint>(
  call: Call<E>,
  work: (transaction: Transaction, acting: ActingPerson) => Promise<string>,
): Promise<Area> {
  return call.write(async (transaction) => {
    const acting = await actingOf(transaction, call);
    return readArea(transaction, acting, await work(transaction, acting));
  });
}

/** Registers the routes of areas. */
export function areasRoutes(api: Api): void {
  route(api, areas.list, async ({ context, actor, now, query }) => areaPage(context.db, actor, query, now));
  route(api, areas.faults, async ({ context, actor, now, query }) => ({
    items: await areaFaultCounts(context.db, { reader: actor, now }, query),
  }));
  route(api, areas.get, async ({ context, actor, now, params }) =>
    readArea(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, areas.history, async ({ context, actor, params, query }) =>
    readAreaHistory(context.db, actor, params.id, query),
  );
  route(api, areas.inspections, async ({ context, actor, params }) => readInspections(context.db, actor, params.id));
  route(api, areas.create, async (call) =>
    act(call, async (transaction, acting) => createArea(transaction, acting, call.body)),
  );
  route(api, areas.update, async (call) =>
    act(call, async (transaction, acting) => {
      await updateArea(transaction, acting, call.params.id, call);
      return call.params.id;
    }),
  );
  moveRoutes(api);
}

/** An act on the area that the path names. */
async function move<E extends Endpoint>(
  call: Call<E>,
  id: string,
  work: (transaction: Transaction, acting: ActingPerson) => Promise<void>,
): Promise<Area> {
  return act(call, async (transaction, acting) => {
    await work(transaction, acting);
    return id;
  });
}

function moveRoutes(api: Api): void {
  route(api, areas.send, async (call) =>
    move(call, call.params.id, async (tx, acting) => sendArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.recall, async (call) =>
    move(call, call.params.id, async (tx, acting) => recallArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.take, async (call) =>
    move(call, call.params.id, async (tx, acting) => takeArea(tx, acting, call.params.id)),
  );
  route(api, areas.return, async (call) =>
    move(call, call.params.id, async (tx, acting) => returnArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.answer, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      answerArea(tx, acting, call.params.id, { requestId: call.params.request, ...call.body }),
    ),
  );
  route(api, areas.giveBack, async (call) =>
    move(call, call.params.id, async (tx, acting) => giveBackArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.open, async (call) =>
    call.write(async (transaction) =>
      openFromArea(transaction, await actingOf(transaction, call), call.params.id, call.body),
    ),
  );
  route(api, areas.confirm, async (call) =>
    move(call, call.params.id, async (tx, acting) => confirmArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.setAside, async (call) =>
    move(call, call.params.id, async (tx, acting) => setAsideArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.putBack, async (call) =>
    move(call, call.params.id, async (tx, acting) => putBackArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.acceptCheck, async (call) =>
    move(call, call.params.id, async (tx, acting) => acceptCheck(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.refuseCheck, async (call) =>
    move(call, call.params.id, async (tx, acting) => refuseCheck(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.propose, async (call) =>
    move(call, call.params.id, async (tx, acting) => proposeForArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.decideProposal, async (call) =>
    move(call, call.params.id, async (tx, acting) =>
      decideProposal(tx, acting, call.params.id, { proposalId: call.params.proposal, ...call.body }),
    ),
  );
}
