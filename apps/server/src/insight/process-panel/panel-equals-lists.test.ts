import { type ApplicationMeasure, menuMeasures, panelMeasures } from "@yer/api/contract/application-measures";
import { legalBases } from "@yer/api/contract/legal-bases";
import { narrowed } from "@yer/api/contract/measure";
import type { PanelFilters } from "@yer/api/contract/process-panel";
import { ageBandKeys, stuckKinds } from "@yer/api/contract/standing";
import { finalStatuses, statusKeys } from "@yer/api/contract/statuses";
import { tashkentDay } from "@yer/api/formats";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import { readCounts } from "../../cases/applications/counts.js";
import { registerPage, registerTotal } from "../../cases/applications/register.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { makePerson } from "../../testing/people.js";
import { rolled } from "../../testing/rolled.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { readPanel, readPeople, readStuck } from "./service.js";

const day = 86_400_000;
let app: TestApp;
/** Readers of the whole country, a region, a district, and a member of an organisation that concludes. */
let readers: readonly Actor[];
let places: { regions: string[]; districts: string[]; neighborhoods: string[] };

const several = (values: readonly string[]) => [...new Set(values)].slice(0, 5);

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 45);
  const { db } = app.context;
  const { rows } = await sql<{ region: string; district: string; neighborhood: string; organisation: string | null }>`
    select a.region_soato as region, a.district_soato as district, a.neighborhood_id as neighborhood,
      (select b.organisation_id from step_organisations as b where b.application_id = a.id and b.state = 'awaited' limit 1)
        as organisation
    from applications as a order by a.id`.execute(db);
  places = {
    regions: several(rows.map(({ region }) => region)),
    districts: several(rows.map(({ district }) => district)),
    neighborhoods: several(rows.map(({ neighborhood }) => neighborhood)),
  };
  const codes = ["read:property", "read_work:user"];
  const member = rows.find(({ organisation }) => organisation !== null)?.organisation ?? "";
  const people = [
    await makePerson(app, { territory: "17", codes }),
    await makePerson(app, { territory: places.regions[0] ?? "", codes }),
    await makePerson(app, { territory: places.districts[0] ?? "", codes }),
    await makePerson(app, {
      territory: "17",
      codes: ["read:property", "give:conclusion"],
      organisation: { id: member },
    }),
  ];
  const found = await Promise.all(people.map(({ id }) => personAsActor(db, id, app.clock.now())));
  readers = found.flatMap((actor) => actor ?? []);
  if (readers.length < people.length) throw new Error("Somebody who was made is not there.");
  // Work that lies with several people, with nobody, and with people who are gone; applications that stand for want of
  // money.
  const hands = [await makePerson(app, {}), await makePerson(app, {}), await makePerson(app, { blocked: true })];
  const ids = await db.selectFrom("applications").select("id").orderBy("id").execute();
  for (const [index, { id }] of ids.entries()) {
    const hand = [...hands, null][index % 4];
    if (index % 3 > 0) continue;
    await db
      .updateTable("applications")
      .set({ assignee_id: hand?.id ?? null })
      .where("id", "=", id)
      .execute();
  }
});
afterAll(() => app.close());

const some = <T>(values: readonly T[]): fc.Arbitrary<T[] | undefined> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.subarray([...values], { minLength: 1 }) },
  );

/** Who looks, through which filters, how many days from now, and at which lines of the panel. */
function looks() {
  return fc.noBias(
    fc.record({
      actor: fc.constantFrom(...readers),
      filters: fc.record({
        region: some(places.regions),
        district: some(places.districts),
        neighborhood: some(places.neighborhoods),
        legalBasis: some(legalBases),
        year: some([2025, 2026]),
      }),
      ahead: fc.integer({ min: 0, max: 60 }),
      status: fc.constantFrom(...statusKeys),
      kind: fc.constantFrom(...stuckKinds),
      people: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }),
    }),
  );
}

type PanelLook = ReturnType<typeof looks> extends fc.Arbitrary<infer Look> ? Look : never;

/** The looks that are always among them, so that no chance leaves out what the last lines ask for. */
function certainLooks() {
  const all = {
    region: undefined,
    district: undefined,
    neighborhood: undefined,
    legalBasis: undefined,
    year: undefined,
  };
  const { regions: region, districts: district } = places;
  const filters = [all, { region }, { district }, { legalBasis: [...legalBases] }, { year: [2025, 2026] }];
  return filters.map((some): [PanelLook] => [
    {
      actor: readers[0] as Actor,
      filters: { ...all, ...some },
      ahead: 60,
      status: "in_discussion",
      kind: "step_overdue",
      people: [0, 1, 2],
    },
  ]);
}

test("every number of the menu, of people, of what is stuck and of statuses is as long as the list it opens, for every reader, filter and day", async () => {
  const { db } = app.context;
  const met = { people: 0, late: 0, without: 0, stuck: new Set<string>(), narrowed: 0 };
  await fc.assert(
    fc.asyncProperty(looks(), async ({ actor, filters: given, ahead, status, kind, people }) => {
      const filters = Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== undefined),
      ) as PanelFilters;
      const at = { now: new Date(app.clock.now().getTime() + ahead * day), soonDays: 3 };
      const total = async (of: ApplicationMeasure) => {
        const { sort: _, ...asked } = narrowed(of, filters).filter;
        return (await registerTotal(db, actor, asked, at.now, true)).total;
      };
      const { open, person, status: each, stuck: stuckBy } = panelMeasures;

      const held = await readPeople(db, actor, filters, at);
      expect(held.without).toBe(await total(person.total("none")));
      expect(held.total).toBe(held.items.length);
      for (const place of people) {
        const one = held.items[place % Math.max(1, held.items.length)];
        if (one === undefined) continue;
        expect({ name: one.name, files: one.files, late: one.late, soon: one.soon }).toEqual({
          name: one.name,
          files: await total(person.total(one.id)),
          late: await total(person.late(one.id)),
          soon: await total(person.soon(one.id)),
        });
        met.people += 1;
        met.late += one.late;
      }
      // Whoever holds nothing stands in no line: together they are all unfinished applications.
      const heldFiles = held.items.reduce((sum, { files: applications }) => sum + applications, 0);
      expect(heldFiles + held.without).toBe(await total(open.total));
      met.without += held.without;

      const panel = await readPanel(db, actor, filters, at);
      for (const stuck of panel.stuck) {
        expect(stuck).toEqual({ kind: stuck.kind, total: await total(stuckBy(stuck.kind)) });
        if (stuck.total > 0) met.stuck.add(stuck.kind);
      }
      const list = await readStuck(db, actor, { ...filters, kind, limit: 200, exact: true }, at);
      expect(list.items).toHaveLength(panel.stuck.find((one) => one.kind === kind)?.total ?? 0);
      expect(list.total).toBe(list.items.length);

      const line = panel.statuses.find((one) => one.status === status);
      const isFinal = finalStatuses.some((final) => final === status);
      expect(line).toMatchObject({
        total: await total(each.total(status)),
        late: await total(each.late(status)),
        soon: await total(each.soon(status)),
        suspended: await total(each.suspended(status)),
      });
      const ages: Record<string, number> = {};
      for (const age of ageBandKeys) ages[age] = isFinal ? 0 : await total(each.age(status, age));
      expect(line?.ages).toEqual(ages);

      // What is computed comes from the rows it opens: the first of them stands longest.
      const { sort, ...asked } = narrowed(each.oldest(status), filters).filter;
      const [first] = await registerPage(
        db,
        actor,
        asked,
        { sort: sort ?? "statusSince", after: undefined, limit: 1 },
        at,
      );
      const stands = (since: string) => (Date.parse(tashkentDay(at.now)) - Date.parse(tashkentDay(since))) / day;
      const standing = first === undefined ? null : stands(first.row.statusSince);
      // What is decided does not wait any longer.
      expect(line?.oldest).toBe(isFinal ? line?.oldest : standing);

      const counts = await readCounts(db, actor, at.now);
      const listed = async (of: ApplicationMeasure) => (await registerTotal(db, actor, of.filter, at.now, true)).total;
      expect(counts.all).toBe(await listed(menuMeasures.all));
      expect(counts.waiting).toBe(await listed(menuMeasures.waiting));
      expect(counts.byStatus[status]).toEqual({
        total: await listed(menuMeasures.status(status)),
        late: await listed(menuMeasures.late(status)),
      });
      if (Object.keys(filters).length > 0 && heldFiles > 0) met.narrowed += 1;
    }),
    { numRuns: rolled({ here: 15, soak: 25 }), examples: certainLooks() },
  );
  // The look was at something: people with late applications, applications of nobody, several kinds of reasons,
  // narrowed panels.
  expect(met.people).toBeGreaterThan(10);
  expect(met.late).toBeGreaterThan(0);
  expect(met.without).toBeGreaterThan(0);
  expect(met.stuck.size).toBeGreaterThan(3);
  expect(met.narrowed).toBeGreaterThan(3);
});
