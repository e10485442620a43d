import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeConnectionsOnStop } from "./close-connections.js";

test("a client that keeps its connection, and is answered while the server stops, does not hold the stop up", async () => {
  // For ever: a connection that is kept would hold the stop up for as long.
  const fastify = Fastify({ keepAliveTimeout: 0 });
  closeConnectionsOnStop(fastify);
  const answer = Promise.withResolvers<undefined>();
  const asked = new Promise<void>((heard) => {
    fastify.get("/", async () => {
      heard();
      await answer.promise;
      return "done";
    });
  });
  const address = await fastify.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true });
  const request = get(address, { agent });
  const answered = once(request, "response") as Promise<[IncomingMessage]>;
  await asked;
  const stopped = fastify.close();
  // The idle ones are closed by then; this one is at work.
  await expect.poll(() => fastify.server.listening).toBe(false);
  answer.resolve(undefined);
  const [response] = await answered;
  const kept = once(agent, "free").then(() => "kept");
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  expect(await Promise.race([stopped.then(() => "stopped"), kept])).toBe("stopped");
  agent.destroy();
});
