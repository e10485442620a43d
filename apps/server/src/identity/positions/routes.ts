import { positions, roles } from "@yer/api/contract/positions";
import { route, type Api } from "../../platform/http/route.js";
import { listCodeSets, type CodeSets } from "./queries.js";
import { codeSetImpact, createCodeSet, removeCodeSet, updateCodeSet } from "./service.js";

function codeSetRoutes(api: Api, table: CodeSets, endpoints: typeof positions): void {
  route(api, endpoints.list, async ({ context }) => ({ items: await listCodeSets(context.db, table) }));

  route(api, endpoints.create, async (call) => call.write((tx) => createCodeSet(tx, call, table, call.body)));

  route(api, endpoints.update, async (call) =>
    call.write((tx) => updateCodeSet(tx, call, { table, id: call.params.id }, call)),
  );

  route(api, endpoints.impact, ({ actor, params, body, context }) =>
    codeSetImpact(context.db, actor, table, params.id, body.codes),
  );

  route(api, endpoints.remove, async (call) =>
    call.write((tx) => removeCodeSet(tx, call, { table, id: call.params.id }, call.ifMatch)),
  );
}

/** Positions and roles: what they bring, to whom, and what another set of codes would change. */
export function positionsRoutes(api: Api): void {
  codeSetRoutes(api, "positions", positions);
  codeSetRoutes(api, "roles", roles);
}
