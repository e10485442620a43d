import { positions, roles } from "@yer/api/contract/positions";
import { route, type Api } from "../../platform/http/route.js";
import { listCodeSets, type CodeSets } from "./queries.js";
import { codeSetImpact, createCodeSet, removeCodeSet, updateCodeSet } from "./service.js";

function codeSetRoutes(api: Api, table: CodeSets, endpoints: typeof positions): void {
  route(api, endpoints.list, async ({ context }) => ({ items: await listCodeSets(context.db, table) }));

  route(api, endpoints.create, ({ actor, body, context, now, write }) =>
    write((tx) => createCodeSet(tx, { actor, context, now }, table, body)),
  );

  route(api, endpoints.update, ({ actor, params, body, ifMatch, context, now, write }) =>
    write((tx) => updateCodeSet(tx, { actor, context, now }, table, params.id, { body, ifMatch })),
  );

  route(api, endpoints.impact, ({ actor, params, body, context }) =>
    codeSetImpact(context.db, actor, table, params.id, body.codes),
  );

  route(api, endpoints.remove, ({ actor, params, ifMatch, context, now, write }) =>
    write((tx) => removeCodeSet(tx, { actor, context, now }, table, params.id, ifMatch)),
  );
}

/** Positions and roles: what they bring, to whom, and what another set of codes would change. */
export function positionsRoutes(api: Api): void {
  codeSetRoutes(api, "positions", positions);
  codeSetRoutes(api, "roles", roles);
}
