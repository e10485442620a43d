import { presenceSeconds } from "@yer/api/contract/presences";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ServerEvent } from "../../platform/events/events.js";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

let app: TestApp;
let application: string;
let [one, other, stranger]: MadePerson[] = [];
/** News of presences that each person was told, by id. */
const heard: ServerEvent[] = [];

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
  app.context.events.subscribe((event) => {
    if (event.kind.startsWith("presence.")) heard.push(event);
  });
});
afterAll(() => app.close());

beforeEach(async () => {
  const { codes } = standardPositions.operator;
  [one, other] = [
    await makePerson(app, { territory: kitDistrict, codes }),
    await makePerson(app, { territory: kitDistrict, codes }),
  ];
  stranger = await makePerson(app, { territory: "1703202", codes });
  const { body } = await app.call({
    method: "POST",
    path: "/applications",
    token: one.token,
    body: bareFacts,
  });
  application = (body as unknown as { id: string }).id;
  heard.length = 0;
});

const stay = async (by: MadePerson | undefined, editing = false) =>
  app.call({
    method: "PUT",
    path: `/applications/${application}/presences/me`,
    token: by?.token ?? "",
    body: { editing },
  });
const leave = async (by: MadePerson | undefined) =>
  app.call({ method: "DELETE", path: `/applications/${application}/presences/me`, token: by?.token ?? "" });

/** Who a person sees on the application, and whether they edit it. */
async function seen(by: MadePerson | undefined) {
  const { status, body } = await app.call({ path: `/applications/${application}/presences`, token: by?.token ?? "" });
  expect(status).toBe(200);
  const { items } = body as unknown as { items: { person: { id: string }; editing: boolean }[] };
  return items.map(({ person, editing }) => [person.id, editing]);
}

/** Who was told since it was asked last. */
async function told(people: number): Promise<(string | undefined)[]> {
  await expect.poll(() => heard.length).toBe(people);
  return heard.splice(0).map(({ user }) => user);
}

test("two people on one file see each other, never themselves", async () => {
  expect((await stay(one)).status).toBe(204);
  expect(await seen(one)).toEqual([]);
  await stay(other, true);
  expect(await seen(one)).toEqual([[other?.id, true]]);
  expect(await seen(other)).toEqual([[one?.id, false]]);
  await leave(other);
  expect(await seen(one)).toEqual([]);
});

test("the others hear when somebody comes, begins to edit and leaves, and nothing while that one merely stays", async () => {
  await stay(one);
  await stay(other);
  expect(await told(1)).toEqual([one?.id]);
  app.clock.advance(presenceSeconds.again * 1000);
  await stay(one);
  await stay(other);
  await stay(other, true);
  expect(await told(1)).toEqual([one?.id]);
  await leave(other);
  await leave(other);
  await stay(one, true);
  await stay(other);
  expect(await told(2)).toEqual([one?.id, one?.id]);
});

test("who has not been heard of for a while is gone, and comes anew", async () => {
  await stay(one);
  await stay(other);
  expect(await told(1)).toEqual([one?.id]);
  app.clock.advance(presenceSeconds.gone * 1000);
  expect(await seen(one)).toEqual([]);
  await stay(one);
  await stay(other);
  expect(await told(1)).toEqual([one?.id]);
  expect(await seen(other)).toEqual([[one?.id, false]]);
});

test("who does not see a file can neither stand on it nor see who does", async () => {
  await stay(one);
  expect((await stay(stranger)).status).toBe(404);
  expect((await leave(stranger)).status).toBe(404);
  expect(
    (await app.call({ path: `/applications/${application}/presences`, token: stranger?.token ?? "" })).status,
  ).toBe(404);
  expect(await seen(one)).toEqual([]);
  expect(heard).toEqual([]);
});
