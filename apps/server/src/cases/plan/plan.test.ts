import type { ScheduleFacts } from "@yer/api/contract/schedule-facts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readHistory } from "../../platform/history/read-history.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { type MadePerson, makeOrganisation, makePerson } from "../../testing/people.js";
import { planCalls, planPeople, planPlaces } from "../../testing/plan-calls.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const region = kitDistrict.slice(0, 4);
const [one, two] = planPlaces;
let app: TestApp;
let district: MadePerson;
let second: MadePerson;
let elsewhere: MadePerson;
let reviewer: MadePerson;
let teamId: string;

beforeAll(async () => {
  app = await openTestApp();
  for (const id of planPlaces) await addNeighborhood(app.context.db, id);
  teamId = await makeOrganisation(app, { territory: kitDistrict, name: "Kadastr" });
});
afterAll(() => app.close());

/** Goes to a moment, where everybody signs in anew. */
async function at(moment: string): Promise<void> {
  app.clock.set(new Date(moment));
  ({ district, second, elsewhere, reviewer } = await planPeople(app));
}

beforeEach(async () => {
  await at("2026-03-05T07:00:00Z");
  await sql`delete from schedules`.execute(app.context.db);
});

const { terms, facts, post, draft, list, tick, approved } = planCalls(() => ({ app, district, reviewer, teamId }));

test("a schedule is drafted, corrected, proposed by the district, and given back or approved by the region", async () => {
  const made = await post("/schedules", district, facts());
  expect(made.body).toMatchObject({
    state: "schedule_draft",
    year: 2026,
    sentence: "draft",
    neighborhood: { id: one },
    versions: [],
    opened: 0,
    late: false,
  });
  const id = String(made.body["id"]);
  const corrected = await app.call({
    method: "PUT",
    path: `/schedules/${id}`,
    token: district.token,
    headers: { "if-match": '"1"' },
    body: terms({ plots: 60 }),
  });
  expect(corrected.body).toMatchObject({ plots: 60, version: 2 });
  await post(`/schedules/${id}/proposal`, district);
  const back = await post(`/schedules/${id}/return`, reviewer, { reason: "Yoʻl yopiq" });
  expect(back.body).toMatchObject({ state: "schedule_draft", versions: [{ verdict: "returned", plots: 60 }] });
  await post(`/schedules/${id}/proposal`, district);
  const held = await post(`/schedules/${id}/approval`, reviewer);
  expect(held.body).toMatchObject({ state: "schedule_approved", sentence: "approved" });
  expect((held.body["versions"] as { verdict: string }[]).map(({ verdict }) => verdict)).toEqual([
    "approved",
    "returned",
  ]);
  const history = await readHistory(app.context.db, { kind: "schedule", id, homeRegion: region }, { limit: 9 });
  expect(history.map(({ action }) => action)).toEqual([
    "schedule.approve",
    "schedule.propose",
    "schedule.return",
    "schedule.propose",
    "schedule.changed",
    "schedule.created",
  ]);
});

test("a district does not decide, nobody decides their own, and another place sees nothing", async () => {
  const id = await draft();
  await post(`/schedules/${id}/proposal`, reviewer);
  const reasons = async (person: MadePerson) => {
    const answer = await post(`/schedules/${id}/approval`, person);
    return [answer.status, (answer.body["reasons"] as { code: string }[] | undefined)?.map(({ code }) => code)];
  };
  expect(await reasons(reviewer)).toEqual([409, ["proposal-own"]]);
  expect(await reasons(second)).toEqual([409, ["schedule-region"]]);
  expect((await post(`/schedules/${id}/approval`, district)).status).toBe(403);
  expect((await post(`/schedules/${id}/proposal`, elsewhere)).status).toBe(404);
  expect(await list("", elsewhere)).toMatchObject({ total: 0 });
  const path = `/neighborhoods/${one}/schedules`;
  expect((await app.call({ path, token: elsewhere.token })).status).toBe(404);
  expect((await app.call({ path, token: district.token })).body).toMatchObject({ items: [{ id }] });
});

test("two of one neighbourhood never overlap: refused by the rule, and by the database where both are written at once", async () => {
  const id = await draft();
  const other = await post("/schedules", district, facts({ startsOn: "2026-03-19", endsOn: "2026-03-30" }));
  expect([other.status, other.body["reasons"]]).toMatchObject([409, [{ code: "schedule-overlap" }]]);
  const both = await Promise.all([
    post("/schedules", district, facts({ startsOn: "2026-04-01", endsOn: "2026-04-10" })),
    post("/schedules", reviewer, facts({ startsOn: "2026-04-05", endsOn: "2026-04-12" })),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  await expect(
    sql`update schedules set starts_on = '2026-03-15', ends_on = '2026-04-06' where id = ${id}`.execute(app.context.db),
  ).rejects.toMatchObject({ code: "23P01" });
  // What was cancelled takes no days, and another neighbourhood has its own.
  expect((await post(`/schedules/${id}/withdrawal`, district, { reason: "Xato" })).status).toBe(200);
  await draft();
  await draft({ neighborhoodId: two });
  await sql`update neighborhoods set search_key = ' sinov chorsu ' where id = ${two}`.execute(app.context.db);
  expect(await list("search=%D0%A7%D0%BE%D1%80%D1%81%D1%83")).toMatchObject({
    total: 1,
    items: [{ neighborhood: { id: two } }],
  });
});

test("after approval the old version holds until the region approves the new one", async () => {
  const id = await approved();
  const changed = await post(`/schedules/${id}/change`, district, { ...terms({ plots: 55 }), reason: "Koʻproq" });
  expect(changed.body).toMatchObject({ state: "schedule_approved", plots: 40, proposed: true, sentence: "changing" });
  expect((await post(`/schedules/${id}/change`, district, { ...terms(), reason: "Yana" })).status).toBe(409);
  expect(await list("proposed=true", reviewer)).toMatchObject({ total: 1 });
  expect(await list("proposed=true", district)).toMatchObject({ total: 0 });
  const held = await post(`/schedules/${id}/approval`, reviewer);
  expect(held.body).toMatchObject({ plots: 55, proposed: false, sentence: "approved" });
});

test("a year is copied into drafts of the next one, each where it can be, and a second copy makes nothing twice", async () => {
  const { db } = app.context;
  const gone = "14160010";
  await addNeighborhood(db, gone);
  const member = await makePerson(app, { territory: kitDistrict, organisation: { id: teamId }, codes: [] });
  await approved({ people: [member.id] });
  await approved({ neighborhoodId: two });
  await approved({ neighborhoodId: gone });
  await draft({ neighborhoodId: two, startsOn: "2027-03-19", endsOn: "2027-03-25" });
  await sql`update neighborhoods set active = false where id = ${gone}`.execute(db);
  const query = `district=${kitDistrict}&from=2026`;
  const preview = async (person: MadePerson) => app.call({ path: `/schedules/copies?${query}`, token: person.token });
  const reasons = ({ body }: Awaited<ReturnType<typeof preview>>) =>
    Object.fromEntries(
      (body["items"] as { neighborhood: { id: string }; reasons: { code: string }[] }[]).map((item) => [
        item.neighborhood.id,
        item.reasons.map(({ code }) => code),
      ]),
    );
  expect(reasons(await preview(district))).toEqual({
    [one]: [],
    [two]: ["schedule-overlap"],
    [gone]: ["place-inactive"],
  });
  expect(await list("year=2027")).toMatchObject({ total: 1 });
  expect((await preview(elsewhere)).status).toBe(404);

  const body = { district: kitDistrict, from: 2026 };
  expect((await post("/schedules/copies", elsewhere, body)).status).toBe(404);
  const made = await post("/schedules/copies", district, body);
  expect(reasons(made)).toMatchObject({ [one]: [], [two]: ["schedule-overlap"] });
  expect(await list("year=2027&state=schedule_draft&sort=startsOn")).toMatchObject({
    total: 2,
    items: [{ neighborhood: { id: one }, startsOn: "2027-03-10", endsOn: "2027-03-19", plots: 40 }, {}],
  });
  await sql`update organisations set active = false where id = ${teamId}`.execute(db);
  expect(reasons(await post("/schedules/copies", district, body))).toMatchObject({
    [one]: ["team-gone", "schedule-overlap"],
  });
  await sql`update organisations set active = true where id = ${teamId}`.execute(db);
  expect(await list("year=2027")).toMatchObject({ total: 2 });
});

test("a merged neighbourhood's schedule is cancelled, with the way to its successor", async () => {
  const { db } = app.context;
  for (const id of ["14160008", "14160009"]) await addNeighborhood(db, id);
  await draft({ neighborhoodId: "14160008" });
  await db
    .insertInto("place_successions")
    .values({ from_code: "14160008", to_code: "14160009", kind: "merged", at: app.clock.now() })
    .execute();
  expect(await tick()).toBe(1);
  const { body } = await app.call({ path: "/neighborhoods/14160008/schedules", token: district.token });
  expect(body).toMatchObject({
    items: [{ state: "schedule_cancelled", sentence: "superseded", successor: { id: "14160009" } }],
  });
});

test("days in the wrong order, days gone by and a stranger's organisation are refused at their fields", async () => {
  const pointers = async (more: Partial<ScheduleFacts>) => {
    const { body } = await post("/schedules", district, facts(more));
    return (body["errors"] as { pointer: string }[]).map(({ pointer }) => pointer);
  };
  expect(await pointers({ endsOn: "2026-03-09" })).toEqual(["/endsOn"]);
  expect(await pointers({ startsOn: "2026-01-01", endsOn: "2026-03-04" })).toEqual(["/endsOn"]);
  expect(await pointers({ endsOn: "2027-06-01" })).toEqual(["/endsOn"]);
  expect(await pointers({ organisationId: uuidv7() })).toEqual(["/organisationId"]);
  expect(await pointers({ people: [district.id] })).toEqual(["/people/0"]);
});
