import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeSecrets } from "../../platform/config/secrets.js";
import { demoIdentities } from "../../demo/identities.js";
import { startOneIdSandbox, type Sandbox } from "../../demo/oneid/sandbox.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, type TestReply } from "../../testing/test-app.js";
import { hashPassword } from "../sessions/password-hash.js";
import { issueTicket, ticketKey } from "./ticket.js";

const publicUrl = "http://127.0.0.1:8080";
const [operator] = demoIdentities;
if (!operator) throw new Error("The demonstration has no operator.");

let sandbox: Sandbox;
let service: TestApp;
beforeAll(async () => {
  const client = { clientId: "yer", clientSecret: "secret" };
  sandbox = await startOneIdSandbox({
    port: 0,
    ...client,
    redirectUri: `${publicUrl}/auth/oneid/callback`,
    publicUrl,
    ticketKey: "",
    identities: demoIdentities,
  });
  service = await openTestApp({ publicUrl, oneId: { url: sandbox.url, ...client, scope: "yer" } });
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

/** Signs in as a browser does: to the sandbox, a click on a person, and back with code and cookie. */
async function throughOneId(pinfl: string, wanted = "/applications?status=editing", name = "Begona Fuqaro") {
  const login = await service.call({ path: `/auth/oneid/login?return=${encodeURIComponent(wanted)}` });
  const page = await fetch(String(login.headers["location"]));
  expect(page.status).toBe(200);
  const state = new URL(String(login.headers["location"])).searchParams.get("state") ?? "";
  const chosen = await fetch(
    new URL(`/choose?${new URLSearchParams({ pinfl, state, name }).toString()}`, sandbox.url),
    { redirect: "manual" },
  );
  const back = new URL(chosen.headers.get("location") ?? "");
  return { path: `/auth/oneid/callback${back.search}`, cookie: cookieOf(login) };
}

async function citizen(pinfl: string) {
  const { path, cookie } = await throughOneId(pinfl);
  const { body } = await service.call({ path, headers: { cookie } });
  return (await service.call({ path: "/users/me", token: String(body["access_token"]) })).body;
}

function byTicket(ticket: string) {
  return service.call({ path: `/auth/sap/callback?id=${encodeURIComponent(ticket)}` });
}

function byPassword(username: string, password: string, remember = false) {
  return service.call({ method: "POST", path: "/auth/password", body: { username, password, remember } });
}

function cookieOf(reply: TestReply): string {
  return String(reply.headers["set-cookie"]).split(";")[0] ?? "";
}

describe("OneID", () => {
  test("signs registered staff in, back to where they wanted to go, by a code that works once", async () => {
    const staff = await makePerson(service, { pinfl: operator.pinfl, name: operator.name, codes: ["read:user"] });
    const { path, cookie } = await throughOneId(operator.pinfl);
    expect(path).toContain("+");
    const reply = await service.call({ path, headers: { cookie } });
    expect(reply.body).toMatchObject({ is_staff: true, return: "/applications?status=editing" });
    const me = await service.call({ path: "/users/me", token: String(reply.body["access_token"]) });
    expect(me.body).toMatchObject({ id: staff.id, position: { permissionsList: [{ code: "read:user" }] } });
    const again = await service.call({ path, headers: { cookie } });
    expect(again.body).toMatchObject({ status: 400, code: "sign-on-failed" });
  });

  test.each(["uz", "uz-Cyrl", "ru", "en"])("is asked in the reader's own language: %s", async (lang) => {
    const login = await service.call({ path: `/auth/oneid/login?lang=${lang}` });
    const page = await fetch(String(login.headers["location"]));
    expect(await page.text()).toMatch(new RegExp(`<html lang="${lang}(-Latn)?"`));
  });

  test("makes anyone else a citizen without any code, the same one each time", async () => {
    const first = await citizen("31503900010011");
    expect(first).toMatchObject({ name: "Begona Fuqaro", is_staff: false, position: null, territory: null });
    expect((await citizen("31503900010011"))["id"]).toBe(first["id"]);
  });

  test("refuses a browser that did not begin the sign-on", async () => {
    const { path, cookie } = await throughOneId(operator.pinfl);
    expect((await service.call({ path })).body["code"]).toBe("sign-on-failed");
    const other = await throughOneId(operator.pinfl);
    expect((await service.call({ path, headers: { cookie: other.cookie } })).body["code"]).toBe("sign-on-failed");
    service.clock.advance(601_000);
    expect((await service.call({ path, headers: { cookie } })).body["code"]).toBe("sign-on-failed");
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
    "never sends anybody to %s",
    async (wanted) => {
      const { path, cookie } = await throughOneId(operator.pinfl, wanted);
      expect((await service.call({ path, headers: { cookie } })).body["return"]).toBeNull();
    },
  );

  test("keeps a blocked person out with 403", async () => {
    await makePerson(service, { pinfl: demoIdentities[1]?.pinfl ?? null, blocked: true });
    const { path, cookie } = await throughOneId(demoIdentities[1]?.pinfl ?? "");
    expect((await service.call({ path, headers: { cookie } })).body).toMatchObject({
      status: 403,
      code: "access-denied",
    });
  });

  test("hides the state from scripts and from other sites", async () => {
    const login = await service.call({ path: "/auth/oneid/login" });
    expect(login.status).toBe(302);
    expect(login.headers["set-cookie"]).toMatch(/Path=\/api\/v1\/auth\/oneid; .*HttpOnly; SameSite=Lax$/);
    expect(login.headers["cache-control"]).toBe("no-store");
  });
});

describe("a partner's ticket", () => {
  const pinfl = demoIdentities[2]?.pinfl ?? "";

  test("signs staff in once, within its minute", async () => {
    await makePerson(service, { pinfl });
    const key = ticketKey(service.context.secrets);
    const ticket = issueTicket(key, pinfl, service.clock.now());
    expect((await byTicket(ticket)).body).toMatchObject({ is_staff: true });
    expect((await byTicket(ticket)).body).toMatchObject({ code: "sign-on-failed" });
    const late = issueTicket(key, pinfl, service.clock.now());
    service.clock.advance(60_000);
    expect((await byTicket(late)).body).toMatchObject({ code: "sign-on-failed" });
  });

  test("is worth nothing forged, as a bare id, or for someone who is not staff", async () => {
    const forged = issueTicket(ticketKey(makeSecrets()), pinfl, service.clock.now());
    expect((await byTicket(forged)).body["code"]).toBe("sign-on-failed");
    expect((await byTicket("018f0000-0000-7000-8000-000000000000")).body["code"]).toBe("sign-on-failed");
    const stranger = issueTicket(ticketKey(service.context.secrets), "31503900010011", service.clock.now());
    expect((await byTicket(stranger)).body["code"]).toBe("access-denied");
  });
});

describe("user name and password", () => {
  test("signs in, for 12 hours or for 30 days", async () => {
    await makePerson(service, { username: "nazoratchi", passwordHash: await hashPassword("Toʻgʻri parol 1") });
    const usual = await byPassword("Nazoratchi", "Toʻgʻri parol 1");
    const remembered = await byPassword("nazoratchi", "Toʻgʻri parol 1", true);
    service.clock.advance(12 * 3_600_000);
    const refresh = (reply: TestReply) =>
      service.call({ path: "/auth/refresh", token: String(reply.body["refresh_token"]) });
    expect((await refresh(usual)).status).toBe(401);
    expect((await refresh(remembered)).status).toBe(200);
  });

  test("gives an unknown name and a wrong password the same answer, 400 and never 401", async () => {
    await makePerson(service, { username: "bor", passwordHash: await hashPassword("parol") });
    const wrong = await byPassword("bor", "xato");
    const unknown = await byPassword("yoq", "xato");
    expect(wrong.status).toBe(400);
    expect(wrong.body["code"]).toBe("wrong-credentials");
    expect(unknown.text).toBe(wrong.text);
  });

  test("lets any number of right passwords in from one address, and counts the wrong ones among them", async () => {
    // What is counted is tries, not what one costs: the cheapest hash there is.
    const passwordHash = await hashPassword("parol", { memory: 8, passes: 1 });
    await makePerson(service, { username: "kop", passwordHash });
    service.clock.advance(15 * 60_000);
    for (let time = 0; time < 70; time += 1) expect((await byPassword("kop", "parol")).status).toBe(200);
    const wrong: number[] = [];
    for (let time = 0; time < 70; time += 1) wrong.push((await byPassword(`yoq ${time}`, "parol")).status);
    expect(wrong.filter((status) => status === 400).length).toBeLessThanOrEqual(60);
    expect(wrong.at(-1)).toBe(429);
    service.clock.advance(15 * 60_000);
  });

  test("tells a forbidden person so only after the right password", async () => {
    await makePerson(service, { username: "yopiq", passwordHash: await hashPassword("parol"), blocked: true });
    expect((await byPassword("yopiq", "xato")).body["code"]).toBe("wrong-credentials");
    expect((await byPassword("yopiq", "parol")).body).toMatchObject({ status: 403, code: "access-denied" });
  });

  test("is throttled after five tries, also when they come at once, and again free a quarter of an hour later", async () => {
    await makePerson(service, { username: "nishon", passwordHash: await hashPassword("parol") });
    const tries = await Promise.all(Array.from({ length: 8 }, () => byPassword("nishon", "xato")));
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      400, 400, 400, 400, 400, 429, 429, 429,
    ]);
    const locked = await byPassword("nishon", "parol");
    expect(locked.body["code"]).toBe("too-many-requests");
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
    service.clock.advance(15 * 60_000);
    expect((await byPassword("nishon", "parol")).status).toBe(200);
  });
});
