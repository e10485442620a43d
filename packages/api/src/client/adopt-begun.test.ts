import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ownAccount } from "../contract/own-account.js";
import { eventsPosition } from "../contract/endpoint.js";
import { users } from "../contract/users.js";
import { FakeBrowser } from "../testing/browser.js";
import { FakeService, answer } from "../testing/service.js";
import { AbortedError, NetworkError, adopting, beginReads, begunServes, createClient } from "./index.js";

const me = "/api/v1/users/me";
const people = "/api/v1/users";
const problem = (status: number, rest: object = {}): Response =>
  Response.json({ type: "about:blank", title: "", status, code: "unauthenticated", ...rest }, { status });

/** A page whose boot script began readings, with a bearer of its own where one is given, and which the network answered so. */
function setUp(respond: () => Promise<Response>, bearer?: string) {
  const asked: { url: string; headers: HeadersInit | undefined }[] = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    asked.push({ url, headers: init.headers });
    return respond();
  });
  const browser = new FakeBrowser();
  const service = new FakeService();
  const record = service.signIn();
  service.respond = () => answer(200, { from: "the client" });
  const begun = beginReads([me, people], bearer ?? record.access_token);
  const tab = browser.tab(adopting(service.transport, () => begun));
  const client = createClient(tab.environment);
  client.session.write(record);
  return { asked, begun, service, client, tab, browser, record };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a reading that the page began", () => {
  test("is asked for as the client asks, and is the answer of the client's first try, with its headers", async () => {
    const { asked, service, client, record } = setUp(async () =>
      Response.json({ from: "the page" }, { headers: { [eventsPosition]: "7" } }),
    );
    expect(await client.call(ownAccount.me)).toEqual({ from: "the page" });
    expect(service.calls).toHaveLength(0);
    expect(await client.link.beginning.position()).toBe(7);
    await client.call(users.list, { query: { search: "a" } });
    const own = service.calls[0];
    expect(asked[0]).toEqual({ url: me, headers: own?.headers });
    expect(own?.headers["authorization"]).toBe(`Bearer ${record.access_token}`);
  });

  test("serves once: the next time it is asked for", async () => {
    const { service, client } = setUp(async () => Response.json({ from: "the page" }));
    await client.call(ownAccount.me);
    expect(await client.call(ownAccount.me)).toEqual({ from: "the client" });
    expect(service.calls).toHaveLength(1);
  });

  test("serves only its own address, and no act on it", async () => {
    const { service, client } = setUp(async () => Response.json({ from: "the page" }));
    expect(await client.call(users.list, { query: { search: "a" } })).toEqual({ from: "the client" });
    await client.call(users.create, { body: {} as never });
    expect(service.calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${people}?search=a`,
      `POST ${people}`,
    ]);
    expect(await client.call(users.list, { query: {} })).toEqual({ from: "the page" });
  });

  test("is nobody else's: another bearer asks for itself", async () => {
    const { client } = setUp(async () => Response.json({ from: "the page" }), "somebody-else");
    expect(await client.call(ownAccount.me)).toEqual({ from: "the client" });
  });

  test("serves no later than the first seconds", async () => {
    const { client } = setUp(async () => Response.json({ from: "the page" }));
    vi.advanceTimersByTime(begunServes);
    expect(await client.call(ownAccount.me)).toEqual({ from: "the page" });
    vi.advanceTimersByTime(1);
    expect(await client.call(users.list, { query: {} })).toEqual({ from: "the client" });
  });

  test("goes to no other origin", () => {
    const { asked } = setUp(async () => Response.json({}));
    const before = asked.length;
    expect(beginReads(["https://stranger.example/api", "//stranger.example/api", "api"], "token").size).toBe(0);
    expect(asked).toHaveLength(before);
  });

  test("of which no answer came is asked for, as if it had not been begun", async () => {
    const { service, client } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await client.call(ownAccount.me)).toEqual({ from: "the client" });
    expect(service.calls).toHaveLength(1);
  });

  test("that answers a page of somebody between is unreadable, as any other", async () => {
    const { client } = setUp(async () => new Response("<h1>Sign in to the Wi-Fi</h1>"));
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ fault: "unreadable" });
  });

  test("is given up by who asked, and is a timeout as any other", async () => {
    const { client, begun } = setUp(() => new Promise(() => undefined));
    const abort = new AbortController();
    const pending = client.call(ownAccount.me, {}, { signal: abort.signal });
    abort.abort();
    await expect(pending).rejects.toThrow(AbortedError);
    const late = adopting(
      () => Promise.reject(new NetworkError("unreachable")),
      () => begun,
    );
    const headers = { authorization: begun.get(people)?.authorization ?? "" };
    await expect(
      late({ method: "GET", url: people, headers, expects: "json", timeout: 20 }, new AbortController().signal),
    ).rejects.toMatchObject({ fault: "timeout" });
  });
});

describe("the saga's table holds through a begun reading", () => {
  test("500: once more after 500 ms, asked for by the client", async () => {
    const { browser, service, client } = setUp(async () => problem(500));
    expect(await client.call(ownAccount.me)).toEqual({ from: "the client" });
    expect(browser.clock.waits).toEqual([500]);
    expect(service.calls).toHaveLength(1);
  });

  test("401 with tokenExpired: refreshed, stored, once more", async () => {
    const { service, client, record } = setUp(async () => problem(401, { tokenExpired: true }));
    expect(await client.call(ownAccount.me)).toEqual({ from: "the client" });
    expect(service.refreshes).toBe(1);
    expect(client.session.read()?.access_token).not.toBe(record.access_token);
  });

  test("401 without: local storage is cleared, to the root", async () => {
    const { client, tab, browser } = setUp(async () => problem(401));
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { status: 401 } });
    expect(browser.stored.size).toBe(0);
    expect(tab.visited).toEqual(["/ (to return)"]);
  });

  test("401 twice over a refresh that is refused: cleared, to the root", async () => {
    const { client, tab, service } = setUp(async () => problem(401, { tokenExpired: true }));
    service.refuseRefresh = () => answer(401, { status: 401, code: "unauthenticated", type: "about:blank", title: "" });
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { status: 401 } });
    expect(tab.visited).toEqual(["/ (to return)"]);
  });

  test("a refusal is a refusal", async () => {
    const { client, service } = setUp(async () => problem(403, { code: "access-denied" }));
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { code: "access-denied" } });
    expect(service.calls).toHaveLength(0);
  });
});
