import type { ScheduleFacts, ScheduleTerms } from "@yer/api/contract/schedule-facts";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readHistory } from "../../platform/history/read-history.js";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { bareAreaFacts } from "../../testing/bare-area.js";
import { type MadePerson, makeOrganisation, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { planClock, type PlanReached, tickPlan } from "./clock.js";
import { tellOfLateSchedules } from "./late.js";

const region = kitDistrict.slice(0, 4);
const [one, two] = ["14160001", "14160002"];
let app: TestApp;
let district: MadePerson;
let second: MadePerson;
let elsewhere: MadePerson;
let reviewer: MadePerson;
let teamId: string;

beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.context;
  for (const id of [one, two]) await addNeighborhood(db, id);
  teamId = await makeOrganisation(app, { territory: kitDistrict, name: "Kadastr" });
});
afterAll(() => app.close());
/** Goes to a moment, where everybody signs in anew. */
async function at(moment: string): Promise<void> {
  app.clock.set(new Date(moment));
  const { codes } = standardPositions.operator;
  const everything = [...codes, "approve:plan", "close:plan"];
  district = await makePerson(app, { territory: kitDistrict, codes });
  second = await makePerson(app, { territory: kitDistrict, codes: everything });
  elsewhere = await makePerson(app, { territory: "1703202", codes });
  reviewer = await makePerson(app, { territory: region, codes: [...standardPositions.reviewer.codes, "propose:plan"] });
}
beforeEach(async () => {
  await at("2026-03-05T07:00:00Z");
  await sql`delete from schedules`.execute(app.context.db);
});

const terms = (more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
  startsOn: "2026-03-10",
  endsOn: "2026-03-19",
  organisationId: teamId,
  people: [],
  plots: 40,
  ...more,
});
const facts = (more: Partial<ScheduleFacts> = {}): ScheduleFacts => ({ neighborhoodId: one, ...terms(), ...more });

const post = async (path: string, { token }: MadePerson, body?: object) =>
  app.call({ method: "POST", path, token, ...(body === undefined ? {} : { body }) });
const draft = async (more: Partial<ScheduleFacts> = {}) =>
  String((await post("/schedules", district, facts(more))).body["id"]);
const list = async (query: string, { token }: MadePerson = district) =>
  (await app.call({ path: `/schedules?${query}`, token })).body;
const tick = async () => (await tickPlan(app.context.db, app.context.events, app.clock.now())).moved;
const enterArea = async (neighborhoodId: string) => {
  const body = { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId };
  return String((await app.call({ method: "POST", path: "/areas", token: district.token, body })).body["id"]);
};

async function approved(more: Partial<ScheduleFacts> = {}) {
  const id = await draft(more);
  expect((await post(`/schedules/${id}/proposal`, district)).body).toMatchObject({ state: "schedule_proposed" });
  expect((await post(`/schedules/${id}/approval`, reviewer)).body).toMatchObject({ state: "schedule_approved" });
  return id;
}

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
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
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

test("the clock begins a schedule on its first day and closes it after its last; the region prolongs or closes early", async () => {
  const id = await approved();
  expect(await tick()).toBe(0);
  await at("2026-03-09T19:30:00Z");
  expect(await tick()).toBe(1);
  expect(await tick()).toBe(0);
  expect(await list("state=schedule_running")).toMatchObject({ total: 1 });
  const moved = await post(`/schedules/${id}/change`, district, {
    ...terms({ startsOn: "2026-03-12" }),
    reason: "Keyinroq",
  });
  expect([moved.status, moved.body["reasons"]]).toMatchObject([409, [{ code: "schedule-started" }]]);
  const longer = await post(`/schedules/${id}/prolongation`, reviewer, { endsOn: "2026-03-25", reason: "Yomgʻir" });
  expect(longer.body).toMatchObject({ endsOn: "2026-03-25", state: "schedule_running" });
  app.clock.set(new Date("2026-03-25T18:59:00Z"));
  expect(await tick()).toBe(0);
  await at("2026-03-25T19:00:00Z");
  expect(await tick()).toBe(1);
  expect(await list("state=schedule_closed")).toMatchObject({ total: 1 });

  const early = await approved({ startsOn: "2026-03-27", endsOn: "2026-04-20" });
  await at("2026-03-28T07:00:00Z");
  await tick();
  const closed = await post(`/schedules/${early}/closing`, reviewer, { reason: "Tugadi" });
  expect(closed.body).toMatchObject({ state: "schedule_closed", endsOn: "2026-03-28", endReason: "Tugadi" });
});

test("confirmed areas wait while no schedule runs, and are new again when one begins", async () => {
  const { db } = app.context;
  const id = await enterArea(one);
  await sql`update areas set confirmed = true where id = ${id}`.execute(db);
  const state = async () => (await app.call({ path: `/areas/${id}`, token: district.token })).body;
  await tick();
  expect(await state()).toMatchObject({ state: "area_waiting" });
  await approved();
  await at("2026-03-10T07:00:00Z");
  await tick();
  expect(await state()).toMatchObject({ state: "area_new", confirmed: true, sentence: { code: "new_open" } });
  await at("2026-03-20T07:00:00Z");
  await tick();
  expect(await state()).toMatchObject({ state: "area_waiting" });
  await sql`update areas set confirmed = false, state = 'area_new'`.execute(db);
});

test("areas begin in slices: one that breaks off leaves the rest due, what cannot move holds none up, and none begins twice", async () => {
  const { db, events } = app.context;
  // Entered first, looked at first, and in a place that will be no more.
  const stuck = [await enterArea(two), await enterArea(two)];
  const ids = [await enterArea(one), await enterArea(one), await enterArea(one)];
  const all = sql.join([...stuck, ...ids]);
  await sql`update areas set confirmed = true where id in (${all})`.execute(db);
  expect(await tick()).toBe(5);
  await approved();
  await approved({ neighborhoodId: two });
  await at("2026-03-10T07:00:00Z");
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`select sum(area_waiting)::integer as n from district_counts`.execute(db);
    return rows[0]?.n ?? 0;
  };
  const before = await waiting();
  const reached: PlanReached = new Map();
  /** So many pages of two: those of schedules first, then of areas. */
  const slice = async (pages: number) => {
    let left = pages;
    const isOver = () => (left -= 1) < 0;
    const { moved, isUnfinished } = await tickPlan(db, events, app.clock.now(), { size: 2, reached, isOver });
    return [moved, isUnfinished];
  };
  expect(await slice(1)).toEqual([2, true]);
  await sql`update neighborhoods set active = false where id = ${two}`.execute(db);
  expect([await slice(2), await slice(2)]).toEqual([
    [0, true],
    [2, true],
  ]);
  expect(await waiting()).toBe(before - 2);

  // The job of a server that stops begins nothing, and says that there is more.
  const job = planClock(db, events);
  expect(await job.tick(app.clock.now(), () => true)).toBe("unfinished");
  expect(await waiting()).toBe(before - 2);
  expect(await slice(9)).toEqual([1, false]);
  expect(reached.size).toBe(0);
  expect(await job.tick(app.clock.now())).toBeUndefined();
  expect(await waiting()).toBe(before - 3);
  const { rows } = await sql<{ record_id: string }>`
    select record_id from history_entry where action = 'area.begin' and record_id in (${all})`.execute(db);
  expect(rows.map(({ record_id }) => record_id).toSorted()).toEqual(ids.toSorted());
  await sql`update neighborhoods set active = true where id = ${two}`.execute(db);
  await sql`update areas set confirmed = false, state = 'area_new' where id in (${all})`.execute(db);
});

test("a team in more neighbourhoods at once than the setting allows is warned of, not refused", async () => {
  const others = ["14160003", "14160004"];
  for (const id of others) await addNeighborhood(app.context.db, id);
  for (const id of [one, two, ...others]) {
    const schedule = await draft({ neighborhoodId: id });
    await post(`/schedules/${schedule}/proposal`, district);
  }
  const { body } = await app.call({ path: `/neighborhoods/${one}/schedules`, token: district.token });
  expect(body).toMatchObject({ items: [{ warnings: [{ code: "team-busy", params: { count: 4, most: 3 } }] }] });

  // Whoever writes another is warned before it stands, whoever decides is told, and what was asked for alone is named.
  const load = async (from: string, to: string, person = district) =>
    app.call({
      path: `/schedules/load?neighborhood=${two}&organisation=${teamId}&from=${from}&to=${to}`,
      token: person.token,
    });
  expect((await load("2026-03-15", "2026-04-15")).body).toEqual({ count: 5, most: 3 });
  expect((await load("2026-03-20", "2026-04-15")).body).toEqual({ count: 1, most: 3 });
  expect((await load("2026-03-15", "2026-04-15", elsewhere)).status).toBe(404);
  const busy = async (query: string, { token }: MadePerson) =>
    (await app.call({ path: `/schedules/busy-teams${query}`, token })).body["items"];
  expect(await busy(`?neighborhood=${two}`, reviewer)).toMatchObject([
    {
      organisation: { id: teamId },
      people: [],
      count: 4,
      most: 3,
      from: "2026-03-10",
      to: "2026-03-19",
      schedules: [{ neighborhood: { id: two } }],
    },
  ]);
  expect(await busy("", elsewhere)).toEqual([]);
  const by = async (level: string) => {
    const { body: told } = await app.call({ path: `/schedules/progress?by=${level}`, token: reviewer.token });
    return told["items"] as { state: string }[];
  };
  expect([(await by("region")).length, (await by("district")).length]).toEqual([1, 1]);
  expect((await by("neighborhood")).map(({ state }) => state)).toEqual(Array(4).fill("schedule_proposed"));
  await draft({ neighborhoodId: two, startsOn: "2026-08-01", endsOn: "2026-08-09" });
  expect((await by("neighborhood")).map(({ state }) => state)).toEqual(Array(4).fill("schedule_proposed"));
});

test("who decides, who proposed and who is to come are told, and of a schedule behind its line once until it catches up", async () => {
  const { db, events } = app.context;
  const kinds = async ({ token }: MadePerson) => {
    const { body } = await app.call({ path: "/notices?unread=true", token });
    return (body["items"] as { kind: string; count: number; subject: { id: string } | null }[]).map(
      ({ kind, count, subject }) => [kind, count, subject?.id ?? null],
    );
  };
  const member = await makePerson(app, {
    territory: kitDistrict,
    organisation: { id: teamId },
    codes: standardPositions.operator.codes,
  });
  const id = await draft({ people: [member.id] });
  await post(`/schedules/${id}/proposal`, district);
  expect([await kinds(reviewer), await kinds(district)]).toEqual([[["schedule.proposed", 1, one]], []]);
  await post(`/schedules/${id}/return`, reviewer, { reason: "Yoʻl yopiq" });
  await post(`/schedules/${id}/proposal`, district);
  await post(`/schedules/${id}/approval`, reviewer);
  expect(await kinds(district)).toEqual([
    ["schedule.approved", 1, one],
    ["schedule.returned", 1, one],
  ]);
  expect([await kinds(member), await kinds(elsewhere)]).toEqual([[["schedule.approved", 1, one]], []]);
  // Two that nobody has read are one, which is about neither.
  expect(await kinds(reviewer)).toEqual([["schedule.proposed", 2, null]]);

  await at("2026-03-15T07:00:00Z");
  await tick();
  const late = async () => tellOfLateSchedules(db, events, app.clock.now());
  expect([await late(), await late()]).toEqual([1, 0]);
  expect(await kinds(reviewer)).toEqual([["schedule.late", 1, one]]);
  await sql`update schedules set submitted = 40 where neighborhood_id = ${one}`.execute(db);
  expect(await late()).toBe(0);
  await sql`update schedules set submitted = 0`.execute(db);
  expect(await late()).toBe(1);
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

test("a citizen who asked is told once of each change of the days, and no more once they end it", async () => {
  const citizen = await makePerson(app, { staff: false });
  const watch = async (neighborhood: string, method: "PUT" | "DELETE" = "PUT") =>
    app.call({ method, path: `/plan-watches/${neighborhood}`, token: citizen.token });
  const told = async () => {
    const { body } = await app.call({ path: "/notices", token: citizen.token });
    return (body["items"] as { kind: string; params: Record<string, unknown> }[]).map(({ kind, params }) => [
      kind,
      params["from"],
      params["to"],
      params["ends"],
    ]);
  };
  expect([(await watch(one)).status, (await watch(one)).status, (await watch("14169999")).status]).toEqual([
    204, 204, 404,
  ]);
  expect((await app.call({ path: "/plan-watches", token: citizen.token })).body).toMatchObject({
    items: [{ id: one }],
  });
  await approved({ neighborhoodId: two });
  const id = await approved();
  const first = ["own.plan", "10.03.2026", "19.03.2026", false];
  expect(await told()).toEqual([first]);
  // More plots are no other day; another end is.
  await post(`/schedules/${id}/change`, district, { ...terms({ plots: 90 }), reason: "Koʻproq" });
  await post(`/schedules/${id}/approval`, reviewer);
  expect(await told()).toEqual([first]);
  await post(`/schedules/${id}/change`, district, { ...terms({ endsOn: "2026-03-25" }), reason: "Yomgʻir" });
  expect(await told()).toEqual([first]);
  await post(`/schedules/${id}/approval`, reviewer);
  expect(await told()).toEqual([["own.plan", "10.03.2026", "25.03.2026", false], first]);
  await watch(one, "DELETE");
  await post(`/schedules/${id}/cancellation`, reviewer, { reason: "Xato" });
  expect(await told()).toHaveLength(2);

  for (const place of ["14160021", "14160022", "14160023", "14160024", "14160025"]) {
    await addNeighborhood(app.context.db, place);
    expect((await watch(place)).status).toBe(204);
  }
  const beyond = await watch(one);
  expect([beyond.status, beyond.body["reasons"]]).toMatchObject([409, [{ code: "too-many-watched" }]]);
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
