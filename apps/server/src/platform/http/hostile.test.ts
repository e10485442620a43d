import { permissionCodes } from "@yer/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../clock/clock.js";
import { signAccessToken } from "../../identity/auth/tokens.js";
import { makeSecrets } from "../config/secrets.js";
import { kitDistrict } from "../../testing/application-kit.js";
import {
  callOf,
  faultOf,
  faultsOf,
  hostileCalls,
  openBesieged,
  pathOf,
  requiredQueryOf,
  rowsOf,
  unknownId,
} from "../../testing/hostile-calls.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import type { TestApp } from "../../testing/test-app.js";

/** Each endpoint meets one in so many of the odd calls, the next endpoint the next ones; all of them: the soak test. */
const share = 12;

let service: TestApp;
/**
 * An application of the district of {@link kitDistrict}, of which the person elsewhere must not learn that it exists.
 */
let application: string;
/** May do everything. Whose calls are let in gets a person of their own: some calls end sessions. */
let turnedAway: MadePerson;

beforeAll(async () => {
  ({ service, application } = await openBesieged());
  turnedAway = await makePerson(service, { codes: permissionCodes });
});
afterAll(async () => service.close());

describe("nobody comes in without a living token of ours", () => {
  test.each(rowsOf(({ access }) => access !== "public"))("%s", async (_, endpoint) => {
    const person = turnedAway;
    const { context, clock } = service;
    const later = new Date(clock.now().getTime() + 86_400_000);
    const longAgo = fixedClock(new Date(clock.now().getTime() - 3_600_000)).now();
    const [head = "", payload = "", signature = ""] = person.token.split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    const forged = [
      undefined,
      "x",
      `${none}.${payload}.`,
      `${none}.${payload}.${signature}`,
      `${head}.${payload}.${signature.slice(1)}A`,
      signAccessToken(makeSecrets(), person.id, person.id, clock.now(), later),
      signAccessToken(context.secrets, person.id, unknownId, clock.now(), later),
      person.refreshToken,
      "a".repeat(3_000),
    ];
    const call = callOf(endpoint);
    const replies = await Promise.all(forged.map((token) => service.call({ ...call, token })));
    expect(replies.map(({ status, body }) => [status, body["code"], body["tokenExpired"]])).toEqual(
      forged.map(() => [401, "unauthenticated", false]),
    );
    const over = signAccessToken(context.secrets, person.id, person.id, longAgo, later);
    expect((await service.call({ ...call, token: over })).body).toMatchObject({ status: 401, tokenExpired: true });
  });
});

describe("staff without the code, and citizens, are refused", () => {
  const without = new Map<string, MadePerson>();
  let citizen: MadePerson;
  beforeAll(async () => {
    citizen = await makePerson(service, { staff: false });
  });
  test.each(rowsOf(({ access }) => typeof access === "object"))("%s", async (_, endpoint) => {
    const access = endpoint.access as { readonly code: string };
    const plain =
      without.get(access.code) ??
      (await makePerson(service, { codes: permissionCodes.filter((code) => code !== access.code) }));
    without.set(access.code, plain);
    const call = callOf(endpoint);
    expect((await service.call({ ...call, token: plain.token })).body).toMatchObject({
      code: "permission-missing",
      params: access,
    });
    expect((await service.call({ ...call, token: citizen.token })).body).toMatchObject({ code: "access-denied" });
  });
});

describe("hostile input is answered with a problem, or rightly", () => {
  // A stream of events takes no input and never ends.
  const rows = rowsOf(({ media }) => media !== "text/event-stream").map(
    ([name, endpoint], at) => [name, endpoint, at] as const,
  );
  test.each(rows)("%s", async (_, endpoint, at) => {
    const { token } = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
    const calls = hostileCalls(endpoint).filter((_call, n) => n % share === at % share);
    expect(
      await faultsOf(
        service,
        calls.map((call) => ({ ...call, token })),
      ),
    ).toEqual([]);
  });
});

describe("ten megabytes are answered with 413 or 415", () => {
  const body = JSON.stringify({ text: "x".repeat(10_000_000) });
  test.each(rowsOf(({ method }) => method !== "GET"))("%s", async (_, endpoint) => {
    const reply = await service.call({ ...callOf(endpoint), token: turnedAway.token, body });
    expect(faultOf(reply)).toBeUndefined();
    expect([413, 415]).toContain(reply.status);
  });
});

describe("another district's file is as if it were not there", () => {
  test.each(rowsOf(({ path: address }) => address.startsWith("/applications/{id}")))("%s", async (_, endpoint) => {
    const { token } = await makePerson(service, { territory: "1703202", codes: permissionCodes });
    const [foreign, unknown] = await Promise.all(
      [application, unknownId].map((id) =>
        service.call({ ...callOf(endpoint), token, path: pathOf(endpoint, id) + requiredQueryOf(endpoint) }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(unknown?.text);
  });
});

describe("an upload that is broken is refused", () => {
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
  test.each([
    ["without a boundary", "multipart/form-data", `${part}x\r\n--b--`],
    ["cut off in the middle", "multipart/form-data; boundary=b", `${part}x`],
    ["cut off in the head", "multipart/form-data; boundary=b", "--b\r\ncontent-dispo"],
    ["with nothing in it", "multipart/form-data; boundary=b", "--b--\r\n"],
    ["of ten megabytes", "multipart/form-data; boundary=b", `${part}${"x".repeat(10_000_000)}\r\n--b--\r\n`],
    ["of no known kind", "multipart/form-data; boundary=b", `${part}MZ\u0000\r\n--b--\r\n`],
  ])("%s", async (_, type, body) => {
    const { token } = await makePerson(service);
    const reply = await service.call({
      method: "POST",
      path: "/files",
      token,
      body,
      headers: { "content-type": type },
    });
    expect(faultOf(reply)).toBeUndefined();
    expect(reply.status).toBeGreaterThanOrEqual(400);
  });
});

test("after all that the tables are there, and everything still works", async () => {
  const reader = await makePerson(service, { territory: kitDistrict, codes: permissionCodes });
  expect((await service.call({ path: `/applications/${application}`, token: reader.token })).status).toBe(200);
  expect((await service.call({ path: "/users", token: reader.token })).status).toBe(200);
});
