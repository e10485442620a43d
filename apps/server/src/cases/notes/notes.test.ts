import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { makeOrganisation, makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const { codes } = standardPositions.operator;
let app: TestApp;
let application: string;
let office: string;
let writer: MadePerson;
let colleague: MadePerson;
let elsewhere: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  await addNeighborhood(app.context.db);
});
afterAll(() => app.close());

beforeEach(async () => {
  office = await makeOrganisation(app, { kind: "cadastre", territory: kitDistrict });
  writer = await makePerson(app, { territory: kitDistrict, organisation: { id: office }, codes });
  colleague = await makePerson(app, { territory: kitDistrict, organisation: { id: office }, codes });
  elsewhere = await makePerson(app, { territory: "1703202", organisation: { id: office }, codes });
  const made = await app.call({ method: "POST", path: "/applications", token: writer.token, body: bareFacts });
  application = (made.body as unknown as { id: string }).id;
});

const write = async (text: string, to: readonly string[] = [], by: MadePerson = writer) =>
  app.call({ method: "POST", path: `/applications/${application}/notes`, token: by.token, body: { text, to } });
const read = async (by: MadePerson, path = "notes") =>
  app.call({ method: "GET", path: `/applications/${application}/${path}`, token: by.token });

test("a note says who wrote it, when and to whom; the latest stands first, and colleagues on the file read it", async () => {
  expect((await write("Chegarani yana bir bor qarang", [colleague.id])).status).toBe(200);
  app.clock.advance(60_000);
  await write("Qaradim", [], colleague);
  const { body } = await read(colleague);
  expect(body).toMatchObject({
    total: 2,
    items: [
      { text: "Qaradim", by: { id: colleague.id }, to: [] },
      { text: "Chegarani yana bir bor qarang", by: { id: writer.id }, to: [{ id: colleague.id }] },
    ],
  });
});

test("whom a note calls is told of it without its words, and nobody else is", async () => {
  const words = "Bu gap hech qayerga chiqmaydi";
  await write(words, [colleague.id]);
  const told = await app.call({ method: "GET", path: "/notices", token: colleague.token });
  expect(told.body).toMatchObject({
    items: [{ kind: "application.noted", subject: { kind: "application", id: application } }],
  });
  expect(JSON.stringify(told.body)).not.toContain(words);
  const own = await app.call({ method: "GET", path: "/notices", token: writer.token });
  expect(own.body).toMatchObject({ items: [] });
});

test("the history says that a note was written and whom it called, not what it says", async () => {
  const words = "Qoʻshni bilan gaplashildi";
  await write(words, [colleague.id]);
  const { body } = await read(writer, "history");
  expect(body).toMatchObject({ items: [{ action: "note.added" }, { action: "application.created" }] });
  expect(JSON.stringify(body)).not.toContain(words);
});

test("only who may read the file can be called, and the writer is not offered", async () => {
  const { body } = await read(writer, "notes/readers");
  const offered = (body as unknown as { items: { id: string }[] }).items.map(({ id }) => id);
  expect(offered).toContain(colleague.id);
  expect(offered).not.toContain(writer.id);
  expect(offered).not.toContain(elsewhere.id);
  const refused = await write("Ayting", [colleague.id, elsewhere.id]);
  expect(refused).toMatchObject({ status: 400, body: { code: "invalid", errors: [{ pointer: "/to/1" }] } });
  expect((await read(writer)).body).toMatchObject({ total: 0, items: [] });
});

test("to staff elsewhere and to a citizen the notes are not there", async () => {
  await write("Ichki gap");
  const citizen = await makePerson(app, { staff: false });
  expect((await read(elsewhere)).status).toBe(404);
  expect((await write("Men ham", [], elsewhere)).status).toBe(404);
  expect((await read(citizen)).status).toBe(403);
});
