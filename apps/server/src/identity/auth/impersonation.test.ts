import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allEndpoints, permissionCodes } from "@yer/api/contract";
import type { ServerEvent } from "../../platform/events/events.js";
import { madePinfl } from "../../testing/application-kit.js";
import { callOf, pathOf } from "../../testing/hostile-calls.js";
import { makeOrganisation, makePerson, makePosition, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp, type TestCall } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  const post = { externalId: "1", organisation: "Idora", position: "Mutaxassis", from: "2024-11-01", to: null };
  service = await openTestApp({}, { personnel: { name: "Kadrlar reyestri", postsOf: async () => [post] } });
});
afterAll(async () => service.close());

const reason = { reason: "Murojaat boʻyicha tekshirish" };

interface Borrowed {
  readonly lender: MadePerson;
  readonly person: MadePerson;
  readonly token: string;
  readonly refreshToken: string;
}

/** Someone who acts as somebody else with the same rights, read-only unless `writable`. */
async function borrow(writable = false): Promise<Borrowed> {
  const lender = await makePerson(service, { territory: "17", codes: permissionCodes, name: "Asl Odam" });
  const person = await makePerson(service, { territory: "17", codes: permissionCodes, name: "Nomi Olingan" });
  const { body } = await service.call({ path: `/auth/impersonate/${person.id}`, token: lender.token });
  const token = String(body["access_token"]);
  if (writable) {
    await service.call({ method: "POST", path: "/auth/impersonation/reason", token, body: reason });
  }
  return { lender, person, token, refreshToken: String(body["refresh_token"]) };
}

test("lasts half an hour at most, whatever is refreshed, and the session behind it goes on", async () => {
  const { lender, token, refreshToken } = await borrow();
  service.clock.advance(14 * 60_000);
  const refreshed = await service.call({ path: "/auth/refresh", token: refreshToken });
  expect(refreshed.status).toBe(200);
  const later = String(refreshed.body["access_token"]);
  service.clock.advance(14 * 60_000);
  expect((await service.call({ path: "/users/me", token: later })).status).toBe(200);
  service.clock.advance(2 * 60_000 + 1000);
  const again = await service.call({ path: "/auth/refresh", token: String(refreshed.body["refresh_token"]) });
  expect(again.status).toBe(401);
  expect((await service.call({ path: "/users/me", token: later })).status).toBe(401);
  expect((await service.call({ path: "/users/me", token })).status).toBe(401);
  const parent = await service.call({ path: "/auth/refresh", token: lender.refreshToken });
  expect(parent.status).toBe(200);
});

test("tells the screens of the person at once, who it is and until when, and the borrower nothing of it", async () => {
  const heard: ServerEvent[] = [];
  const stop = service.context.events.subscribe((event) => heard.push(event));
  const { person, token } = await borrow();
  await expect.poll(() => heard.map(({ kind, user }) => [kind, user])).toContainEqual(["user.impersonated", person.id]);
  stop();
  const theirs = await service.call({ path: "/users/me", token: person.token });
  expect(theirs.body["borrowedBy"]).toMatchObject([{ by: "Asl Odam", until: expect.stringContaining("T") as string }]);
  const borrowed = await service.call({ path: "/users/me", token });
  expect(borrowed.body).toMatchObject({ impersonation: { by: "Asl Odam", writable: false }, borrowedBy: [] });
  await service.call({ path: "/auth/revert", token });
  expect((await service.call({ path: "/users/me", token: person.token })).body["borrowedBy"]).toEqual([]);
  const told = await service.call({ path: "/users/me/impersonations", token: person.token });
  expect(told.body["items"]).toMatchObject([
    { action: "impersonation.ended", by: "Asl Odam" },
    { action: "impersonation.opened", by: "Asl Odam" },
  ]);
});

test("what is written with a reason stands in the history under both names", async () => {
  const { lender, token } = await borrow(true);
  const other = await makePerson(service, { territory: "1703", pinfl: madePinfl(701) });
  const taken = await service.call({ method: "POST", path: `/users/${other.id}/sync-user-jobs`, token });
  expect(taken.status).toBe(200);
  const history = await service.call({ path: `/users/history/${other.id}`, token: lender.token });
  expect(history.body["items"]).toMatchObject([{ actor: "Nomi Olingan", impersonator: "Asl Odam" }]);
});

describe("in another person's name, with a reason too, nobody", () => {
  /** Calls that grant, conclude or sign, or borrow further, each as it would be made. */
  const calls: Readonly<Record<string, (of: Borrowed) => Promise<Omit<TestCall, "token">>>> = {
    "registers a person": async ({ person }) => ({
      method: "POST",
      path: "/users",
      body: {
        name: "Yangi Xodim",
        phone: null,
        pinfl: "31503900010011",
        organisationId: person.organisationId,
        positionId: person.positionId,
        roleIds: [],
        territory: "1703",
      },
    }),
    "changes a person": async ({ person }) => ({
      method: "PUT",
      path: `/users/${person.id}`,
      headers: { "if-match": '"1"' },
      body: {
        name: "Yangi Xodim",
        phone: null,
        organisationId: person.organisationId,
        positionId: person.positionId,
        roleIds: [],
        territory: "1703",
      },
    }),
    "grants permissions": async ({ person }) => ({
      method: "PATCH",
      path: `/users/${person.id}/permissions`,
      headers: { "if-match": '"1"' },
      body: { granted: [], revoked: [] },
    }),
    "unblocks a person": async ({ person }) => ({
      method: "PATCH",
      path: `/users/${person.id}/demontion-blocked`,
      body: { blocked: false, reason: "Sinov uchun" },
    }),
    "changes a position": async () => ({
      method: "PUT",
      path: `/positions/${await makePosition(service, [])}`,
      headers: { "if-match": '"1"' },
      body: { name: inFour("Nom"), codes: [] },
    }),
    "changes a role": async () => ({
      method: "PUT",
      path: `/roles/${await makePosition(service, [], "roles")}`,
      headers: { "if-match": '"1"' },
      body: { name: inFour("Nom"), codes: [] },
    }),
    "widens a body": async () => ({
      method: "PUT",
      path: `/organisations/${await makeOrganisation(service, { territory: "1703" })}`,
      headers: { "if-match": '"1"' },
      body: { name: inFour("Idora"), kind: "cadastre", territory: "17", parentId: null, active: true },
    }),
    "gives a conclusion": async () => ({
      method: "POST",
      path: "/applications/018f0000-0000-7000-8000-000000000000/conclusions",
      body: { stepId: "s1", verdict: "positive", answers: {}, text: "Ijobiy", fileIds: [] },
    }),
    "decides as justice": async () => ({
      method: "POST",
      path: "/applications/018f0000-0000-7000-8000-000000000000/justice",
      body: { verdict: "positive", reason: "Sinov uchun" },
    }),
    "decides as the Council": async () => ({
      method: "POST",
      path: "/applications/018f0000-0000-7000-8000-000000000000/council",
      body: { verdict: "for", number: "1", date: "2026-03-05", reason: "Sinov" },
    }),
    "borrows another name": async ({ lender }) => ({ path: `/auth/impersonate/${lender.id}` }),
  };

  test.each(Object.keys(calls))("%s", async (name) => {
    const borrowed = await borrow(true);
    const call = await calls[name]?.(borrowed);
    const reply = await service.call({ path: "", ...call, token: borrowed.token });
    expect(reply.body).toMatchObject({ status: 403, code: "impersonation-limited" });
  });
});

test("is neither begun nor ended by a browser that reads ahead", async () => {
  const { lender, person, token } = await borrow();
  const headers = { "sec-purpose": "prefetch" };
  expect((await service.call({ path: `/auth/impersonate/${person.id}`, token: lender.token, headers })).status).toBe(
    403,
  );
  expect((await service.call({ path: "/auth/revert", token, headers })).status).toBe(403);
  const back = await service.call({ path: "/auth/revert", token });
  expect(back.status).toBe(200);
  expect(back.headers["cache-control"]).toBe("no-store");
});

describe("the account of the person whose name is borrowed is closed, reason or not", () => {
  /** What is said of the borrowed session alone: that its borrower is at the screen. */
  const open = ["sessions.stay"];
  const account = allEndpoints.filter(
    ({ id, path, method, access }) =>
      path.startsWith("/users/me/") ||
      (path.startsWith("/notices/") && method !== "GET") ||
      (typeof access === "object" && ["end_sessions:user", "reset_factor:user"].includes(access.code)) ||
      (/^(?:factors|noticeChoices|sessions)\./.test(id) && access === "signed-in"),
  );
  const rows = account.filter(({ id }) => !open.includes(id)).map((endpoint) => [endpoint.id, endpoint] as const);
  let borrowed: Borrowed;
  beforeAll(async () => {
    borrowed = await borrow(true);
  });

  test.each(rows)("%s", async (_, endpoint) => {
    // About the person themselves, also where the address names whom it is about.
    const path = pathOf(endpoint, borrowed.person.id);
    const reply = await service.call({ ...callOf(endpoint), path, token: borrowed.token });
    expect(reply.body).toMatchObject({ status: 403, code: "impersonation-limited" });
  });

  test("and stands as it stood, for its owner", async () => {
    const { person, token } = borrowed;
    expect((await service.call({ method: "POST", path: "/users/me/presence", token })).status).toBe(204);
    const own = await service.call({ path: "/users/me/sessions", token: person.token });
    expect(own.body["items"]).toHaveLength(2);
    expect((await service.call({ path: "/users/me/notice-choices", token: person.token })).status).toBe(200);
  });
});

function inFour(name: string) {
  return { uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name };
}
