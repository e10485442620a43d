import { makeNonce, plainPageHeaders } from "../http/security-headers.js";
import { apiPrefix, type Api } from "../http/route.js";
import { openApiDocument } from "./document.js";
import { apiPage } from "./page.js";

/** The contract as OpenAPI, and as a page. They describe the contract and are not part of it. */
export function openApiRoutes({ fastify, context }: Api): void {
  // Made when it is first asked for: most servers never are.
  let document: string | undefined;
  fastify.get(`${apiPrefix}/openapi.json`, (_, reply) => {
    document ??= JSON.stringify(openApiDocument(context.config.publicUrl));
    return reply.type("application/json; charset=utf-8").header("cache-control", "no-cache").send(document);
  });
  fastify.get(`${apiPrefix}/docs`, (_, reply) => {
    const nonce = makeNonce();
    return reply.headers(plainPageHeaders(context.config, nonce)).type("text/html; charset=utf-8").send(apiPage(nonce));
  });
}
