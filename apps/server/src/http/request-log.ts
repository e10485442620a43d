import type { FastifyInstance } from "fastify";

/**
 * One line for each finished request. Names the route's pattern, never the address: paths and queries hold tickets,
 * single-use codes and keys of documents (DOMAIN §5). Successful reads are only of interest when looking closely.
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
      },
      "answered",
    );
  });
}
