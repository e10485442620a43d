import { areas } from "@yer/api/contract/areas";
import { actingOf } from "../../platform/acting/acting.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { type Api, route } from "../../platform/http/route.js";
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

const { make, act } = actsOnRecord(readArea);

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
    make(call, async (transaction, acting) => createArea(transaction, acting, call.body)),
  );
  route(api, areas.update, async (call) =>
    act(call, call.params.id, async (tx, acting) => updateArea(tx, acting, call.params.id, call)),
  );
  moveRoutes(api);
}

function moveRoutes(api: Api): void {
  route(api, areas.send, async (call) =>
    act(call, call.params.id, async (tx, acting) => sendArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.recall, async (call) =>
    act(call, call.params.id, async (tx, acting) => recallArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.take, async (call) =>
    act(call, call.params.id, async (tx, acting) => takeArea(tx, acting, call.params.id)),
  );
  route(api, areas.return, async (call) =>
    act(call, call.params.id, async (tx, acting) => returnArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.answer, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      answerArea(tx, acting, call.params.id, { requestId: call.params.request, ...call.body }),
    ),
  );
  route(api, areas.giveBack, async (call) =>
    act(call, call.params.id, async (tx, acting) => giveBackArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.open, async (call) =>
    call.write(async (transaction) =>
      openFromArea(transaction, await actingOf(transaction, call), call.params.id, call.body),
    ),
  );
  route(api, areas.confirm, async (call) =>
    act(call, call.params.id, async (tx, acting) => confirmArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.setAside, async (call) =>
    act(call, call.params.id, async (tx, acting) => setAsideArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.putBack, async (call) =>
    act(call, call.params.id, async (tx, acting) => putBackArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.acceptCheck, async (call) =>
    act(call, call.params.id, async (tx, acting) => acceptCheck(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.refuseCheck, async (call) =>
    act(call, call.params.id, async (tx, acting) => refuseCheck(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.propose, async (call) =>
    act(call, call.params.id, async (tx, acting) => proposeForArea(tx, acting, call.params.id, call.body)),
  );
  route(api, areas.decideProposal, async (call) =>
    act(call, call.params.id, async (tx, acting) =>
      decideProposal(tx, acting, call.params.id, { proposalId: call.params.proposal, ...call.body }),
    ),
  );
}
