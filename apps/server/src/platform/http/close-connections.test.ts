import { Agent, get, type IncomingMessage } from "node:http";
import { once } from "node:events";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { closeConnectionsOnStop } from "./close-connections.js";

test("a client that keeps its connection, and is answered while the server stops, does not hold the stop up", async () => {
  const fastify = Fastify();
  closeConnectionsOnStop(fastify);
  const answer = Promise.withResolvers<undefined>();
  const asked = new Promise<void>((heard) => {
    fastify.get("/", async () => {
      heard();
      await answer.promise;
      return "done";
    });
  });
  const stopping = new Promise<void>((heard) => {
    fastify.addHook("preClose", async () => heard());
  });
  const address = await fastify.listen({ host: "127.0.0.1", port: 0 });
  const agent = new Agent({ keepAlive: true });
  const request = get(address, { agent });
  const answered = once(request, "response") as Promise<[IncomingMessage]>;
  await asked;
  const stopped = fastify.close();
  await stopping;
  answer.resolve(undefined);
  const [response] = await answered;
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, "close"]);
  const began = performance.now();
  await stopped;
  // Kept connections live for 72 s.
  expect(performance.now() - began).toBeLessThan(10_000);
  agent.destroy();
});
