import { organisations } from "@yer/api/contract/organisations";
import { route, type Api } from "../../platform/http/route.js";
import { listOrganisations } from "./queries.js";
import { createOrganisation, organisationImpact, readOrganisation, updateOrganisation } from "./service.js";

/** State organisations: all of them, one, and changing them under the grant rule. */
export function organisationsRoutes(api: Api): void {
  route(api, organisations.list, async ({ query, context }) => ({ items: await listOrganisations(context.db, query) }));

  route(api, organisations.get, ({ params, context }) => readOrganisation(context.db, params.id));

  route(api, organisations.create, ({ actor, body, context, now, write }) =>
    write((tx) => createOrganisation(tx, { actor, context, now }, body)),
  );

  route(api, organisations.update, ({ actor, params, body, ifMatch, context, now, write }) =>
    write((tx) => updateOrganisation(tx, { actor, context, now }, params.id, { body, ifMatch })),
  );

  route(api, organisations.impact, ({ actor, params, body, context }) =>
    organisationImpact(context.db, actor, params.id, body),
  );
}
