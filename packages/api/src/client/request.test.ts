import { describe, expect, test } from "vitest";
import { ownAccount } from "../contract/own-account.js";
import { users } from "../contract/users.js";
import { FakeBrowser, type FakeTab } from "../testing/browser.js";
import { FakeService, answer, brokenConnection, problem } from "../testing/service.js";
import {
  AbortedError,
  NetworkError,
  ProblemError,
  createActKeys,
  createClient,
  recordKey,
  type Client,
} from "./index.js";

const body = { blocked: true, reason: "left the service" };
const params = { id: "0190f0a0-0000-7000-8000-000000000001" };

function setUp(): { browser: FakeBrowser; service: FakeService; tab: FakeTab; client: Client } {
  const browser = new FakeBrowser();
  const service = new FakeService();
  const tab = browser.tab(service.transport);
  const client = createClient(tab.environment);
  client.session.write(service.signIn());
  browser.stored.set("theme", "dark");
  return { browser, service, tab, client };
}

const keysOf = (service: FakeService) => service.calls.map((request) => request.headers["idempotency-key"]);

describe("a request", () => {
  test("carries the stored bearer and answers the reply, unwrapped", async () => {
    const { service, client } = setUp();
    service.respond = () => answer(200, { count: 3 });
    expect(await client.call(users.onlineCount)).toEqual({ count: 3 });
    expect(service.calls[0]).toMatchObject({
      method: "GET",
      url: "/api/v1/users/online-users-count",
      headers: { authorization: `Bearer ${client.session.read()?.access_token}` },
    });
  });

  test("carries no bearer when nobody is signed in", async () => {
    const { browser, service, client } = setUp();
    browser.stored.delete(recordKey);
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(service.calls[0]?.headers).not.toHaveProperty("authorization");
  });

  test("of a problem rejects with the whole document", async () => {
    const { service, client } = setUp();
    service.respond = () => problem(403, "permission-missing", { params: { code: "read:user" } });
    const error: unknown = await client.call(users.list).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({
      problem: { status: 403, code: "permission-missing", params: { code: "read:user" } },
    });
  });

  test("without an answer rejects with a network error and is not repeated", async () => {
    const { service, client, tab } = setUp();
    service.respond = brokenConnection;
    await expect(client.call(ownAccount.me)).rejects.toThrow(NetworkError);
    expect(service.calls).toHaveLength(1);
    expect(client.session.read()).toBeDefined();
    expect(tab.visited).toEqual([]);
  });

  test("that throws something of its own ends no other request", async () => {
    const { service, client } = setUp();
    service.respond = (request) => {
      if (request.url.endsWith("/users/me")) throw new TypeError("broken");
      return answer(200, { count: 1 });
    };
    const [broken, whole] = await Promise.allSettled([client.call(ownAccount.me), client.call(users.onlineCount)]);
    expect(broken.status).toBe("rejected");
    expect(whole).toEqual({ status: "fulfilled", value: { count: 1 } });
    expect(await client.call(users.onlineCount)).toEqual({ count: 1 });
  });

  test("given up by its caller rejects as aborted and aborts what is under way", async () => {
    const { service, client } = setUp();
    const abort = new AbortController();
    let answered = false;
    service.respond = () => {
      answered = true;
      return answer(200, {});
    };
    const pending = client.call(ownAccount.me, {}, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toThrow(AbortedError);
    await new Promise((resolve) => setImmediate(resolve));
    expect(answered).toBe(false);
    await expect(client.call(ownAccount.me, {}, { signal: abort.signal })).rejects.toThrow(AbortedError);
    expect(service.calls).toHaveLength(1);
  });
});

describe("status 500", () => {
  test("is tried once more after 500 ms, with the same Idempotency-Key", async () => {
    const { browser, service, client } = setUp();
    service.respond = () => (service.calls.length === 1 ? problem(500, "internal") : answer(200, { id: "x" }));
    await client.call(users.block, { params, body });
    expect(browser.clock.waits).toEqual([500]);
    const [first, second] = keysOf(service);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(service.calls[1]?.body).toEqual(body);
  });

  test("twice is an error, and the session lives on", async () => {
    const { service, client, tab } = setUp();
    service.respond = () => problem(500, "internal");
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { code: "internal" } });
    expect(service.calls).toHaveLength(2);
    expect(client.session.read()).toBeDefined();
    expect(tab.visited).toEqual([]);
  });

  test("is tried once more in all, over a refresh too", async () => {
    const { service, client } = setUp();
    let turn = 0;
    service.respond = () => {
      turn += 1;
      if (turn === 1) service.expire();
      return problem(500, "internal");
    };
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { code: "internal" } });
    // 500, expired, refresh, 500
    expect(service.calls).toHaveLength(3);
    expect(service.refreshes).toBe(1);
  });

  test.each([502, 503, 501])("is 500 alone: %d is not repeated", async (status) => {
    const { service, client } = setUp();
    service.respond = () => answer(status, "<html>");
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(service.calls).toHaveLength(1);
  });
});

describe("status 401 without tokenExpired", () => {
  test("clears all of local storage and goes to the root", async () => {
    const { browser, service, client, tab } = setUp();
    service.respond = () => problem(401, "unauthenticated");
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { code: "unauthenticated" } });
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toEqual(["/ (to return)"]);
    expect(service.refreshes).toBe(0);
    expect(service.calls).toHaveLength(1);
  });

  test("of a session that another tab has replaced leaves the new one alone", async () => {
    const { service, client, tab } = setUp();
    service.respond = () => {
      client.session.write(service.signIn());
      return problem(401, "unauthenticated");
    };
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(client.session.read()).toBeDefined();
    expect(tab.visited).toEqual([]);
  });
});

describe("status 401 with tokenExpired", () => {
  test("refreshes with the refresh token as bearer, stores the record, and tries once more with the same key", async () => {
    const { service, client } = setUp();
    const old = client.session.read();
    service.expire();
    service.respond = () => answer(200, { id: "x" });
    await client.call(users.block, { params, body });
    const refresh = service.requests.find((request) => request.url.endsWith("/auth/refresh"));
    expect(refresh).toMatchObject({ method: "GET", headers: { authorization: `Bearer ${old?.refresh_token}` } });
    expect(client.session.read()?.access_token).not.toBe(old?.access_token);
    expect(service.calls).toHaveLength(2);
    expect(new Set(keysOf(service)).size).toBe(1);
    expect(service.calls[1]?.headers["authorization"]).toBe(`Bearer ${client.session.read()?.access_token}`);
  });

  test("met by a hundred requests at once is refreshed once", async () => {
    const { service, client } = setUp();
    service.expire();
    service.respond = () => answer(200, { count: 1 });
    const replies = await Promise.all(Array.from({ length: 100 }, () => client.call(users.onlineCount)));
    expect(replies).toHaveLength(100);
    expect(service.refreshes).toBe(1);
  });

  test("met by ten tabs at once is refreshed once", async () => {
    const { browser, service, client } = setUp();
    service.expire();
    service.respond = () => answer(200, { count: 1 });
    const tabs = Array.from({ length: 9 }, () => createClient(browser.tab(service.transport).environment));
    await Promise.all([client, ...tabs].flatMap((tab) => [tab.call(users.onlineCount), tab.call(users.onlineCount)]));
    expect(service.refreshes).toBe(1);
    expect(service.calls).toHaveLength(40);
  });

  test("with a refresh the service refuses clears the storage and goes to the root", async () => {
    const { browser, service, client, tab } = setUp();
    service.expire();
    service.refuseRefresh = () => problem(401, "unauthenticated");
    const results = await Promise.allSettled([client.call(ownAccount.me), client.call(users.onlineCount)]);
    expect(results.map((result) => result.status)).toEqual(["rejected", "rejected"]);
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toContain("/ (to return)");
    expect(service.refreshes).toBe(1);
  });

  test("with a refresh that fails at 500 twice clears the storage and goes to the root", async () => {
    const { browser, service, client, tab } = setUp();
    service.expire();
    service.refuseRefresh = () => problem(500, "internal");
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(service.refreshes).toBe(2);
    expect(browser.clock.waits).toEqual([500]);
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toEqual(["/ (to return)"]);
  });

  test("with no connection to refresh over keeps the session for the next try", async () => {
    const { service, client, tab } = setUp();
    service.expire();
    service.refuseRefresh = brokenConnection;
    await expect(client.call(ownAccount.me)).rejects.toThrow(NetworkError);
    expect(tab.visited).toEqual([]);
    service.refuseRefresh = undefined;
    await client.call(ownAccount.me);
    expect(service.refreshes).toBe(2);
  });

  test("with a refresh that a gateway answers, or a service that is stopping, keeps the session", async () => {
    const { browser, service, client, tab } = setUp();
    service.expire();
    service.refuseRefresh = () => problem(503, "unavailable");
    await expect(client.call(ownAccount.me)).rejects.toThrow(NetworkError);
    expect(browser.stored.size).toBeGreaterThan(0);
    expect(tab.visited).toEqual([]);
  });

  test("again right after the refresh ends the session rather than going round", async () => {
    const { browser, service, client, tab } = setUp();
    service.expire();
    service.respond = () => problem(401, "unauthenticated", { tokenExpired: true });
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(service.refreshes).toBe(1);
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toEqual(["/ (to return)"]);
  });

  test("is never repeated as another person who has signed in meanwhile", async () => {
    const { service, client, tab } = setUp();
    service.expire();
    const pending = client.call(users.block, { params, body });
    client.session.write(service.signIn("another"));
    await expect(pending).rejects.toMatchObject({ problem: { tokenExpired: true } });
    expect(service.calls).toHaveLength(1);
    expect(client.session.read()).toBeDefined();
    expect(tab.visited).toEqual([]);
  });

  test("is refreshed for the others even if the request that met it first is given up", async () => {
    const { service, client } = setUp();
    service.expire();
    const abort = new AbortController();
    const first = client.call(ownAccount.me, {}, { signal: abort.signal });
    const second = client.call(users.onlineCount);
    service.refuseRefresh = () => {
      abort.abort();
      return answer(200, service.signIn());
    };
    await expect(first).rejects.toThrow(AbortedError);
    await second;
    expect(service.refreshes).toBe(1);
  });

  test("does not bring a session back that was signed out while it was refreshed", async () => {
    const { service, client } = setUp();
    service.expire();
    service.refuseRefresh = () => {
      client.session.clear();
      return answer(200, service.record());
    };
    await expect(client.call(ownAccount.me)).rejects.toThrow(ProblemError);
    expect(client.session.read()).toBeUndefined();
  });
});

describe("an act whose answer was lost", () => {
  test("is sent with the same key when the person tries again, and with a new one after it is done", async () => {
    const { service, client, tab } = setUp();
    const done = new Map<string, unknown>();
    service.respond = (request) => {
      const key = request.headers["idempotency-key"] ?? "";
      const before = done.get(key);
      done.set(key, { id: "x" });
      // Committed the first time, but the answer never arrives.
      return before === undefined && done.size === 1 ? brokenConnection() : answer(200, before ?? { id: "y" });
    };
    const keys = createActKeys(tab.environment.uuid);
    const press = async () => {
      const idempotencyKey = keys.keyFor(users.block, { params, body }) ?? "";
      try {
        const reply = await client.call(users.block, { params, body, idempotencyKey });
        keys.ended();
        return reply;
      } catch (error) {
        keys.ended(error);
        throw error;
      }
    };
    await expect(press()).rejects.toThrow(NetworkError);
    expect(await press()).toEqual({ id: "x" });
    expect(done.size).toBe(1);
    await press();
    expect(done.size).toBe(2);
  });

  test("has a new key when its content has changed, or when it was refused for good", () => {
    const { tab } = setUp();
    const keys = createActKeys(tab.environment.uuid);
    const first = keys.keyFor(users.block, { params, body });
    keys.ended(new NetworkError("timeout"));
    expect(keys.keyFor(users.block, { params, body, ifMatch: 3 })).toBe(first);
    expect(keys.keyFor(users.block, { params, body: { ...body, blocked: false } })).not.toBe(first);
    const third = keys.keyFor(users.block, { params, body });
    keys.ended(new ProblemError({ type: "about:blank", title: "", status: 409, code: "in-progress" }));
    expect(keys.keyFor(users.block, { params, body })).toBe(third);
    keys.ended(new ProblemError({ type: "about:blank", title: "", status: 400, code: "invalid" }));
    expect(keys.keyFor(users.block, { params, body })).not.toBe(third);
  });
});

describe("the session", () => {
  test("is carried to the other tabs, and so is its end", async () => {
    const { browser, service, client } = setUp();
    const other = createClient(browser.tab(service.transport).environment);
    const heard: unknown[] = [];
    const stop = other.session.subscribe(({ record, from }) => heard.push([record?.access_token, from]));
    const record = service.signIn();
    client.session.write(record);
    await client.signOut();
    expect(heard).toEqual([
      [record.access_token, "elsewhere"],
      [undefined, "elsewhere"],
    ]);
    stop();
    client.session.write(record);
    expect(heard).toHaveLength(2);
  });

  test("stores SPEC's three fields and nothing else", () => {
    const { browser, client } = setUp();
    const reply = { access_token: "a", refresh_token: "b", is_staff: false, return: "/users" };
    client.session.write(reply);
    expect(JSON.parse(browser.stored.get(recordKey) ?? "")).toEqual({
      access_token: "a",
      refresh_token: "b",
      is_staff: false,
    });
  });

  test.each(["", "nonsense", "{}", "null", '{"access_token":1}'])("is nobody's where %j is stored", (text) => {
    const { browser, client } = setUp();
    browser.stored.set(recordKey, text);
    expect(client.session.read()).toBeUndefined();
  });

  test("ends here even if the service cannot be told", async () => {
    const { browser, service, client, tab } = setUp();
    service.respond = brokenConnection;
    await client.signOut();
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toEqual(["/"]);
  });
});
