import { constants } from "node:zlib";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type HTTPMethods,
} from "fastify";
import { fileBounds } from "@yer/api/contract/files";
import { sessionCallers } from "../identity/auth/session-callers.js";
import type { Context } from "../platform/context.js";
import { describeError } from "../platform/database/errors.js";
import { openApiRoutes } from "../platform/openapi/routes.js";
import { answerClientError } from "../platform/http/client-error.js";
import { closeConnectionsOnStop } from "../platform/http/close-connections.js";
import { drain } from "../platform/http/drain.js";
import { problemOf } from "../platform/http/error-mapper.js";
import { parseJsonBody } from "../platform/http/json-body.js";
import { Problem, problemMediaType } from "../platform/problem/problem.js";
import { requestIdHeader, requestIds } from "../platform/http/request-id.js";
import { logRequests, noteProblem } from "../platform/http/request-log.js";
import { apiPrefix, type Api } from "../platform/http/route.js";
import { routeEverything } from "./routes.js";
import { apiHeaders } from "../platform/http/security-headers.js";
import type { Telemetry } from "../platform/telemetry/telemetry.js";

declare module "fastify" {
  interface FastifyRequest {
    /** What an `Idempotency-Key` is bound to: the JSON body as it arrived; of an upload, the file's hash and name. */
    rawBody: Buffer | undefined;
  }
}

/** What {@link buildApp} may be told beside the context. */
export interface AppOptions {
  /** Answers GETs outside `/api` that no route took: the apps' pages and assets. */
  readonly site?: (request: FastifyRequest, reply: FastifyReply) => unknown;
  /** Watches requests from within. */
  readonly telemetry?: Telemetry | undefined;
}

/** Longest path and query together; longer ones are refused before anything reads them. */
const mostUrlCharacters = 8_000;
/** Replies worth compressing. Not event streams, which must not wait for a block to fill, and nothing packed already. */
const compressible =
  /^(application\/((problem\+)?json|vnd\.mapbox-vector-tile)|text\/(html|css|csv|javascript|plain)|image\/svg\+xml)\b/;
const methods: readonly HTTPMethods[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/**
 * The HTTP side of the service: every endpoint of the contract under `/api/v1`, a problem document for everything that
 * goes wrong, security headers on everything. The caller adds health checks beside it, and listens.
 */
export async function buildApp(context: Context, options: AppOptions = {}): Promise<FastifyInstance> {
  const fastify: FastifyInstance = Fastify({
    loggerInstance: context.logger,
    // Fastify's own lines hold whole addresses, and some addresses are secrets.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIds(context.config.trustedProxies),
    // Eight megabytes over a poor line take minutes; headers have a minute of their own (Node's default).
    requestTimeout: 300_000,
    trustProxy: context.config.trustedProxies === undefined ? false : [...context.config.trustedProxies],
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    // A request on a connection that was open when the stop began is answered like any other, and told to close it:
    // Fastify's own 503 is no problem document and names no time to come back.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      void sendProblem(request, reply, error);
    },
  });
  await options.telemetry?.watch(fastify);
  fastify.decorateRequest("rawBody", undefined);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    try {
      request.rawBody = Buffer.from(body);
      done(null, parseJsonBody(request.rawBody));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
  await fastify.register(multipart, {
    limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fieldNameSize: 100, fileSize: fileBounds.mostBytes },
  });
  await fastify.register(compress, {
    customTypes: compressible,
    encodings: ["br", "gzip"],
    // Half the time of what is usual for a tenth more bytes: the largest tiles are waited for.
    zlibOptions: { level: 3 },
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    threshold: 1_400,
    // A packed body could unpack to any size: bodies come as they are.
    globalDecompression: false,
  });
  const headers = apiHeaders(context.config);
  fastify.addHook("onRequest", async (request, reply) => {
    void reply.headers(headers).header(requestIdHeader, request.id);
    if ((request.raw.url ?? "").length > mostUrlCharacters) throw new Problem("uri-too-long");
  });
  closeConnectionsOnStop(fastify);
  logRequests(fastify);
  fastify.setErrorHandler(async (error, request, reply) => {
    if (problemOf(error).code === "payload-too-large") await drain(request.raw);
    return sendProblem(request, reply, error);
  });
  fastify.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    const ofApi = path === "/api" || path.startsWith("/api/");
    if (!ofApi && options.site && (request.method === "GET" || request.method === "HEAD")) {
      return options.site(request, reply);
    }
    const allowed = methods.filter((method) => fastify.findRoute({ method, url: path }) !== null);
    if (allowed.length === 0) return sendProblem(request, reply, new Problem("not-found"));
    void reply.header("allow", allowed.join(", "));
    return sendProblem(request, reply, new Problem("method-not-allowed"));
  });

  const api: Api = { fastify, context, callers: sessionCallers(context), routed: new Set() };
  routeEverything(api);
  openApiRoutes(api);
  return fastify;
}

/** Answers anything thrown as a problem document; faults of ours are logged with their cause. */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const problem = problemOf(error);
  noteProblem(request, problem.code);
  if (problem.status >= 500) {
    request.log.error(
      { route: request.routeOptions.url ?? "unknown", error: describeError(problem.details.cause ?? problem) },
      problem.code,
    );
  }
  if (problem.details.retryAfter !== undefined) void reply.header("retry-after", String(problem.details.retryAfter));
  if (problem.code === "unauthenticated") void reply.header("www-authenticate", `Bearer realm="${apiPrefix}"`);
  return (
    reply
      .code(problem.status)
      .header("cache-control", "no-store")
      .type(problemMediaType)
      // A refusal says itself why, and two of the same kind tell nothing apart; of a failure only the log knows more.
      .send(JSON.stringify({ ...problem.document(), ...(problem.status >= 500 && { requestId: request.id }) }))
  );
}
