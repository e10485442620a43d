import { during } from "@yer/api/contract/measure";
import { everyMeasure, measures } from "@yer/api/contract/measures";
import { tashkentDay } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoDistrict } from "../../demo/identities.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { type StandardPositionKey, standardPositions } from "../../identity/users/standard-positions.js";
import { addDisputesAndFaults } from "../../testing/disputes-and-faults.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { listOfMeasure, told } from "../../testing/list-of-measure.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { type MeasureReading, mayRead, readNumber } from "./read-number.js";

const period = { from: "2025-01-01", to: "2026-12-01" };
const lately = { from: "2026-11-01", to: "2026-12-01" };
let app: TestApp;
/** People of several positions and territories, and a member of an organisation that owes conclusions. */
let people: readonly (readonly [who: string, person: MadePerson])[];

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 45);
  const { organisation_id: owing } = await app.context.db
    .selectFrom("step_organisations")
    .select("organisation_id")
    .where("state", "=", "awaited")
    .executeTakeFirstOrThrow();
  await addDisputesAndFaults(app);
  // Some terms are over by then, and some nearly.
  app.clock.set(new Date("2026-12-01T10:00:00Z"));
  const of = async (position: StandardPositionKey, territory: string, id?: string) =>
    [
      `${position} of ${territory}`,
      await makePerson(app, {
        territory,
        codes: standardPositions[position].codes,
        ...(id !== undefined && { organisation: { id } }),
      }),
    ] as const;
  const everything = [...new Set(Object.values(standardPositions).flatMap(({ codes }) => codes))];
  people = [
    ["who may all", await makePerson(app, { territory: "17", codes: everything })],
    await of("reviewer", demoDistrict.slice(0, 4)),
    await of("operator", demoDistrict),
    await of("cashier", demoDistrict.slice(0, 4)),
    await of("member", "17", owing),
    ["who may nothing", await makePerson(app, { territory: "17", codes: [] })],
  ];
});
afterAll(() => app.close());

const familiesFor = ["who may all", "member of 17"];

test("every number of the catalogue is as long as the list it opens, or what the list adds up to, for everyone who may read it", async () => {
  const met = new Set<string>();
  for (const [who, person] of people) {
    const now = app.clock.now();
    const actor = await personAsActor(app.context.db, person.id, now);
    if (actor === undefined) throw new Error("Somebody who was made is not there.");
    const reading: MeasureReading = {
      db: app.context.db,
      actor,
      now,
      soonDays: 3,
      latePercent: 20,
      known: new Map(),
    };
    // Of each status and reason is told from the same counts for everyone: two readers show it.
    const shown = familiesFor.includes(who)
      ? everyMeasure()
      : everyMeasure().filter(({ key }) => !/^(?:status|stuck)\./.test(key));
    for (const { key, of } of shown.filter((one) => mayRead(actor, one.of))) {
      for (const days of of.time === "now" ? [period] : [period, lately]) {
        const asked = during(of, days);
        const number = await readNumber(reading, asked);
        expect(number?.more ?? false).toBe(false);
        const list = told(asked, await listOfMeasure(app, person, asked), tashkentDay(now));
        // Nothing that stands has no age: the panel leaves it out.
        const value = number?.value ?? null;
        expect({ who, key, value, said: value }).toEqual({ who, key, ...list });
        if ((number?.value ?? 0) > 0) met.add(key);
      }
    }
  }
  const unmet = Object.keys(measures).filter((key) => !met.has(key));
  expect(unmet).toEqual([]);
});
