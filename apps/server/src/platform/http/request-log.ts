import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Actor } from "../acting/actor.js";

/** What is known of a request beside its route: who made it, and why it was refused. */
interface Noted {
  /** Id of the person; the log names nobody. */
  user?: string;
  /** Id of who acts in that person's name. */
  impersonator?: string;
  /** Id of its trace, where one is made. */
  trace?: string;
  /** Code of the problem that was answered. */
  problem?: string;
}

const notes = new WeakMap<FastifyRequest, Noted>();

function note(request: FastifyRequest, more: Noted): void {
  notes.set(request, { ...notes.get(request), ...more });
}

/** Notes who makes a request, so that its line says so. */
export function noteCaller(request: FastifyRequest, { id, impersonation }: Pick<Actor, "id" | "impersonation">): void {
  note(request, { user: id, ...(impersonation === null ? {} : { impersonator: impersonation.byId }) });
}

/** Notes by which trace a request is found where traces are sent. */
export function noteTrace(request: FastifyRequest, trace: string): void {
  note(request, { trace });
}

/** Notes why a request was refused: wrong sign-ins, missing rights and wrong input stand in the log by their codes. */
export function noteProblem(request: FastifyRequest, problem: string): void {
  note(request, { problem });
}

/**
 * One line for each finished request. Names the route's pattern, never the address: paths and queries hold tickets,
 * single-use codes and keys of documents (DOMAIN §5). People stand in it by their ids. Successful reads are only of interest when looking closely.
 */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook("onResponse", async (request, reply) => {
    const level =
      reply.statusCode >= 500 ? "error" : request.method === "GET" && reply.statusCode < 400 ? "debug" : "info";
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
        ...notes.get(request),
      },
      "answered",
    );
  });
}
