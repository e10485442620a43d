import { council } from "@yer/api/contract/council";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { addToAgenda, removeFromAgenda } from "./agenda.js";
import { decideOnAgenda } from "./decisions.js";
import { callSession, candidates, changeSession, listSessions, readSession, sessionHistory } from "./service.js";

/** Registers the routes of council sessions. */
export function councilRoutes(api: Api): void {
  route(api, council.list, async ({ context, actor, query }) => listSessions(context.db, actor, query));
  route(api, council.create, async ({ write, actor, now, context, body }) =>
    write(async (transaction) => callSession(transaction, await actingOf(transaction, { actor, now, context }), body)),
  );
  route(api, council.get, async ({ context, actor, now, params }) =>
    readSession(context.db, await actingOf(context.db, { actor, now, context }), params.id),
  );
  route(api, council.update, async ({ write, actor, now, context, params, body, ifMatch }) =>
    write(async (transaction) =>
      changeSession(transaction, await actingOf(transaction, { actor, now, context }), params.id, { body, ifMatch }),
    ),
  );
  route(api, council.history, async ({ context, actor, params, query }) =>
    sessionHistory(context.db, actor, params.id, query),
  );
  route(api, council.candidates, async ({ context, actor, now, params, query }) =>
    candidates(context.db, await actingOf(context.db, { actor, now, context }), params.id, query.search ?? ""),
  );
  route(api, council.add, async ({ write, actor, now, context, params, body }) =>
    write(async (transaction) =>
      addToAgenda(transaction, await actingOf(transaction, { actor, now, context }), params.id, body.applicationIds),
    ),
  );
  route(api, council.remove, async ({ write, actor, now, context, params, body }) =>
    write(async (transaction) =>
      removeFromAgenda(
        transaction,
        await actingOf(transaction, { actor, now, context }),
        params.id,
        body.applicationIds,
      ),
    ),
  );
  route(api, council.decide, async ({ write, actor, now, context, params, body }) =>
    write(async (transaction) =>
      decideOnAgenda(transaction, await actingOf(transaction, { actor, now, context }), params.id, body),
    ),
  );
}
