import type { ScheduleFacts, ScheduleTerms } from "@yer/api/contract/schedule-facts";
import { expect } from "vitest";
import { kitDistrict } from "./application-kit.js";
import { bareAreaFacts } from "./bare-area.js";
import { type MadePerson, makePerson } from "./people.js";
import type { TestApp } from "./test-app.js";
import { standardPositions } from "../identity/users/standard-positions.js";
import { tickPlan } from "../cases/plan/clock.js";

/** The neighbourhoods whose plan is made. */
export const planPlaces = ["14160001", "14160002"] as const;

/** Who makes the plan of a district in a test, and who decides it; they sign in anew at each moment. */
export async function planPeople(app: TestApp) {
  const { codes } = standardPositions.operator;
  const everything = [...codes, "approve:plan", "close:plan"];
  return {
    district: await makePerson(app, { territory: kitDistrict, codes }),
    second: await makePerson(app, { territory: kitDistrict, codes: everything }),
    elsewhere: await makePerson(app, { territory: "1703202", codes }),
    reviewer: await makePerson(app, {
      territory: kitDistrict.slice(0, 4),
      codes: [...standardPositions.reviewer.codes, "propose:plan"],
    }),
  };
}

/** What the calls of {@link planCalls} are made with, as it stands now. */
interface PlanAtWork {
  readonly app: TestApp;
  readonly district: MadePerson;
  readonly reviewer: MadePerson;
  readonly teamId: string;
}

/** What schedules are drafted and moved by in a test. @param given asked anew at each call */
export function planCalls(given: () => PlanAtWork) {
  const terms = (more: Partial<ScheduleTerms> = {}): ScheduleTerms => ({
    startsOn: "2026-03-10",
    endsOn: "2026-03-19",
    organisationId: given().teamId,
    people: [],
    plots: 40,
    ...more,
  });

  const facts = (more: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
    neighborhoodId: planPlaces[0],
    ...terms(),
    ...more,
  });

  const post = async (path: string, { token }: MadePerson, body?: object) =>
    given().app.call({ method: "POST", path, token, ...(body === undefined ? {} : { body }) });

  const draft = async (more: Partial<ScheduleFacts> = {}) =>
    String((await post("/schedules", given().district, facts(more))).body["id"]);

  const list = async (query: string, { token }: MadePerson = given().district) =>
    (await given().app.call({ path: `/schedules?${query}`, token })).body;

  const tick = async () =>
    (await tickPlan(given().app.context.db, given().app.context.events, given().app.clock.now())).moved;

  const enterArea = async (neighborhoodId: string) => {
    const body = { ...bareAreaFacts, districtSoato: kitDistrict, neighborhoodId };
    return String(
      (await given().app.call({ method: "POST", path: "/areas", token: given().district.token, body })).body["id"],
    );
  };

  async function approved(more: Partial<ScheduleFacts> = {}) {
    const id = await draft(more);
    expect((await post(`/schedules/${id}/proposal`, given().district)).body).toMatchObject({
      state: "schedule_proposed",
    });
    expect((await post(`/schedules/${id}/approval`, given().reviewer)).body).toMatchObject({
      state: "schedule_approved",
    });
    return id;
  }

  return { terms, facts, post, draft, list, tick, enterArea, approved };
}
