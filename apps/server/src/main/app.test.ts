import { allEndpoints } from "@yer/api/contract";
import { auth } from "@yer/api/contract/auth";
import { ownAccount } from "@yer/api/contract/own-account";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessionCallers } from "../identity/auth/session-callers.js";
import { makePerson } from "../testing/people.js";
import { openTestApp, type TestApp } from "../testing/test-app.js";
import { apiPrefix, publicRoute, route, type Api } from "../platform/http/route.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

/** Calls that describe the contract and are not part of it. */
const beside = ["GET /api/v1/docs", "GET /api/v1/openapi.json"];

test("every endpoint of the contract has its route, and every route its endpoint", () => {
  const declared = allEndpoints.map(({ method, path }) => `${method} ${apiPrefix}${path.replace(/\{(\w+)\}/g, ":$1")}`);
  const missing = declared.filter((name) => {
    const [method = "", url = ""] = name.split(" ");
    return !service.app.hasRoute({ method, url });
  });
  expect(missing).toEqual([]);
  expect(routesOf(service.app.printRoutes({ commonPrefix: false, includeHooks: false })).toSorted()).toEqual(
    [...declared, ...beside].toSorted(),
  );
});

/** `METHOD /path` of every route in Fastify's tree, whose lines are indented by four for each level. */
function routesOf(tree: string): string[] {
  const prefixes: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const match = /^([│ ├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line);
    if (match === null) return [];
    const [, indent = "", part = "", methods] = match;
    const depth = indent.length / 4;
    prefixes.length = depth;
    prefixes[depth] = part;
    const path = prefixes.join("");
    return methods === undefined ? [] : methods.split(", ").map((method) => `${method} ${path}`);
  });
}

function emptyApi(): Api {
  return {
    fastify: service.app,
    context: service.context,
    callers: sessionCallers(service.context),
    routed: new Set(),
  };
}

describe("a route", () => {
  test("cannot be public by mistake, nor private", () => {
    expect(() => route(emptyApi(), auth.password, async () => Promise.reject(new Error()))).toThrow("public");
    expect(() => publicRoute(emptyApi(), ownAccount.me, async () => Promise.reject(new Error()))).toThrow("not public");
  });

  test("answers an unknown path and a wrong method with problems", async () => {
    expect((await service.call({ path: "/nowhere" })).body).toMatchObject({ status: 404, code: "not-found" });
    const wrong = await service.call({ method: "DELETE", path: "/users/me" });
    expect(wrong.body).toMatchObject({ status: 405, code: "method-not-allowed" });
    expect(wrong.headers["allow"]).toContain("GET");
  });

  test("refuses names in a query that the call does not know, and repeats no value", async () => {
    const { token } = await makePerson(service, { codes: ["read:property"] });
    const reply = await service.call({ path: "/applications?statsu=announced&limit=5", token });
    expect(reply.body).toMatchObject({
      code: "invalid",
      errors: [{ in: "query", pointer: "/statsu", code: "unknown-key" }],
    });
    const none = await service.call({ path: "/meta?31401199000017=1" });
    expect(none.body).toMatchObject({ code: "invalid", errors: [{ in: "query", pointer: "", code: "unknown-key" }] });
    expect(none.text).not.toContain("31401199000017");
  });

  test("asks for the key of an act, and for the version of what it changes", async () => {
    const { token, id } = await makePerson(service, { codes: ["update:permissions"] });
    const call = {
      method: "PATCH",
      path: `/users/${id}/permissions`,
      token,
      body: { granted: [], revoked: [] },
    } as const;
    const keyless = await service.call({ ...call, headers: { "idempotency-key": "" } });
    expect(keyless.body).toMatchObject({ status: 400, code: "idempotency-key-required" });
    expect((await service.call(call)).body).toMatchObject({ status: 428, code: "precondition-required" });
    const odd = await service.call({ ...call, headers: { "if-match": "yesterday" } });
    expect(odd.body).toMatchObject({ status: 400, errors: [{ in: "headers", pointer: "/if-match" }] });
  });

  test("refuses the key of an act for the same act on something else", async () => {
    const { token } = await makePerson(service, { codes: ["update:permissions"] });
    const [one, other] = [await makePerson(service), await makePerson(service)];
    const headers = { "idempotency-key": "bir-amalning-kaliti", "if-match": '"1"' };
    const grant = ({ id }: { readonly id: string }) =>
      service.call({
        method: "PATCH",
        path: `/users/${id}/permissions`,
        token,
        headers,
        body: { granted: [], revoked: [] },
      });
    const done = await grant(one);
    expect(done.status).toBe(200);
    expect((await grant(one)).text).toBe(done.text);
    expect((await grant(other)).body).toMatchObject({ status: 422, code: "idempotency-mismatch" });
  });

  test("names every fault by a pointer and a code, and repeats nothing that was sent", async () => {
    const reply = await service.call({
      method: "POST",
      path: "/auth/password",
      body: { username: 7, password: "", "tok~en/x": "secret-text" },
    });
    expect(reply.body).toMatchObject({
      code: "invalid",
      errors: [
        { in: "body", pointer: "/username", code: "type" },
        { in: "body", pointer: "/password", code: "required" },
      ],
    });
    expect(reply.text).not.toContain("secret-text");
  });

  test("carries the headers that keep an answer from being run, framed or stored", async () => {
    const { headers } = await service.call({ path: "/users/me" });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-security-policy": expect.stringContaining("default-src 'none'") as string,
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-type": "application/problem+json; charset=utf-8",
    });
  });
});

test("the API's page has no script and the style its policy names", async () => {
  const page = await service.call({ path: "/docs" });
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers["content-security-policy"]))?.[1] ?? "";
  expect(page.text).toContain(`<style nonce="${nonce}">`);
  expect(page.text).not.toMatch(/<script| style=| on\w+=/);
  expect(page.text).toContain('id="problem-not-found"');
});
