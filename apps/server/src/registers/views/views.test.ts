import { type View, viewsAtMost } from "@yer/api/contract/views";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { lookAtViews } from "../../cases/watched-views/watch.js";

const elsewhere = "1703202";
const minutes = 60_000;
let ahead = 0;
let app: TestApp;
let person: MadePerson;
let head: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  head = await makePerson(app, { codes: [...standardPositions.operator.codes, "share:view"] });
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});

/** An application of which nothing is known but its place and legal basis. */
async function openApplication(legalBasis: number): Promise<{ id: string; number: string }> {
  const operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
  const { status, body } = await app.call({
    method: "POST",
    path: "/applications",
    token: operator.token,
    body: { ...bareFacts, legalBasis },
  });
  expect(status).toBe(201);
  return body as unknown as { id: string; number: string };
}

const call = (
  by: MadePerson,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: object,
  ifMatch?: number,
) =>
  app.call({
    method,
    path,
    token: by.token,
    ...(body && { body }),
    ...(ifMatch && { headers: { "if-match": `"${ifMatch}"` } }),
  });

async function keep(by: MadePerson, given: Partial<View> = {}): Promise<View> {
  const body = { register: "applications", name: "Kechikkanlar", scope: "mine", query: "late=true", ...given };
  const { status, body: view } = await call(by, "POST", "/views", body);
  expect(status).toBe(201);
  return view as unknown as View;
}

async function list(by: MadePerson): Promise<View[]> {
  const { body } = await call(by, "GET", "/views?register=applications");
  return body["items"] as View[];
}

async function told(by: MadePerson) {
  const { body } = await call(by, "GET", "/notices");
  return (body["items"] as { kind: string; count: number; params: Record<string, unknown> }[]).filter(
    ({ kind }) => kind === "view.entered",
  );
}

/** The next look at the watched views. */
async function look(): Promise<number> {
  ahead += 10 * minutes;
  return lookAtViews(app.context.db, app.context.events, soon());
}

/** The moment of the next look; the service's own clock stands still, so that sessions do not end. */
const soon = () => new Date(app.clock.now().getTime() + ahead);

test("a view is kept in one spelling of its URL, without the place in the list and what the register does not know", async () => {
  const { query } = await keep(person, { query: "sort=-number&legalBasis=3&after=xyz&late=true&utm=1&legalBasis=1" });
  expect(query).toBe("late=true&legalBasis=1&legalBasis=3&sort=-number");
});

test("one's own views are nobody else's; shared ones are everyone's, and only who may share makes and changes them", async () => {
  await keep(person);
  const shared = await keep(head, { name: "Hammaga", scope: "shared" });
  const other = await makePerson(app, { codes: standardPositions.operator.codes });
  expect((await list(other)).map(({ name, mayChange }) => [name, mayChange])).toEqual([["Hammaga", false]]);
  const made = await call(other, "POST", "/views", { register: "applications", name: "X", scope: "shared", query: "" });
  expect(made.body).toMatchObject({ code: "permission-missing", params: { code: "share:view" } });
  expect((await call(other, "PATCH", `/views/${shared.id}`, { name: "X" }, 1)).status).toBe(403);
  expect((await call(other, "DELETE", `/views/${shared.id}`, undefined, 1)).status).toBe(403);
  expect((await call(head, "DELETE", `/views/${shared.id}`, undefined, 1)).status).toBe(204);
});

test("a view that somebody else changed meanwhile is not overwritten, and another's own is not there", async () => {
  const view = await keep(person);
  expect((await call(person, "PATCH", `/views/${view.id}`, { name: "Yangi" }, view.version)).status).toBe(200);
  const stale = await call(person, "PATCH", `/views/${view.id}`, { query: "" }, view.version);
  expect(stale.body).toMatchObject({ code: "precondition-failed", current: { name: "Yangi", version: 2 } });
  expect((await call(head, "PATCH", `/views/${view.id}`, { name: "X" }, 2)).status).toBe(404);
  expect((await call(head, "PUT", `/views/${view.id}/watch`, { watched: true })).status).toBe(404);
});

test("a name is taken once among one's own, blind to case, also when two are sent at once", async () => {
  const body = { register: "applications", scope: "mine", query: "" };
  const sent = await Promise.all(["Mening", "mening"].map((name) => call(person, "POST", "/views", { ...body, name })));
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400]);
  const refused = sent.find(({ status }) => status === 400);
  expect(refused?.body["errors"]).toEqual([{ in: "body", pointer: "/name", code: "name-taken" }]);
});

test("more views than fit are refused with the reason", async () => {
  for (let n = 0; n < viewsAtMost; n += 1) await keep(person, { name: `Koʻrinish ${n}` });
  const { body } = await call(person, "POST", "/views", {
    register: "applications",
    name: "X",
    scope: "mine",
    query: "",
  });
  expect(body).toMatchObject({
    code: "move-refused",
    reasons: [{ code: "too-many-views", params: { most: viewsAtMost } }],
  });
});

test("a register opens in one view at a time for each person", async () => {
  const [one, other] = [await keep(person), await keep(person, { name: "Boshqa" })];
  for (const { id } of [one, other]) {
    expect((await call(person, "PUT", "/views/first/applications", { id })).status).toBe(204);
  }
  expect((await list(person)).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual([other.id]);
  expect((await call(person, "PUT", "/views/first/users", { id: one.id })).status).toBe(404);
  await call(person, "PUT", "/views/first/applications", { id: null });
  expect((await list(person)).some(({ isDefault }) => isDefault)).toBe(false);
});

test("whoever watches a view is told of each file that enters it, once, and not of what was in it", async () => {
  const view = await keep(person, { query: "legalBasis=5" });
  await openApplication(5);
  expect((await call(person, "PUT", `/views/${view.id}/watch`, { watched: true })).status).toBe(204);
  await look();
  expect(await told(person)).toEqual([]);
  const { number } = await openApplication(5);
  await openApplication(6);
  await look();
  await look();
  expect(await told(person)).toMatchObject([{ count: 1, params: { number, view: view.name, query: "legalBasis=5" } }]);
  await openApplication(5);
  await look();
  expect(await told(person)).toMatchObject([{ count: 2 }]);
  await call(person, "PUT", `/views/${view.id}/watch`, { watched: false });
  await openApplication(5);
  await look();
  expect(await told(person)).toMatchObject([{ count: 2 }]);
});

test("a file that left and enters again is told of again", async () => {
  const view = await keep(person, { query: "suspended=true" });
  await call(person, "PUT", `/views/${view.id}/watch`, { watched: true });
  const { id } = await openApplication(5);
  await look();
  for (const suspended of [true, false, true]) {
    await app.context.db.updateTable("applications").set({ suspended }).where("id", "=", id).execute();
    await look();
  }
  expect(await told(person)).toMatchObject([{ count: 2 }]);
});

test("a watcher is told only of files they see, and after the view's filters changed, not of what it holds then", async () => {
  const stranger = await makePerson(app, { territory: elsewhere, codes: standardPositions.operator.codes });
  const theirs = await keep(stranger, { query: "legalBasis=7" });
  const view = await keep(person, { query: "legalBasis=7" });
  for (const [by, { id }] of [
    [stranger, theirs],
    [person, view],
  ] as const) {
    await call(by, "PUT", `/views/${id}/watch`, { watched: true });
  }
  await look();
  await openApplication(7);
  await openApplication(8);
  await look();
  expect(await told(stranger)).toEqual([]);
  expect(await told(person)).toMatchObject([{ count: 1 }]);
  await call(person, "PATCH", `/views/${view.id}`, { query: "legalBasis=8" }, view.version);
  await look();
  expect(await told(person)).toMatchObject([{ count: 1 }]);
});

test("two servers that look at once tell of a file once", async () => {
  const view = await keep(person, { query: "legalBasis=4" });
  await call(person, "PUT", `/views/${view.id}/watch`, { watched: true });
  await look();
  await openApplication(4);
  ahead += 10 * minutes;
  const { db, events } = app.context;
  await Promise.all([lookAtViews(db, events, soon()), lookAtViews(db, events, soon())]);
  expect(await told(person)).toMatchObject([{ count: 1 }]);
});
