import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

const minute = 60_000;

function refresh(token: unknown) {
  return service.call({ path: "/auth/refresh", token: String(token) });
}

describe("an access token", () => {
  test("says so once it is over, and only then", async () => {
    const { token } = await makePerson(service);
    service.clock.advance(15 * minute);
    const reply = await service.call({ path: "/auth/revert", token });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: "unauthenticated", tokenExpired: true });
    const forged = await service.call({ path: "/auth/revert", token: `${token.slice(0, -2)}AA` });
    expect(forged.body).toMatchObject({ code: "unauthenticated", tokenExpired: false });
  });

  test("is worth nothing after sign-out, also when it is over itself", async () => {
    const { token, refreshToken } = await makePerson(service);
    service.clock.advance(15 * minute);
    expect((await service.call({ path: "/auth/logout", token })).status).toBe(204);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

describe("a refresh token", () => {
  test("gives a new record, and the same one again within 30 s while the newest is unused", async () => {
    const { refreshToken } = await makePerson(service);
    const first = await refresh(refreshToken);
    expect(first.status).toBe(200);
    service.clock.advance(30_000);
    const again = await refresh(refreshToken);
    expect(again.body["refresh_token"]).toBe(first.body["refresh_token"]);
    expect((await refresh(first.body["refresh_token"])).status).toBe(200);
  });

  test("answers ten tabs at once with one token", async () => {
    const { refreshToken } = await makePerson(service);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(new Set(replies.map(({ body }) => body["refresh_token"])).size).toBe(1);
    expect(replies.every(({ status }) => status === 200)).toBe(true);
  });

  test("ends the family when it comes back after the newest was used", async () => {
    const { token, refreshToken } = await makePerson(service);
    const second = (await refresh(refreshToken)).body["refresh_token"];
    const third = (await refresh(second)).body["refresh_token"];
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
    expect((await service.call({ path: "/auth/revert", token })).body["tokenExpired"]).toBe(false);
  });

  test("ends the family when it comes back later than 30 s", async () => {
    const { refreshToken } = await makePerson(service);
    const second = (await refresh(refreshToken)).body["refresh_token"];
    service.clock.advance(30_001);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
  });

  test("does not outlive the session", async () => {
    const { refreshToken } = await makePerson(service);
    service.clock.advance(12 * 60 * minute);
    expect((await refresh(refreshToken)).status).toBe(401);
  });
});

test("the auth calls refuse a browser that fetches ahead, and are never stored", async () => {
  const { token } = await makePerson(service);
  const ahead = await service.call({ path: "/auth/logout", token, headers: { "sec-purpose": "prefetch;prerender" } });
  expect(ahead.status).toBe(403);
  const reply = await service.call({ path: "/auth/revert", token });
  expect(reply.body["code"]).toBe("impersonation-limited");
  expect(reply.headers["cache-control"]).toBe("no-store");
});

test("a public call ignores a bearer it cannot use", async () => {
  expect((await service.call({ path: "/auth/logout", token: "not-a-token" })).status).toBe(204);
});
