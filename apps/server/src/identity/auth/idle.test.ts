import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";

const minute = 60_000;
const password = "tong otgan dala yoʻli";
let service: TestApp;
let passwordHash: string;
beforeAll(async () => {
  service = await openTestApp();
  passwordHash = await hashPassword(password);
});
afterAll(async () => service.close());

async function signIn(username: string, remember = false) {
  const body = { username, password, remember };
  return (await service.call({ method: "POST", path: "/auth/password", body })).body as Record<string, string>;
}

async function refresh(record: Record<string, string>) {
  const reply = await service.call({ path: "/auth/refresh", token: record["refresh_token"] });
  return { status: reply.status, record: reply.body as Record<string, string> };
}

test("a session that nobody touches ends, however much its page reads by itself", async () => {
  await makePerson(service, { username: "ketgan", passwordHash });
  let record = await signIn("ketgan");
  for (let passed = 0; passed < 30; passed += 10) {
    service.clock.advance(10 * minute);
    record = (await refresh(record)).record;
    expect((await service.call({ path: "/users/me", token: record["access_token"] })).status).toBe(200);
  }
  service.clock.advance(2 * minute);
  expect((await service.call({ path: "/users/me", token: record["access_token"] })).body).toMatchObject({
    status: 401,
    tokenExpired: false,
  });
  expect((await refresh(record)).status).toBe(401);
});

test("who is at the screen stays in, and at the end of the session nobody does", async () => {
  await makePerson(service, { username: "ishlayotgan", passwordHash });
  let record = await signIn("ishlayotgan");
  expect((await service.call({ path: "/users/me", token: record["access_token"] })).body["idleMinutes"]).toBe(30);
  const stay = () => service.call({ method: "POST", path: "/users/me/presence", token: record["access_token"] });
  for (let passed = 0; passed < 120; passed += 14) {
    service.clock.advance(14 * minute);
    expect((await stay()).status).toBe(204);
    record = (await refresh(record)).record;
  }
  service.clock.advance(12 * 60 * minute);
  expect((await refresh(record)).status).toBe(401);
});

test("a browser that is to remember a person does so without a touch", async () => {
  await makePerson(service, { username: "eslangan", passwordHash });
  const record = await signIn("eslangan", true);
  service.clock.advance(24 * 60 * minute);
  const renewed = await refresh(record);
  expect(renewed.status).toBe(200);
  const token = renewed.record["access_token"];
  expect((await service.call({ path: "/users/me", token })).body["idleMinutes"]).toBeNull();
});

test("another idle time holds for sessions opened from then on", async () => {
  await makePerson(service, { username: "sozlama", passwordHash });
  await service.context.db
    .insertInto("settings")
    .values({ key: "session.idle_minutes", valid_from: "2026-01-01", value: JSON.stringify(5) })
    .execute();
  const record = await signIn("sozlama");
  expect((await service.call({ path: "/users/me", token: record["access_token"] })).body["idleMinutes"]).toBe(5);
  service.clock.advance(7 * minute);
  expect((await refresh(record)).status).toBe(401);
});
