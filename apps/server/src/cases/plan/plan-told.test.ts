import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { type MadePerson, makeOrganisation, makePerson } from "../../testing/people.js";
import { planCalls, planPeople, planPlaces } from "../../testing/plan-calls.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";
import { tellOfLateSchedules } from "./late.js";

const [one, two] = planPlaces;
let app: TestApp;
let district: MadePerson;
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
  ({ district, elsewhere, reviewer } = await planPeople(app));
}

beforeEach(async () => {
  await at("2026-03-05T07:00:00Z");
  await sql`delete from schedules`.execute(app.context.db);
});

const { terms, post, draft, tick, approved } = planCalls(() => ({ app, district, reviewer, teamId }));

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
