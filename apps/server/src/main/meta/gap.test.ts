import { eventsPosition } from "@yer/api/contract/endpoint";
import { apiPrefix } from "../../platform/http/route.js";
import { once } from "node:events";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let reader: MadePerson;
let other: MadePerson;
beforeAll(async () => {
  service = await openTestApp();
  reader = await makePerson(service, { codes: ["read:faq"] });
  other = await makePerson(service, { codes: ["share:view", "update:article"] });
});
afterAll(async () => service.close());

const views = "/views?register=users";

/** What a browser does first: it reads something, and learns how far events had come. */
async function firstReading(): Promise<string> {
  const { headers } = await service.call({ path: views, token: reader.token });
  return String(headers[eventsPosition]);
}

async function keepView(name: string, scope: "mine" | "shared"): Promise<void> {
  const body = { register: "users", name, scope, query: "" };
  const { status } = await service.call({ method: "POST", path: "/views", token: other.token, body });
  expect(status).toBe(201);
}

/** The stream of the reader; `until` gives what it said once that holds what is waited for. */
async function openStream(lastId: string) {
  const reply = await service.app.inject({
    url: `${apiPrefix}/events`,
    headers: { authorization: `Bearer ${reader.token}`, "last-event-id": lastId },
    payloadAsStream: true,
  });
  expect(reply.statusCode).toBe(200);
  const stream = reply.stream();
  onTestFinished(() => void stream.destroy());
  let text = "";
  stream.on("data", (piece) => {
    text += String(piece);
  });
  return {
    until: async (wanted: string) => {
      while (!text.includes(wanted)) await once(stream, "data");
      return text;
    },
    /** Whether its last word was whole, once it has ended. */
    ended: async () => {
      if (!stream.readableEnded) await once(stream, "end");
      return text.endsWith("\n\n");
    },
  };
}

test("what changes between a page's first reading and its stream is told", async () => {
  const position = await firstReading();
  await keepView("Umumiy", "shared");
  expect(await (await openStream(position)).until('{"tags":["views"]}')).not.toContain("lost");
});

test("a view of one's own is told to nobody else", async () => {
  const position = await firstReading();
  await keepView("Oʻzimniki", "mine");
  await keepView("Hammaniki", "shared");
  const text = await (await openStream(position)).until('{"tags":["views"]}');
  expect(text.match(/"views"/g)).toHaveLength(1);
});

test("whoever is not staff learns nothing of events, nor who is nobody", async () => {
  const citizen = await makePerson(service, { staff: false });
  for (const token of [citizen.token, undefined]) {
    const { headers } = await service.call({ path: "/meta", token });
    expect(headers).not.toHaveProperty(eventsPosition);
  }
});

test("signing out ends the stream of the session", async () => {
  const stream = await openStream(await firstReading());
  await stream.until("event: here");
  await service.call({ path: "/auth/logout", token: reader.token });
  expect(await stream.ended()).toBe(true);
});
