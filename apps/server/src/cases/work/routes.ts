import { work } from "@yer/api/contract/work";
import { withTransaction } from "../../platform/database/transaction.js";
import { route, type Api } from "../../platform/http/route.js";
import { handOver, previewHandover, readWork, readWorkload } from "./service.js";

/** Who is responsible for which applications, and passing them on. */
export function workRoutes(api: Api): void {
  route(api, work.ofPerson, ({ actor, params, context, now }) =>
    withTransaction(context.db, (tx) => readWork(tx, actor, params.id, now)),
  );

  route(api, work.ofOrganisation, ({ actor, params, context, now }) => readWorkload(context.db, actor, params.id, now));

  route(api, work.preview, ({ actor, params, body, context, now }) =>
    withTransaction(context.db, (tx) => previewHandover(tx, actor, params.id, body.recipients, now)),
  );

  route(api, work.handOver, ({ actor, params, body, context, now, write }) =>
    write((tx) => handOver(tx, { actor, context, now }, params.id, body)),
  );
}
