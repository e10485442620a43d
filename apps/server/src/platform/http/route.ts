import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import {
  type BodyOf,
  type Endpoint,
  eventsPosition,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from "@yer/api/contract/endpoint";
import { faultsOf } from "@yer/api/contract/faults";
import type { Actor } from "../acting/actor.js";
import type { MachineTime } from "../clock/clock.js";
import type { Context } from "../context.js";
import type { Db, Transaction } from "../database/database.js";
import { readAside } from "../database/replicas.js";
import { actReasonOf } from "./act-reason.js";
import type { Callers } from "./callers.js";
import { createdAt } from "./created-at.js";
import { idempotentAct } from "./idempotent-act.js";
import { isStorable } from "./json-body.js";
import { attachment, type MediaReply, type RedirectReply } from "./media-reply.js";
import { holdsVersion, parseIfMatch } from "./precondition.js";
import { Problem } from "../problem/problem.js";
import { requestActor } from "./request-actor.js";
import { noteCaller } from "./request-log.js";
import { throttle } from "../throttle/throttle.js";

/** Where routes are hung: the HTTP server, what handlers work with, and which endpoints have found their route. */
export interface Api {
  readonly fastify: FastifyInstance;
  readonly context: Context;
  /** Who calls, and what they may. */
  readonly callers: Callers;
  /** Ids of the endpoints routed so far. */
  readonly routed: Set<string>;
}

/** What a handler is given. Everything in it has been parsed by the contract and may be relied on. */
export interface Call<E extends Endpoint, A = Actor> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The version the caller last read; 0 where the endpoint is not guarded. */
  readonly ifMatch: number;
  /** Why the person acts, where a rule asked them to say it; `null`: they said nothing. */
  readonly why: string | null;
  readonly actor: A;
  /** The legal moment of this request; services use it throughout. */
  readonly now: Date;
  /** Its moment by the machine: for sessions, tickets, leases, presence. */
  readonly machineNow: MachineTime;
  readonly context: Context;
  /** For what the contract cannot say: uploads, raw queries, cookies, abort. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /**
   * Runs the one transaction of a write. What `work` answers is the reply: it is checked against the contract and kept
   * under the caller's `Idempotency-Key` in this very transaction, so that a retry gets the same answer and nothing
   * happens twice. Every write calls it exactly once; reads use `context.db`.
   */
  readonly write: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  /** Long reads, and those of people without a session, for which a replica may stand in: {@link readAside}. */
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** What a handler answers: the endpoint's JSON, or a document, a redirect, nothing. */
export type Answer<E extends Endpoint> = ReplyOf<E> extends undefined ? MediaReply | RedirectReply | void : ReplyOf<E>;

type Handler<E extends Endpoint, A> = (call: Call<E, A>) => Promise<Answer<E>>;

/** Path of every endpoint. */
export const apiPrefix = "/api/v1";

/** Largest JSON body of a call that says nothing of it. */
const mostBodyBytes = 1_048_576;

/**
 * Routes an endpoint that asks for a session. Parsing, the right to call it, `If-Match`, `Idempotency-Key` and the
 * reply's form are taken from the endpoint: a handler cannot forget them.
 */
export function route<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E, Actor>): void {
  if (endpoint.access === "public") throw new Error(`${endpoint.id} is public: route it with publicRoute.`);
  register(api, endpoint, handler as Handler<E, Actor | undefined>);
}

/** Routes an endpoint anyone may call; the actor is there when the caller happened to be signed in. */
export function publicRoute<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E, Actor | undefined>): void {
  if (endpoint.access !== "public") throw new Error(`${endpoint.id} is not public: route it with route.`);
  register(api, endpoint, handler);
}

function register<E extends Endpoint>(api: Api, endpoint: E, handler: Handler<E, Actor | undefined>): void {
  if (api.routed.has(endpoint.id)) throw new Error(`${endpoint.id} is routed twice.`);
  if (endpoint.query !== undefined && !("shape" in endpoint.query)) throw new Error(`${endpoint.id} names no query.`);
  api.routed.add(endpoint.id);
  const actors = new WeakMap<FastifyRequest, Actor>();
  api.fastify.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
    ...(endpoint.upload ? {} : { bodyLimit: endpoint.mostBytes ?? mostBodyBytes }),
    // Before the body is read: someone who may not call this has no business sending megabytes.
    onRequest: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      // Before anything is read: what is told behind this position may be missing in the answer, nothing else.
      const position = api.context.events.position();
      refusePrefetch(endpoint, request);
      const actor = await requestActor(
        api.callers,
        request,
        endpoint.access !== "public",
        api.context.machineClock.now(),
      );
      if (actor) noteCaller(request, actor);
      if (actor?.isStaff) void reply.header(eventsPosition, String(position));
      api.callers.admit(endpoint, actor);
      if (actor) actors.set(request, actor);
      assertContentType(endpoint, request);
    },
    handler: async (request, reply) => {
      const actor = actors.get(request);
      // A day's work of registers, and not the whole republic by a script.
      if (actor !== undefined && isExport(endpoint)) {
        await throttle(api.context, [{ kind: "export.person", key: actor.id }]);
      }
      refuseUnknownQuery(endpoint, request.query);
      const call = {
        params: parse(endpoint.params, "params", request.params),
        query: parse(endpoint.query, "query", request.query),
        body: endpoint.upload ? undefined : parse(endpoint.body, "body", request.body ?? undefined),
        why: endpoint.method === "GET" ? null : actReasonOf(request),
        actor,
        now: api.context.legalClock.now(),
        machineNow: api.context.machineClock.now(),
        context: api.context,
        read: async <T>(work: (db: Db) => Promise<T>) => readAside(api.context, work),
        request,
        reply,
      };
      const act = await idempotentAct(api.context, endpoint, request, actor, call.machineNow);
      if (act.replayed) return send(endpoint, reply, act.replayed.answer, call.params);
      const ifMatch = endpoint.guarded ? parseIfMatch(request.headers["if-match"]) : 0;
      const answer = await act.settle((write) =>
        handler({ ...call, ifMatch, write: (work) => write(work, (value) => checkReply(endpoint, value)) } as Call<
          E,
          Actor | undefined
        >),
      );
      return send(endpoint, reply, answer, call.params);
    },
  });
}

/** Whether a call makes a document of many records: what is costly, and what leaves the service. */
function isExport({ media, access }: Endpoint): boolean {
  return typeof access === "object" && (media === "text/csv" || media === "application/octet-stream");
}

/** A browser that fetches ahead must not sign anybody in, out or over (the auth calls of SPEC §7 are GETs). */
function refusePrefetch(endpoint: Endpoint, request: FastifyRequest): void {
  if (!endpoint.id.startsWith("auth.")) return;
  const purpose = [request.headers["sec-purpose"], request.headers["purpose"], request.headers["x-moz"]].join(" ");
  if (/prefetch|prerender/i.test(purpose)) {
    throw new Problem("access-denied", { detail: "This call changes a session and is not answered to a prefetch." });
  }
}

function assertContentType(endpoint: Endpoint, request: FastifyRequest): void {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  if (type === undefined) {
    if (endpoint.upload) throw new Problem("unsupported-media-type", { detail: "Send multipart/form-data." });
    return;
  }
  if (endpoint.method === "GET") return;
  const wanted = endpoint.upload ? "multipart/form-data" : "application/json";
  if (type !== wanted) throw new Problem("unsupported-media-type", { detail: `Send ${wanted}.` });
}

function isStorableDeep(value: unknown): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null) return true;
  return Object.values(value).every(isStorableDeep);
}

function parse(schema: z.ZodMiniType | undefined, where: "params" | "query" | "body", value: unknown): unknown {
  // Bodies were walked when they were read; addresses are checked here, where their percent signs are gone.
  if (where !== "body" && !isStorableDeep(value)) {
    throw new Problem("malformed", { detail: "The address holds NUL or half of a surrogate pair." });
  }
  if (schema === undefined) return undefined;
  // A body left out is an empty one: what is missing in it is then named field by field.
  const given = where === "query" ? { ...(value as object) } : (value ?? {});
  const parsed = z.safeParse(schema, given, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Problem("invalid", { errors: faultsOf(where, parsed.error.issues) });
}

/**
 * Refuses names in the address's query that the call does not know: a filter spelled otherwise would be answered with all
 * that there is. Bodies may hold more than the service knows, for clients may be newer.
 */
function refuseUnknownQuery(endpoint: Endpoint, given: unknown): void {
  const { shape } = (endpoint.query ?? { shape: {} }) as unknown as { readonly shape: object };
  const unknown = Object.keys(given as object).filter((name) => !Object.hasOwn(shape, name));
  if (unknown.length === 0) return;
  const errors = unknown.slice(0, 50).map((name) => ({
    in: "query" as const,
    // A name may be said again where it is one; anything else may be a person's number put in the wrong place.
    pointer: /^[a-z]{1,40}$/i.test(name) ? `/${name}` : "",
    code: "unknown-key" as const,
  }));
  throw new Problem("invalid", { errors });
}

/**
 * The reply as the contract has it; fields it does not name are dropped, so nothing leaks that was not meant to be read.
 * @throws {Problem} `internal` when it does not fit: a fault of ours, found by tests and by the log
 */
function checkReply(endpoint: Endpoint, value: unknown): unknown {
  if (endpoint.reply === undefined) return value;
  const parsed = z.safeParse(endpoint.reply, value);
  if (parsed.success) return parsed.data;
  const cause = new Error(`The reply of ${endpoint.id} does not fit the contract: ${z.prettifyError(parsed.error)}`);
  throw new Problem("internal", { cause });
}

/** Marks what its readers may keep with its tag, and tells whether the caller has just that. */
function heldAlready({ access }: Endpoint, reply: FastifyReply, json: string): boolean {
  const etag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"`;
  void reply
    .header("etag", etag)
    .header("cache-control", `${access === "public" ? "public" : "private"}, max-age=0, must-revalidate`);
  return holdsVersion(reply.request.headers["if-none-match"], etag);
}

function isMedia(value: unknown): value is MediaReply | RedirectReply {
  return typeof value === "object" && value !== null && "kind" in value;
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown, params: unknown): FastifyReply {
  if (endpoint.reply !== undefined) {
    const body = checkReply(endpoint, answer);
    const version = typeof body === "object" && body !== null && "version" in body ? body.version : undefined;
    if (typeof version === "number") void reply.header("etag", `"${version}"`);
    const created = createdAt(endpoint, params, body);
    if (created !== undefined) void reply.code(201).header("location", apiPrefix + created);
    const json = JSON.stringify(body);
    if (endpoint.cached && heldAlready(endpoint, reply, json)) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(json);
  }
  if (!isMedia(answer)) return reply.code(204).send();
  if (answer.kind === "redirect") return reply.redirect(answer.location, 302);
  const { etag } = answer.headers ?? {};
  if (etag !== undefined && holdsVersion(reply.request.headers["if-none-match"], etag)) {
    // Opened and not sent: nobody else would close it.
    if (answer.body instanceof Readable) answer.body.destroy();
    return reply.header("etag", etag).code(304).send();
  }
  for (const [name, value] of Object.entries(answer.headers ?? {})) void reply.header(name, value);
  if (answer.filename !== undefined) void reply.header("content-disposition", attachment(answer.filename));
  return reply.type(answer.type ?? endpoint.media ?? "application/octet-stream").send(answer.body);
}
