import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Grouped, GroupKeys } from "../../platform/lists/grouped.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { registerCount, registerTotal } from "../applications/register.js";
import { groupedApplications } from "../applications/register-groups.js";
import type { RegisterFilters } from "../applications/register-conditions.js";
import { fillDayCounts, wrongDayCounts } from "../day-counts/aggregate.js";
import { groupedOutcomes } from "../applications/register-outcomes.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const wrong = () => wrongDayCounts(kit.database.db);
const at = () => ({ now: kit.clock.now(), soonDays: 3 });

const statuses = ["registered", "unregistered", "rejected", "at_council"] as const;
const categories = ["settlement", "agricultural"] as const;
const places = [kitDistrict, "1718203"] as const;
const day = (turn: number): string => `2026-0${1 + (turn % 3)}-${String(1 + (turn % 27)).padStart(2, "0")}`;

/** What can become of an application, past the services: the database alone keeps its row in step. `n` says how. */
const changes = {
  open: () => kit.create(),
  end: (id, n) => sql`
    update applications set status = ${statuses[n % 3]}, finished_on = coalesce(finished_on, ${day(n)}::date),
      refused_because = ${n % 3 > 0 && n % 2 === 0 ? "dispute" : null} where id = ${id}`,
  goesBack: (id) => sql`update applications set status = 'at_council' where id = ${id}`,
  neverEnded: (id) => sql`update applications set status = 'at_council', finished_on = null where id = ${id}`,
  lies: (id, n) => sql`update applications set district_soato = ${places[n % 2]} where id = ${id}`,
  measured: (id, n) => sql`
    update applications set facts = jsonb_set(jsonb_set(jsonb_set(facts,
      '{sizes,total}', ${n % 7 === 0 ? "null" : String(n / 4)}::jsonb), '{sizes,built}', ${String(n % 50)}::jsonb),
      '{landCategory}', ${n % 5 === 0 ? "null" : JSON.stringify(categories[n % 2])}::jsonb) where id = ${id}`,
  grounded: (id, n) => sql`update applications set legal_basis = ${1 + (n % 3)} where id = ${id}`,
  given: (id, n) => sql`
    update applications set total_deadline_at = ${n % 4 === 0 ? null : `${day(n)}T19:00:00Z`}::timestamptz where id = ${id}`,
  copied: (id, n) => sql`
    insert into applications (home_region, id, number, status, legal_basis, region_soato, district_soato, neighborhood_id,
      facts, search_key, created_at, status_since, total_deadline, total_deadline_at, finished_on)
    select home_region, gen_random_uuid(), left(gen_random_uuid()::text, 18), ${statuses[n % 4]}, legal_basis, region_soato,
      district_soato, neighborhood_id, facts, search_key, created_at, status_since, total_deadline, total_deadline_at,
      ${n % 3 === 0 ? null : day(n)}::date
    from applications where id = ${id}`,
  goes: (id) => sql`delete from applications where id = ${id}`,
} as const satisfies Record<string, (id: string, n: number) => Promise<string> | ReturnType<typeof sql>>;

interface File {
  readonly district: string;
  readonly status: (typeof statuses)[number];
  readonly basis: number;
  readonly category: string | null;
  readonly because: string | null;
  readonly finished: string | null;
  readonly last: string | null;
  readonly area: number | null;
  readonly built: number | null;
}

async function everyFile(): Promise<File[]> {
  const { rows } = await sql<File>`
    select district_soato as district, status, legal_basis as basis, facts ->> 'landCategory' as category,
      refused_because as because, finished_on::text as finished, (facts #>> '{sizes,total}')::float8 as area,
      (facts #>> '{sizes,built}')::float8 as built,
      to_char((total_deadline_at at time zone 'Asia/Tashkent') - interval '1 second', 'YYYY-MM-DD') as last
    from applications`.execute(kit.database.db);
  return rows;
}

const refusalOf = ({ status, because }: File) =>
  status === "rejected" || status === "unregistered" ? (because ?? "not_coded") : null;

const groupOf: Readonly<Record<string, (file: File) => string | null>> = {
  region: () => "1718",
  district: ({ district }) => district,
  legalBasis: ({ basis }) => String(basis),
  landCategory: ({ category }) => category,
  refusal: refusalOf,
  status: ({ status }) => status,
  month: ({ finished }) => finished?.slice(0, 7) ?? null,
};

const isOf = (wanted: readonly unknown[] | undefined, is: unknown) => wanted === undefined || wanted.includes(is);

/** Counts one by one what the database is asked for. */
function counted(
  files: readonly File[],
  filters: RegisterFilters,
  by: GroupKeys<string>,
  value: "count" | "area" | "built",
): Grouped {
  const groups = new Map<string | null, number>();
  const { finishedFrom = "0", finishedTo = "9", status, district, legalBasis, landCategory, refusal, inTime } = filters;
  for (const file of files) {
    const { finished } = file;
    if (finished === null || finished < finishedFrom || finished > finishedTo) continue;
    if (!isOf(status, file.status) || !isOf(district, file.district) || !isOf(legalBasis, file.basis)) continue;
    if (!isOf(landCategory, file.category) || !isOf(refusal, refusalOf(file))) continue;
    if (inTime !== undefined && inTime !== finished <= (file.last ?? "9")) continue;
    const keyOf = (key: string) => groupOf[key]?.(file) ?? null;
    const key =
      by === undefined ? null : typeof by === "string" ? keyOf(by) : JSON.stringify([keyOf(by[0]), keyOf(by[1])]);
    groups.set(key, (groups.get(key) ?? 0) + (value === "count" ? 1 : (file[value] ?? 0)));
  }
  return groups;
}

const some = <const T>(...all: readonly T[]) => fc.option(fc.subarray([...all], { minLength: 1 }), { nil: undefined });
const askedFor = fc.record({
  filters: fc.record({
    finishedFrom: fc.constantFrom(day(0), day(4), day(31)),
    finishedTo: fc.constantFrom(undefined, day(31), day(77)),
    status: some(...statuses),
    district: some(...places),
    legalBasis: some(1, 2),
    landCategory: some(...categories),
    refusal: some("dispute" as const, "not_coded" as const),
    inTime: fc.constantFrom(undefined, undefined, true, false),
  }),
  by: fc.constantFrom<GroupKeys<string>>(
    undefined,
    ...Object.keys(groupOf),
    ["district", "refusal"],
    ["landCategory", "status"],
  ),
  value: fc.constantFrom("count", "area", "built"),
  territory: fc.constantFrom("17", "1718", kitDistrict),
});

test("whatever becomes of files, how they ended is told as counting them one by one tells it", async () => {
  const { db } = kit.database;
  const step = fc.record({
    change: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[]), "end", "end", "copied"),
    file: fc.nat(99),
    n: fc.nat(99),
  });
  const walk = fc.record({
    steps: fc.array(step, { minLength: 30, maxLength: 30 }),
    asked: fc.array(askedFor, { minLength: 12, maxLength: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.noBias(walk), async ({ steps, asked }) => {
      for (const { change, file, n } of steps) {
        const { rows } = await sql<{ id: string }>`select id from applications order by id`.execute(db);
        const id = rows.length === 0 ? await kit.create() : (rows[file % rows.length]?.id ?? "");
        const made = changes[change](id, n);
        await ("execute" in made ? made.execute(db) : made);
        expect({ change, n, wrong: await wrong() }).toEqual({ change, n, wrong: [] });
      }
      const files = await everyFile();
      for (const { filters, by, value, territory } of asked) {
        const reader = { ...kit.cast.operator, territory };
        const seen = files.filter(({ district }) => district.startsWith(territory));
        const places = placed(filters);
        const told = await groupedOutcomes(db, reader, { ...filters, places }, { by, value });
        expect({ filters, by, value, told }).toEqual({ filters, by, value, told: counted(seen, filters, by, value) });
        const { total } = await registerTotal(db, reader, filters, at().now, true);
        const listed = await registerCount(db, reader, filters, at());
        expect(listed).toEqual({ total, more: false });
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

/** The places that filters ask for, of which none has become another. */
const placed = ({ district }: RegisterFilters) => district && { region: [], district: [...district], neighborhood: [] };

test("a member of a body is told of the files that it has a part in alone, though the rows know them all", async () => {
  const { db } = kit.database;
  const filters = { finishedFrom: "2026-01-01" };
  await sql`
    update applications set status = 'registered', finished_on = '2026-02-02' where id = ${await kit.create()}`.execute(
    db,
  );
  expect(await groupedOutcomes(db, kit.cast.architect, { ...filters, places: undefined }, { value: "count" })).toBe(
    undefined,
  );
  const seen = async (actor: typeof kit.cast.operator) =>
    (await groupedApplications(db, actor, filters, at())).get(null) ?? 0;
  expect(await seen(kit.cast.architect)).toBe(0);
  expect(await seen(kit.cast.operator)).toBeGreaterThan(0);
});

test("a row that tells something else than its file is found, and written anew", async () => {
  const { db } = kit.database;
  const id = await kit.create();
  await sql`update applications set status = 'registered', finished_on = '2026-02-02' where id = ${id}`.execute(db);
  await sql`update outcomes set area = coalesce(area, 0) + 1 where id = ${id}`.execute(db);
  const one = { district: kitDistrict, what: "outcome", day: "2026-02-02" };
  expect(await wrong()).toEqual([
    { ...one, over: -1 },
    { ...one, over: 1 },
  ]);
  await sql`delete from outcomes where id = ${id}`.execute(db);
  expect(await wrong()).toEqual([{ ...one, over: -1 }]);
  await fillDayCounts(db);
  expect(await wrong()).toEqual([]);
});
