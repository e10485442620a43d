import { positions, roles } from "@yer/api/contract/positions";
import { route, type Api } from "../http/route.js";
import { listCodeSets, type CodeSets } from "./queries.js";
import { codeSetImpact, createCodeSet, removeCodeSet, updateCodeSet } from "./service.js";

function codeSetRoutes(api: Api, table: CodeSets, endpoints: typeof positions): void {
  route(api, endpoints.list, async ({ context }) => ({ items: await listCodeSets(context.db, table) }));

  route(api, endpoints.create, ({ actor, body, context, now, write }) =>
    write((tx) => createCodeSet(context, tx, actor, table, body, now)),
  );

  route(api, endpoints.update, ({ actor, params, body, ifMatch, context, now, write }) =>
    write((tx) => updateCodeSet(context, tx, actor, table, params.id, body, ifMatch, now)),
  );

  route(api, endpoints.impact, ({ actor, params, body, context }) =>
    codeSetImpact(context.db, actor, table, params.id, body.codes),
  );

  route(api, endpoints.remove, ({ actor, params, ifMatch, context, now, write }) =>
    write((tx) => removeCodeSet(context, tx, actor, table, params.id, ifMatch, now)),
  );
}

/** Positions and roles: what they bring, to whom, and what another set of codes would change. */
export function positionsRoutes(api: Api): void {
  codeSetRoutes(api, "positions", positions);
  codeSetRoutes(api, "roles", roles);
}
