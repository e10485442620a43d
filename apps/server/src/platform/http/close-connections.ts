import type { FastifyInstance } from "fastify";

/**
 * Tells whoever is answered while the server stops to close the connection. Node closes the idle ones when the stop
 * begins, and leaves one that is at work then open for its next request: each such client would hold the stop up for
 * as long as connections are kept.
 */
export function closeConnectionsOnStop(fastify: FastifyInstance): void {
  let stopping = false;
  fastify.addHook("preClose", async () => {
    stopping = true;
  });
  fastify.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
}
