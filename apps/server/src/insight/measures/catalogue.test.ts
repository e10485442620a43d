import { during, type Measure, rowsOf } from "@yer/api/contract/measure";
import { everyMeasure, measures } from "@yer/api/contract/measures";
import type { Register } from "@yer/api/contract/register";
import { tashkentDay } from "@yer/api/formats";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillDemonstration } from "../../demo/fill.js";
import { demoDistrict } from "../../demo/identities.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { type StandardPositionKey, standardPositions } from "../../identity/users/standard-positions.js";
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
  await fillDemonstration(app.context, new AbortController().signal, 45);
  const { organisation_id: owing } = await app.context.db
    .selectFrom("step_organisations")
    .select("organisation_id")
    .where("state", "=", "awaited")
    .executeTakeFirstOrThrow();
  await addDisputesAndFaults();
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

/** What lives of few files have little of: objections in every state, a complaint, a fault, a neighbourhood that ended. */
async function addDisputesAndFaults(): Promise<void> {
  const { db } = app.context;
  await sql`
    insert into objections (home_region, id, application_id, announcement_id, sequence, group_id, text_key, search_key,
      objector_name, objector_number, text, file_ids, at, state, decided_at)
    select n.home_region, made.id, n.application_id, n.id, 100 + made.turn, made.id, '', '', 'Qoʻshni', '1', 'Eʼtiroz',
      '[]', '2026-11-10T10:00:00Z', made.state,
      case when made.state in ('upheld', 'dismissed', 'withdrawn') then '2026-11-15T10:00:00Z'::timestamptz end
    from (select * from announcements order by id limit 3) as n
    cross join lateral (
      select gen_random_uuid() as id, turn, state
      from unnest(array['new', 'in_review', 'upheld', 'dismissed', 'withdrawn']) with ordinality as s (state, turn)
      where n.id is not null
    ) as made`.execute(db);
  await sql`
    insert into complaints (home_region, id, application_id, sequence, complainant_name, complainant_number,
      text, file_ids, at, state)
    select home_region, gen_random_uuid(), id, 100, 'Egasi', '1', 'Shikoyat', '[]', '2026-11-10T10:00:00Z', 'new'
    from applications order by id limit 2`.execute(db);
  await sql`
    insert into area_faults (home_region, area_id, code, found_at)
    select home_region, id, 'place_missing', now() from areas order by id limit 4
    on conflict do nothing`.execute(db);
  await sql`
    update neighborhoods set active = false
    where id in (select neighborhood_id from applications where status = 'editing' order by id limit 2)`.execute(db);
}

type Row = Readonly<Record<string, unknown>>;

/** All rows of the list that a number opens, and the total that the list says. */
async function listOf(person: MadePerson, of: Measure) {
  const path = of.register.name === "svod" ? "/svod" : (of.register as Register).list.path;
  const asked = rowsOf(of);
  const rows: Row[] = [];
  let total: unknown;
  if (of.register.name !== "svod") asked.set("limit", "200");
  for (let next: unknown; next !== null;) {
    if (typeof next === "string") asked.set("after", next);
    const { status, body } = await app.call({ path: `${path}?${asked.toString()}`, token: person.token });
    expect({ path, status }).toEqual({ path, status: 200 });
    rows.push(...(body["items"] as Row[]));
    total = body["total"];
    next = body["next"] ?? null;
  }
  return { rows, total };
}

const day = 86_400_000;
const familiesFor = ["who may all", "member of 17"];

/** The number as its formula makes it of the rows. */
function computedOf(rows: readonly Row[], formula: string, today: string): number | null {
  const ages = rows
    .map((row) => (Date.parse(today) - Date.parse(tashkentDay(row["statusSince"] as string))) / day)
    .toSorted((one, other) => other - one);
  const ranks = { oldest: 1, median: Math.ceil(ages.length / 2), p90: Math.ceil(ages.length / 10) } as const;
  return ages[ranks[formula as keyof typeof ranks] - 1] ?? 0;
}

/** What the rows of a list come to, and what the list itself says of its length or its total. */
function told({ what }: Measure, { rows, total }: Awaited<ReturnType<typeof listOf>>, today: string) {
  if (typeof what === "string") return { value: rows.length, said: total };
  if ("computed" in what) return same(computedOf(rows, what.formula, today));
  const values = rows.map((row) => row[what.sum] as number | null);
  const sum = values.includes(null) ? null : values.reduce<number>((all, value) => all + (value ?? 0), 0);
  return typeof total === "object" && total !== null ? { value: sum, said: (total as Row)[what.sum] } : same(sum);
}

const same = (value: number | null) => ({ value, said: value });

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
        const list = told(asked, await listOf(person, asked), tashkentDay(now));
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
