import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "../platform/database/migrate.js";
import { openEmbeddedDatabase, type OpenedDatabase } from "../platform/database/open-database.js";
import { prepareBase, readImage } from "../platform/database/prepared.js";
import { migrations } from "./migrations.js";

const id = (n: number): string => `0190f0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const person = id(1);
const [survey, stopped, bank, places, undonePlaces, outlines] = [id(2), id(3), id(4), id(5), id(6), id(7)];
const [file, receipt] = [id(8), id(9)];
const view = id(11);

let database: OpenedDatabase;

/** A database of the version before batches, with a file of rows of each kind in it. */
beforeAll(async () => {
  const { image, postgis } = await prepareBase();
  database = await openEmbeddedDatabase({ image: await readImage(image), postgis });
  const { db } = database;
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0481"));
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => before },
    allowUnorderedMigrations: true,
    nameComparator: (one, other) => (one < other ? -1 : Number(one > other)),
  }).migrateToLatest();
  if (error !== undefined) throw error;
  // What the rows stand beside is not asked for here.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    insert into imports (id, kind, file_name, format, columns, layout, mapping, remembered, row_count, state, reached,
      done, by_id, by_name, at, applied_at)
    values (${survey}, 'survey', 'xatlov.csv', 'csv', '["Asos"]', 'asos', '{"ground": 0}', true, 1, 'applied', 0, 1,
        ${person}, 'Nodira', '2026-03-01', '2026-03-02'),
      (${stopped}, 'survey', 'yarim.csv', 'csv', '["Asos"]', 'asos', '{"ground": 0}', true, 2, 'applied', 0, 0,
        ${person}, 'Nodira', '2026-03-01', '2026-03-02')`.execute(db);
  await sql`
    insert into import_rows (import_id, line, cells, kind, record_id, record_number)
    values (${survey}, 2, '[]', 'entered', ${file}, '2026-1718-000001'),
      (${stopped}, 2, '[]', 'entered', ${id(10)}, '2026-1718-000002'),
      (${stopped}, 3, '["1"]', 'new', null, null)`.execute(db);
  await sql`
    insert into receipt_batches (id, territory, file_name, encoding, state, by_user, by_name, at, applied_at)
    values (${bank}, '1718', 'bank.csv', 'utf-8', 'applied', ${person}, 'Nodira', '2026-03-01', '2026-03-02')`.execute(
    db,
  );
  await sql`
    insert into receipt_batch_rows (batch_id, line, kind, number, amount, paid_on, document, application_id, receipt_id,
      faults)
    values (${bank}, 2, 'entered', '2026-1718-000001', 1000, '2026-03-01', 'B-1', ${file}, ${receipt}, '[]'),
      (${bank}, 3, 'wrong', '2026-1718-9', null, null, '', null, null, '[{"code": "receipt-day"}]')`.execute(db);
  // Its money goes over into the journal, which wants its application.
  await sql`
    insert into applications (home_region, id, number, status, ground, region_soato, district_soato, neighborhood_id, facts,
      search_key, created_at, status_since, total_deadline)
    values ('1718', ${file}, '2026-1718-000001', 'at_justice', 1, '1718', '1718401', '14160001', '{}', '', '2026-03-01',
      '2026-03-01', '{}')`.execute(db);
  await sql`
    insert into receipts (home_region, id, application_id, amount, paid_on, document, at, batch_id)
    values ('1718', ${receipt}, ${file}, 1000, '2026-03-01', 'B-1', '2026-03-02', ${bank})`.execute(db);
  for (const [batch, state] of [
    [places, "applied"],
    [undonePlaces, "undone"],
  ] as const) {
    await sql`
      insert into place_imports (id, file_name, format, encoding, columns, row_count, state, mapping, by_id, by_name, at)
      values (${batch}, 'mfy.csv', 'csv', 'utf-8', '["id"]', 3, ${state}, '{"code": 0}', ${person}, 'Nodira',
        '2026-03-01')`.execute(db);
    await sql`
      insert into place_import_rows (batch_id, line, cells, kind, code, name, district, before, left_version)
      values (${batch}, 2, '["14160001"]', 'new', '14160001', '{"uz_UZ": "Bir"}', '1718401', null, 1),
        (${batch}, 3, '["14160002"]', 'changed', '14160002', '{"uz_UZ": "Ikki"}', '1718401',
          '{"name": {"uz_UZ": "Eski"}, "district": "1718401"}', 4),
        (${batch}, 4, '["14160003"]', 'unchanged', '14160003', '{"uz_UZ": "Uch"}', '1718401', null, null)`.execute(db);
  }
  await sql`
    insert into place_outline_batches (id, file_name, credit, state, by_id, by_name, at)
    values (${outlines}, 'chegara.geojson', 'Kadastr', 'applied', ${person}, 'Nodira', '2026-03-01')`.execute(db);
  await sql`
    insert into place_outline_items (batch_id, number, code, outline, warnings)
    values (${outlines}, 1, '1718', st_multi(st_geomfromtext('POLYGON((66 39, 67 39, 67 40, 66 39))', 4326)),
      '[{"code": "outline-gap"}]')`.execute(db);
  await sql`
    insert into views (id, register, owner_id, name, shared, query, created_at)
    values (${view}, 'applications', ${person}, 'Uchinchi asos', false,
      'columns=hidden%3Dplace%2Cground&ground=3&late=true&search=ground', '2026-03-01')`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
  await migrate(db, { isAlone: true });
});
afterAll(async () => database.close());

async function rowsOf(batch: string) {
  return database.db
    .selectFrom("batch_rows")
    .select(["line", "kind", "about", "faults", "warnings", "said", "trace", "record_id"])
    .where("batch_id", "=", batch)
    .orderBy("line")
    .execute();
}

async function batchOf(batch: string) {
  return database.db.selectFrom("batches").selectAll().where("id", "=", batch).executeTakeFirstOrThrow();
}

test("a survey that was stopped before says so, and can be gone on with behind its last row", async () => {
  expect(await batchOf(survey)).toMatchObject({
    state: "applied",
    stopped_in: null,
    worker_id: person,
    mapping: { legalBasis: 0 },
  });
  expect(await batchOf(stopped)).toMatchObject({ state: "stopped", stopped_in: "applying", reached: 2, done: 1 });
  expect((await rowsOf(survey)).map(({ kind, record_id: record }) => [kind, record])).toEqual([["entered", file]]);
});

test("a view that was kept narrows and hides by the words of today", async () => {
  const { query } = await database.db
    .selectFrom("views")
    .select("query")
    .where("id", "=", view)
    .executeTakeFirstOrThrow();
  expect(query).toBe("columns=hidden%3Dplace%2ClegalBasis&late=true&legalBasis=3&search=ground");
});

test("a bank's list is one with all its rows, and its receipts lead to it", async () => {
  expect(await batchOf(bank)).toMatchObject({ kind: "bank-list", territory: "1718", row_count: 2, state: "applied" });
  expect(await rowsOf(bank)).toMatchObject([
    {
      kind: "entered",
      about: "2026-1718-000001",
      said: { applicationId: file, amount: 1000, paidOn: "2026-03-01", document: "B-1", excess: null },
      trace: { applicationId: file },
      record_id: receipt,
    },
    { kind: "wrong", faults: [{ code: "receipt-day", field: null, column: null, value: "" }] },
  ]);
  const { batch_id: of } = await database.db.selectFrom("receipts").select("batch_id").executeTakeFirstOrThrow();
  expect(of).toBe(bank);
});

test("a list of neighbourhoods knows of each place what undoing needs", async () => {
  expect(await rowsOf(places)).toMatchObject([
    { kind: "entered", record_id: "14160001", trace: { version: 1, before: null } },
    {
      kind: "entered",
      record_id: "14160002",
      said: { before: "Eski" },
      trace: { version: 4, before: { district: "1718401" } },
    },
    { kind: "known", record_id: null, trace: null },
  ]);
  expect((await rowsOf(undonePlaces)).map(({ kind }) => kind)).toEqual(["undone", "undone", "known"]);
});

test("a file of outlines keeps its shapes, its credit and what was worth knowing", async () => {
  expect(await batchOf(outlines)).toMatchObject({ kind: "outlines", given: { credit: "Kadastr" }, row_count: 1 });
  expect(await rowsOf(outlines)).toMatchObject([
    { kind: "entered", about: "1718", warnings: [{ code: "outline-gap" }], record_id: "1718" },
  ]);
});
