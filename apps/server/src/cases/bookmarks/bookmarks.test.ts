import { pinnedAtMost, recentAtMost } from "@yer/api/contract/bookmarks";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

const elsewhere = "1703202";
const applications: string[] = [];
let app: TestApp;
let person: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  const operator = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
  for (let n = 0; n < pinnedAtMost + 1; n += 1) {
    const { body } = await app.call({ method: "POST", path: "/applications", token: operator.token, body: bareFacts });
    applications.push((body as unknown as { id: string }).id);
  }
});
afterAll(() => app.close());
beforeEach(async () => {
  person = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
});

const application = (index: number): string => applications[index] ?? "";

async function put(what: "visit" | "pin", index: number, method: "PUT" | "DELETE" = "PUT", by = person) {
  app.clock.advance(1000);
  return app.call({ method, path: `/bookmarks/${application(index)}/${what}`, token: by.token });
}

const indexes = (list: readonly { id: string }[]) => list.map(({ id }) => applications.indexOf(id));

async function kept(by = person) {
  const { status, body } = await app.call({ path: "/bookmarks", token: by.token });
  expect(status).toBe(200);
  const { pinned, recent } = body as unknown as Record<"pinned" | "recent", { id: string }[]>;
  return { pinned: indexes(pinned), recent: indexes(recent) };
}

test("what a person opened stands the latest first, each file once, and is nobody else's", async () => {
  for (const index of [0, 1, 2, 0]) expect((await put("visit", index)).status).toBe(204);
  expect(await kept()).toEqual({ pinned: [], recent: [0, 2, 1] });
  const other = await makePerson(app, { territory: kitDistrict, codes: standardPositions.operator.codes });
  expect(await kept(other)).toEqual({ pinned: [], recent: [] });
});

test("the files opened longest ago are forgotten, pinned ones are not", async () => {
  await put("visit", 0);
  await put("pin", 0);
  for (let index = 1; index <= recentAtMost + 1; index += 1) await put("visit", index);
  const { pinned, recent } = await kept();
  expect(pinned).toEqual([0]);
  expect(recent).toEqual(Array.from({ length: recentAtMost }, (_, n) => recentAtMost + 1 - n));
});

test("pins keep the order of pinning; a second click changes nothing; unpinned, a file stays among the recent", async () => {
  await put("visit", 3);
  for (const index of [3, 1, 3]) expect((await put("pin", index)).status).toBe(204);
  expect((await kept()).pinned).toEqual([3, 1]);
  for (const index of [3, 3, 1]) expect((await put("pin", index, "DELETE")).status).toBe(204);
  expect(await kept()).toEqual({ pinned: [], recent: [3] });
});

test("more pins than fit are refused with the reason, also when they come at once", async () => {
  const sent = await Promise.all(applications.map(async (_, index) => put("pin", index)));
  const refused = sent.filter(({ status }) => status !== 204);
  expect(refused).toHaveLength(applications.length - pinnedAtMost);
  expect(refused[0]?.body).toMatchObject({
    code: "move-refused",
    reasons: [{ code: "too-many-pinned", params: { most: pinnedAtMost } }],
  });
  expect((await kept()).pinned).toHaveLength(pinnedAtMost);
});

test("a file of another territory can be neither opened nor pinned, and one that is no longer seen is left out", async () => {
  const stranger = await makePerson(app, { territory: elsewhere, codes: standardPositions.operator.codes });
  expect((await put("visit", 0, "PUT", stranger)).status).toBe(404);
  expect((await put("pin", 0, "PUT", stranger)).status).toBe(404);
  await put("pin", 2);
  await app.context.db.updateTable("users").set({ territory: elsewhere }).where("id", "=", person.id).execute();
  expect(await kept()).toEqual({ pinned: [], recent: [] });
});
