import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { openTestDatabase } from "../testing/test-database.js";
import { type SourceWrite, writesOfFile, writesOfService, writesOfSql } from "../testing/writes-of-sources.js";

/**
 * Tables of no region, by why. All others grow with the country, so each of their rows says which region it is of
 * (docs/decisions/0010); a new table stands here with a reason, or has `home_region`.
 */
const withoutRegion: readonly (readonly [why: string, tables: string])[] = [
  [
    "what the whole republic knows once: some thousand rows, which every region's rows point to",
    `article_arrangements article_versions articles calendar_days calendar_reckoned diagram_legal_bases diagram_versions
     diagrams districts field_group_drafts field_group_versions field_groups fields neighborhoods organisations
     place_outlines place_successions positions regions roles search_words setting_proposals setting_records settings
     step_labels`,
  ],
  [
    "of people, who work and read in several regions: as long as there are people",
    `batch_mappings diary_devices factors known_devices notice_choices notice_tallies own_reports plan_watches
     recovery_codes report_readers report_schedules rounds user_jobs user_roles users view_choices view_watches views`,
  ],
  [
    "gone after minutes, hours or days, by a job",
    `diary_photo_parts download_ticket draft events export_tickets exports factor_challenges half_sessions
     idempotent_act notice_deliveries outbox payment_callbacks sessions spent_tickets throttles`,
  ],
  ["told to people, over regions; forgotten after the setting notices.days (docs/decisions/0376)", "notices"],
  [
    "an act on many, over regions: by who did it and when; what it did to each stands in the history of each",
    `batch_counts batch_rows batches bulk_move_files bulk_moves case_move_files case_moves place_outline_items`,
  ],
  ["a session of a Council each", "council_sessions"],
  ["content, found by its hash, which several regions' rows may point to", "diary_photos stored_file"],
  ["a row a month or a night", "area_checks journal_checks kept_reports"],
  [
    "the service itself",
    "database_mode filling fills job key_store kysely_migration kysely_migration_lock spatial_ref_sys",
  ],
];

/** Unique indexes of growing tables that are unique over regions, by why. Their tables cannot be partitioned as they are. */
const overRegions: Readonly<Record<string, string>> = {
  bank_accounts_number: "the State's accounts, some hundred: a number is one bank's, whoever holds it",
  bookmarks_pkey: "a person's own, who keeps files of several regions",
  council_agenda_pkey: "a session's, which is of one Council and so of one region",
  line_returns_order_number_key: "a number the treasury reads: the same twice in the republic would be paid once",
  online_payments_external: "a provider's number, told before it is known whose payment it is",
  online_payments_id: "what a provider calls with: the id alone",
  payment_orders_number_key: "a number the treasury reads: the same twice in the republic would be paid once",
  presences_pkey: "who is on a file now, gone in a minute; ids of files are unique",
  refunds_online: "what a provider calls with: the id alone",
  round_areas_pkey: "a round's, which is of one inspector",
  statement_lines_passed: "a line of one region's account that passed to another's: once over both",
  view_members_pkey: "a person's own, whose view is of several regions",
};

/** Statements that take rows of whatever region, by why. */
const inEveryRegion: Readonly<Record<string, string>> = {
  "cases/application-acts/queries.ts update plot_overlaps": "a plot at a border lies over some of another region",
  "cases/applications/overlaps.ts delete plot_overlaps": "a plot at a border lies over some of another region",
  "cases/applications/take-out.ts delete plot_overlaps": "a plot at a border lies over some of another region",
  "cases/areas/sent-areas.ts delete sent_areas": "an operator has all of them written anew",
  "cases/areas/write-queries.ts delete plot_overlaps": "a plot at a border lies over some of another region",
  "cases/bookmarks/queries.ts delete bookmarks": "a person's own, found by the person",
  "cases/bookmarks/queries.ts update bookmarks": "a person's own, found by the person",
  "cases/presences/queries.ts delete presences": "found by the file, whose id is unique; gone in a minute",
  "cases/watched-views/watch.ts delete view_members": "a person's own, found by the view",
  "registers/views/queries.ts delete view_members": "a person's own, found by the view",
  "fill_day_counts() delete day_counts": "all are counted anew, at a migration",
  "fill_money_sums() delete money_sums": "all are counted anew, at a migration or by an operator",
  "fill_outcomes() delete outcomes": "all are counted anew, at a migration",
  "fill_visit_counts() delete visit_counts": "all are counted anew, at a migration or by an operator",
  "fill_visit_counts() delete visit_points": "all are counted anew, at a migration or by an operator",
};

/** Statements whose table is a variable: of which tables. */
const byVariable: Readonly<Record<string, string>> = {
  "identity/positions/queries.ts update ?": "positions and roles",
  "identity/positions/queries.ts delete ?": "positions and roles",
  "places/register/place-rows.ts update ?": "regions, districts and neighborhoods",
};

let database: OpenedDatabase;
/** Tables whose rows are of regions. */
let growing: ReadonlySet<string>;
let others: readonly string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await sql<{ name: string; region: boolean }>`
    select t.relname as name,
      exists (select from pg_attribute where attrelid = t.oid and attname = 'home_region' and attnum > 0) as region
    from pg_class as t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    order by t.relname collate "C"`.execute(database.db);
  growing = new Set(rows.flatMap(({ name, region }) => (region ? [name] : [])));
  others = rows.flatMap(({ name, region }) => (region ? [] : [name]));
});
afterAll(async () => database.close());

test("a table has a region for each of its rows, or a reason for none", async () => {
  expect(others).toEqual(withoutRegion.flatMap(([, tables]) => tables.split(/\s+/)).toSorted());
});

test("no row is written without its region: the database has no other word for it", async () => {
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_class as t join pg_attribute as a on a.attrelid = t.oid and a.attname = 'home_region'
    where t.relname = any(${[...growing]}::text[]) and (not a.attnotnull or a.atthasdef)`.execute(database.db);
  expect(rows).toEqual([]);
});

test("every key of a table with regions names the region", async () => {
  const { rows } = await sql<{ name: string }>`
    select i.relname as name
    from pg_index as x join pg_class as i on i.oid = x.indexrelid join pg_class as t on t.oid = x.indrelid
    where t.relname = any(${[...growing]}::text[]) and t.relnamespace = 'public'::regnamespace and x.indisunique
      and not exists (select from pg_attribute as a
        where a.attrelid = t.oid and a.attname = 'home_region' and a.attnum = any(x.indkey))
    order by i.relname collate "C"`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(overRegions));
});

test("what points from one table with regions to another points within the region", async () => {
  const { rows } = await sql<{ name: string }>`
    select c.conname as name from pg_constraint as c
    where c.contype = 'f' and c.conrelid::regclass::text = any(${[...growing]}::text[])
      and c.confrelid::regclass::text = any(${[...growing]}::text[])
      and not exists (
        select from unnest(c.conkey, c.confkey) as k (here, there)
        join pg_attribute as h on h.attrelid = c.conrelid and h.attnum = k.here and h.attname = 'home_region'
        join pg_attribute as t on t.attrelid = c.confrelid and t.attnum = k.there and t.attname = 'home_region')`.execute(
    database.db,
  );
  expect(rows).toEqual([]);
});

const told = ({ where, verb, table }: SourceWrite): string => `${where} ${verb} ${table}`;

test("every statement of the service that changes or removes rows with regions names the region", async () => {
  const writes = writesOfService();
  expect(new Set(writes.filter(({ table }) => table === "?").map(told))).toEqual(new Set(Object.keys(byVariable)));
  const unnamed = writes.filter(({ table, namesRegion }) => growing.has(table) && !namesRegion).map(told);
  const { rows } = await sql<{ name: string; body: string }>`
    select p.proname || '()' as name, p.prosrc as body from pg_proc as p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')`.execute(
    database.db,
  );
  const ofFunctions = rows.flatMap(({ name, body }) => writesOfSql(name, body));
  unnamed.push(...ofFunctions.filter(({ table, namesRegion }) => growing.has(table) && !namesRegion).map(told));
  expect([...new Set(unnamed)].toSorted()).toEqual(Object.keys(inEveryRegion).toSorted());
  // Had the sources changed their shape, the test would find nothing wrong.
  expect(writes.filter(({ table }) => growing.has(table)).length).toBeGreaterThan(60);
  expect(ofFunctions.filter(({ table }) => growing.has(table)).length).toBeGreaterThan(10);
});

const regions = (text: string): readonly (readonly [string, boolean])[] =>
  writesOfFile("x.ts", text).map(({ verb, table, namesRegion }) => [`${verb} ${table}`, namesRegion]);

test("what names the region, and what does not, is told apart", () => {
  expect(
    regions(`
      db.updateTable("a as b").set({ home_region: x }).where("id", "=", id).execute();
      db.updateTable("a").set({ n: 1 }).where("home_region", "=", x).where("id", "=", id).execute();
      const own = sql\`home_region = \${x} and id = \${id}\`;
      db.deleteFrom("c").where(own).execute();
      db.deleteFrom("c").where("id", "in", (eb) => eb.selectFrom("d").select("id")).execute();`),
  ).toEqual([
    ["update a", false],
    ["update a", true],
    ["delete c", true],
    ["delete c", false],
  ]);
  expect(
    regions(`
      sql\`select from a where id = 1 for update\`;
      sql\`insert into a (home_region) values (1) on conflict (home_region) do update set n = 1\`;
      sql\`update a set home_region = 1 where id = 2\`;
      sql\`with x as (delete from a where id in (select id from c where home_region = 1) returning id) select from x
        where home_region = 1\`;
      sql\`delete from a using c where a.home_region = c.home_region\`;
      sql\`update \${sql.table(t)} as u set n = 1 where \${own(u)}\`;
      const own = (row) => sql\`home_region = \${row}\`;`),
  ).toEqual([
    ["update a", false],
    ["delete a", false],
    ["delete a", true],
    ["update ?", true],
  ]);
});
