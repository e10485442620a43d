import { documents } from "@yer/api/contract/documents";
import type { FastifyRequest } from "fastify";
import { actingOf } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { networkOf } from "../../platform/throttle/network.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { pdfReply } from "./pdf-reply.js";
import {
  documentByHash,
  documentBytes,
  documentsOfOrganisation,
  applicationDocuments,
  revokeDocument,
} from "./service.js";

/** Keys and hashes are far too long to guess; what is slowed down is making the service render and search. */
async function slowDown(context: Context, request: FastifyRequest): Promise<void> {
  await throttle(context, [{ kind: "document.address", key: networkOf(request.ip) }]);
}

/** Registers the routes of signed documents. */
export function documentsRoutes(api: Api): void {
  route(api, documents.ofFile, async (call) => {
    const { context, params } = call;
    return applicationDocuments(context.db, { ...(await actingOf(context.db, call)), context }, params.id);
  });
  publicRoute(api, documents.ofOrganisation, async ({ context, params, query, actor, now, request }) => {
    if (!actor?.isStaff) await slowDown(context, request);
    const justice = query.justice === undefined ? undefined : query.justice === "true";
    return documentsOfOrganisation(context, { actor, key: query.k, now }, params, justice);
  });
  publicRoute(api, documents.pdf, async ({ context, params, query, actor, now, request }) => {
    if (!actor?.isStaff) await slowDown(context, request);
    return pdfReply(await documentBytes(context, { actor, key: query.k, now }, params.id));
  });
  publicRoute(api, documents.byHash, async ({ context, params, request }) => {
    await slowDown(context, request);
    return documentByHash(context.db, params.sha256);
  });
  route(api, documents.revoke, async (call) =>
    call.write(async (transaction) => {
      const acting = { ...(await actingOf(transaction, call)), context: call.context };
      return revokeDocument(transaction, acting, call.params.id, call.body);
    }),
  );
}
