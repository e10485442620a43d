import { lineReturns } from "@yer/api/contract/line-returns";
import { type Api, route } from "../../platform/http/route.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import { readReturn, returnPage } from "./read.js";
import { actOnReturn, proposeReturn } from "./service.js";

const { make, guarded } = actsOnRecord(readReturn);

/** Registers the routes of returning what was set aside of banks' lines. */
export function lineReturnsRoutes(api: Api): void {
  route(api, lineReturns.list, async ({ context, actor, query }) => returnPage(context.db, actor, query));
  route(api, lineReturns.get, async ({ context, actor, params }) => readReturn(context.db, { actor }, params.id));
  route(api, lineReturns.propose, async (call) =>
    make(call, async (transaction, acting) => proposeReturn(transaction, acting, call.params.id, call)),
  );
  for (const act of ["approve", "withdraw", "order"] as const) {
    route(api, lineReturns[act], async (call) => {
      const {
        ifMatch,
        params: { id },
      } = call;
      return guarded(call, id, async (transaction, acting) => actOnReturn(transaction, acting, { id, act, ifMatch }));
    });
  }
  for (const act of ["refuse", "bounce"] as const) {
    route(api, lineReturns[act], async (call) => {
      const {
        ifMatch,
        body,
        params: { id },
      } = call;
      return guarded(call, id, async (transaction, acting) =>
        actOnReturn(transaction, acting, { id, act, ifMatch, body }),
      );
    });
  }
  route(api, lineReturns.execute, async (call) => {
    const {
      ifMatch,
      body,
      params: { id },
    } = call;
    return guarded(call, id, async (transaction, acting) =>
      actOnReturn(transaction, acting, { id, act: "execute", ifMatch, body }),
    );
  });
}
