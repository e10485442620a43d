import { describe, expect, test } from "vitest";
import { diaryPhotos } from "../contract/diary-photos.js";
import { files } from "../contract/files.js";
import { users } from "../contract/users.js";
import { FakeBrowser } from "../testing/browser.js";
import { FakeService, answer } from "../testing/service.js";
import { askBeforeLeaving, NetworkError, ProblemError, createClient, queryOf } from "./index.js";

function setUp(fetch?: (url: string, init: { headers: Readonly<Record<string, string>> }) => Promise<Response>) {
  const browser = new FakeBrowser();
  const service = new FakeService();
  const tab = browser.tab(service.transport, fetch);
  const client = createClient(tab.environment);
  client.session.write(service.signIn());
  return { service, tab, client };
}

describe("what goes over the wire", () => {
  test("repeats the names of lists in a query and leaves out what is not given", () => {
    expect(queryOf({ a: 1, b: ["x", "y z"], c: undefined, d: null, e: false, f: [] })).toBe("?a=1&b=x&b=y+z&e=false");
    expect(queryOf({})).toBe("");
    expect(queryOf(undefined)).toBe("");
  });

  test("has parameters encoded and the version quoted", async () => {
    const { service, client } = setUp();
    await client.call(users.permissions, { params: { id: "a/b?c" }, body: { granted: [], revoked: [] }, ifMatch: 7 });
    expect(service.calls[0]).toMatchObject({
      method: "PATCH",
      url: "/api/v1/users/a%2Fb%3Fc/permissions",
      headers: { "if-match": '"7"', "content-type": "application/json" },
    });
  });

  test("has no key on readings", async () => {
    const { service, client } = setUp();
    await client.call(users.list, { query: { search: "Ўткир" } });
    expect(service.calls[0]?.headers).not.toHaveProperty("idempotency-key");
    expect(service.calls[0]?.url).toContain("search=%D0%8E");
  });
});

describe("files", () => {
  test("are uploaded as one part named file, over an expiry too, and tell their progress", async () => {
    const { service, client } = setUp();
    service.respond = (request) => {
      request.onUpload?.({ sent: 4, total: 4 });
      return answer(200, { id: "f" });
    };
    service.expire();
    const seen: number[] = [];
    const reply = await client.upload(files.upload, new Blob(["text"]), "xulosa.pdf", {
      onProgress: ({ sent }) => seen.push(sent),
    });
    expect(reply).toEqual({ id: "f" });
    expect(seen).toEqual([4]);
    const form = service.calls[1]?.body;
    expect(form).toBeInstanceOf(FormData);
    expect((form as FormData).get("file")).toMatchObject({ name: "xulosa.pdf", size: 4 });
    expect(service.calls[1]?.headers).not.toHaveProperty("content-type");
    expect(service.calls[0]?.headers["idempotency-key"]).toBe(service.calls[1]?.headers["idempotency-key"]);
  });

  test("are saved from the address of a single-use ticket", async () => {
    const { service, client, tab } = setUp();
    service.respond = () => answer(200, { url: "/api/v1/downloads/abc", expiresAt: "2026-03-05T09:00:00Z" });
    await client.download("0190f0a0-0000-7000-8000-000000000001");
    expect(service.calls[0]).toMatchObject({
      method: "POST",
      url: "/api/v1/files/0190f0a0-0000-7000-8000-000000000001/ticket",
    });
    expect(tab.saved).toEqual(["/api/v1/downloads/abc"]);
  });

  test("made on the fly come with the name the service gives them", async () => {
    const { service, client } = setUp();
    const named = {
      "content-disposition":
        "attachment; filename=\"users.xlsx\"; filename*=UTF-8''foydalanuvchilar%20ro%CA%BByxati.xlsx",
    };
    service.respond = () => answer(200, new Blob(["rows"]), named);
    const { blob, name } = await client.bytes(users.excel, { query: {} });
    expect(await blob.text()).toBe("rows");
    expect(name).toBe("foydalanuvchilar roʻyxati.xlsx");
    service.respond = () => answer(200, "not bytes");
    await expect(client.bytes(users.excel, { query: {} })).rejects.toThrow(NetworkError);
    service.respond = () => answer(204, undefined);
    expect((await client.bytes(users.excel, { query: {} })).blob.size).toBe(0);
  });
});

describe("signing out", () => {
  test("asks first where something is to be asked, and stays signed in where the person does not leave", async () => {
    const { service, client } = setUp();
    const answers = [false, true];
    const end = askBeforeLeaving(client, async () => answers.shift() ?? true);
    await client.signOut();
    expect(client.session.read()).toBeDefined();
    expect(service.calls).toEqual([]);
    await client.signOut();
    expect(client.session.read()).toBeUndefined();
    end();
    client.session.write(service.signIn());
    await client.signOut();
    expect(client.session.read()).toBeUndefined();
    expect(answers).toEqual([]);
  });
});

describe("an upload", () => {
  test("goes to the path that its parameters fill", async () => {
    const { service, client } = setUp();
    service.respond = () => answer(200, {});
    const at = { params: { id: "a/b" }, query: { offset: "5" } };
    await client.upload(diaryPhotos.append, new Blob(["x"]), "a.jpg", at);
    expect(service.calls[0]).toMatchObject({ method: "PATCH", url: "/api/v1/diary/photos/a%2Fb?offset=5" });
  });
});

describe("an authorised fetch", () => {
  test("is refreshed and repeated like any request, and leaves its body to the caller", async () => {
    const bearers: (string | undefined)[] = [];
    const { service, client } = setUp(async (url, { headers }) => {
      bearers.push(headers["authorization"]);
      expect(url).toBe("/api/v1/tiles/1/2/3");
      return bearers.length === 1
        ? Response.json(
            { type: "about:blank", title: "", status: 401, code: "unauthenticated", tokenExpired: true },
            { status: 401 },
          )
        : new Response("tile");
    });
    const response = await client.fetch("/tiles/1/2/3", { headers: { accept: "application/x-protobuf" } });
    expect(await response.text()).toBe("tile");
    expect(service.refreshes).toBe(1);
    expect(bearers[1]).toBe(`Bearer ${client.session.read()?.access_token}`);
  });

  test("rejects with the problem, or with a network error when there is no answer", async () => {
    const refused = setUp(async () => new Response("<html>", { status: 404 }));
    await expect(refused.client.fetch("/tiles/1/2/3")).rejects.toThrow(ProblemError);
    const cut = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(cut.client.fetch("/tiles/1/2/3")).rejects.toThrow(NetworkError);
  });
});
