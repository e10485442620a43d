import { afterAll, beforeAll, expect, test } from "vitest";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let app: TestApp;
let operator: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});
afterAll(async () => app.close());

test("what was made is answered 201 with its address, at which it stands, on a retry too", async () => {
  const call = { method: "POST", path: "/applications", token: operator.token, body: bareFacts } as const;
  const headers = { "idempotency-key": "ochildi-1" };
  const made = await app.call({ ...call, headers });
  const address = `/api/v1/applications/${String(made.body["id"])}`;
  expect([made.status, made.headers["location"]]).toEqual([201, address]);
  const read = await app.call({ path: address.replace("/api/v1", ""), token: operator.token });
  expect([read.status, read.body["number"]]).toEqual([200, made.body["number"]]);
  const again = await app.call({ ...call, headers });
  expect([again.status, again.headers["location"], again.text]).toEqual([201, address, made.text]);
});

test("an act on what is there makes nothing new", async () => {
  const view = { register: "applications", name: "Kechikkanlar", scope: "mine", query: "late=true" };
  const kept = await app.call({ method: "POST", path: "/views", token: operator.token, body: view });
  expect(kept.headers["location"]).toBe(`/api/v1/views/${String(kept.body["id"])}`);
  const changed = await app.call({
    method: "PATCH",
    path: `/views/${String(kept.body["id"])}`,
    token: operator.token,
    headers: { "if-match": '"1"' },
    body: { name: "Kechikkan ishlar" },
  });
  expect([changed.status, changed.headers["location"]]).toEqual([200, undefined]);
});
