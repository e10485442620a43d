import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let port: number;
beforeAll(async () => {
  service = await openTestApp();
  await service.app.listen({ host: "127.0.0.1", port: 0 });
  port = (service.app.server.address() as AddressInfo).port;
});
afterAll(async () => service.close());

/** What the service says to these bytes before it hangs up. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data: Buffer) => (answer += data.toString("utf8")));
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

test.each([
  ["no request at all", "KALIT\r\n\r\n", 400, "malformed"],
  [
    "headers without end",
    `GET /api/v1/meta HTTP/1.1\r\nhost: x\r\nx: ${"y".repeat(20_000)}\r\n\r\n`,
    431,
    "headers-too-large",
  ],
  [
    "two lengths, as smugglers send",
    "POST /api/v1/auth/password HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
    "malformed",
  ],
])("%s is answered with a problem over the wire", async (_, bytes, status, code) => {
  const answer = await say(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain("application/problem+json");
  expect(answer).toContain(`"code":"${code}"`);
});

test("a client that sends ten megabytes to the end is told that they were too many", async () => {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/auth/password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "x".repeat(10_000_000),
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toMatchObject({ code: "payload-too-large" });
});
