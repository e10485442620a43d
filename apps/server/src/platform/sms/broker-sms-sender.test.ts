import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brokerSmsSender } from "./broker-sms-sender.js";

let broker: Server;
/** What the broker was asked, and with what it answers. */
let asked: { readonly request: IncomingMessage; readonly body: unknown }[] = [];
let status = 200;

beforeEach(async () => {
  asked = [];
  status = 200;
  broker = createServer((request, reply) => {
    void text(request).then((body) => {
      asked.push({ request, body: JSON.parse(body) });
      return reply.writeHead(status, { location: "http://127.0.0.1:1/" }).end("998901234567");
    });
  }).listen(0, "127.0.0.1");
  await once(broker, "listening");
});
afterEach(() => broker.close());

const sender = () =>
  brokerSmsSender({
    url: `http://yer:p%40ss@127.0.0.1:${(broker.address() as AddressInfo).port}/broker-api/send`,
    from: "3700",
  });
const sms = { to: "+998901234567", text: `Yer: "sinov" o'tdi` };

test("an SMS is handed to the broker under its own id, with the account of the settings and not in the address", async () => {
  await sender().send(sms, "0190");
  expect(asked).toHaveLength(1);
  const [{ request, body } = { request: undefined, body: undefined }] = asked;
  expect(request?.method).toBe("POST");
  expect(request?.url).toBe("/broker-api/send");
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from("yer:p@ss").toString("base64")}`);
  expect(body).toEqual({
    messages: [
      { recipient: "998901234567", "message-id": "0190", sms: { originator: "3700", content: { text: sms.text } } },
    ],
  });
});

test.each([400, 401, 500])(
  "a broker that answers %i is a failure that repeats neither number nor words",
  async (code) => {
    status = code;
    const sent = sender().send(sms, "1");
    await expect(sent).rejects.toThrow(`The SMS broker answered ${code}.`);
  },
);

test("a broker that sends elsewhere is not followed: the account would go along", async () => {
  status = 307;
  await expect(sender().send(sms, "1")).rejects.toThrow("fetch failed");
  expect(asked).toHaveLength(1);
});
