import { charges } from "@yer/api/contract/charges";
import { applicationsHolding } from "../../cases/application-acts/personal.js";
import { actingOf } from "../../platform/acting/acting.js";
import { type Api, route } from "../../platform/http/route.js";
import { readCharge } from "./read.js";
import { chargePage, chargesOfApplications, chargeTotals } from "./register.js";
import { previewReminders, startReminders } from "./remind.js";

/** Registers the routes of charges. */
export function chargesRoutes(api: Api): void {
  route(api, charges.list, async ({ context, actor, query }) => chargePage(context.db, actor, query));
  route(api, charges.totals, async ({ context, actor, query }) => chargeTotals(context.db, actor, query));
  route(api, charges.search, async ({ context, actor, body }) =>
    chargesOfApplications(context.db, actor, applicationsHolding(body.personal)),
  );
  route(api, charges.previewReminders, async ({ context, actor, now, body }) =>
    previewReminders(context.db, await actingOf(context.db, { actor, now, context }), body),
  );
  route(api, charges.remind, async ({ write, actor, now, context, body }) =>
    write(async (transaction) =>
      startReminders(transaction, await actingOf(transaction, { actor, now, context }), body),
    ),
  );
  route(api, charges.get, async ({ context, actor, now, params }) => readCharge(context.db, { actor, now }, params.id));
}
