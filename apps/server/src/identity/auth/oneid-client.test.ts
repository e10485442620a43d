import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { identify, OneIdError } from "./oneid-client.js";

const asked: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request.url ?? "");
    reply.writeHead(302, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});
afterAll(() => {
  server.close();
});

test("a redirect of the sign-on service is refused and not followed", async () => {
  const { port } = server.address() as AddressInfo;
  const config = { url: `http://127.0.0.1:${port}/sso`, clientId: "yer", clientSecret: "sir", scope: "yer" };
  await expect(identify(config, "code")).rejects.toThrow(OneIdError);
  expect(asked).toEqual(["/sso"]);
});
