import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { migrate } from "../platform/database/migrate.js";
import { openEmbeddedDatabase, type OpenedDatabase } from "../platform/database/open-database.js";
import { prepareBase, readImage } from "../platform/database/prepared.js";
import { verifyJournal } from "../money/journal/verify-journal.js";
import * as journal from "./0894-journal.js";
import * as moneyCarriedOver from "./0895-money-carried-over.js";
import { migrations } from "./migrations.js";

const id = (n: number): string => `0190f0a0-0000-7000-8000-${String(n).padStart(12, "0")}`;

let database: OpenedDatabase;

/** A database of the version before the journal. */
beforeAll(async () => {
  const { image, postgis } = await prepareBase();
  database = await openEmbeddedDatabase({ image: await readImage(image), postgis });
  const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "0894"));
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: async () => before },
    allowUnorderedMigrations: true,
    nameComparator: (one, other) => (one < other ? -1 : Number(one > other)),
  }).migrateToLatest();
  if (error !== undefined) throw error;
});
afterAll(async () => database.close());

interface File {
  readonly n: number;
  readonly status: string;
  /** Amount, what made it, state, and the day of March 2026 on which it was made. */
  readonly charges: readonly (readonly [number, readonly number[], string, number])[];
  /** Amount, the day on which it was entered, and the day on which it was taken back. */
  readonly receipts: readonly (readonly [number, number, number?])[];
  /** The day on which it came back from payment or the Council. */
  readonly back?: number;
}

const on = (day: number): string => `2026-03-${String(day).padStart(2, "0")}T10:00:00Z`;
let serial = 1000;

/** Applications as the version before left them; what they stand beside is not asked for here. */
async function stand(...files: readonly File[]): Promise<void> {
  const { db } = database;
  await sql`set session_replication_role = replica`.execute(db);
  for (const { n, status, charges, receipts, back } of files) {
    await sql`
      insert into applications (home_region, id, number, status, legal_basis, region_soato, district_soato, facts,
        search_key, neighborhood_id, created_at, status_since, total_deadline)
      values ('1718', ${id(n)}, ${`2026-1718-${String(n).padStart(6, "0")}`}, ${status}, 1, '1718', '1718401', '{}', '',
        '14160001', ${on(1)}, ${on(28)}, '{}')`.execute(db);
    for (const [index, [amount, rows, state, day]] of charges.entries()) {
      await sql`
        insert into charges (home_region, id, application_id, sequence, amount, discount, rows, state, made_at)
        values ('1718', ${id(serial++)}, ${id(n)}, ${index + 1}, ${amount}, 'none',
          ${JSON.stringify(rows.map((part) => ({ code: "x", amount: part })))}::jsonb, ${state}, ${on(day)})`.execute(
        db,
      );
    }
    for (const [amount, day, takenBack] of receipts) {
      await sql`
        insert into receipts (home_region, id, application_id, amount, paid_on, document, at, cancelled_at)
        values ('1718', ${id(serial++)}, ${id(n)}, ${amount}, '2026-03-01', ${String(serial)}, ${on(day)},
          ${takenBack === undefined ? null : on(takenBack)})`.execute(db);
    }
    if (back !== undefined) {
      await sql`
        insert into history_entry (home_region, record_kind, record_id, sequence, at, action, from_state, to_state,
          changes, params, previous_hash, hash)
        values ('1718', 'application', ${id(n)}, 1, ${on(back)}, 'application.moved', 'at_council', 'editing', '[]',
          '{"move": "return"}', '', '')`.execute(db);
    }
  }
  await sql`set session_replication_role = default`.execute(db);
}

beforeEach(async () => {
  const { db } = database;
  await sql`set session_replication_role = replica`.execute(db);
  await sql`
    drop table if exists money_months, money_sums, payment_order_parts, payment_orders, journal_lines, journal_entries, journal_checks,
      refunds, receipt_corrections`.execute(db);
  await sql`drop trigger if exists move_money on applications`.execute(db);
  await sql`alter table receipts drop column if exists statement_line_id`.execute(db);
  await sql`drop table if exists payment_callbacks, online_payments, svod_statements, bank_day_statements, bank_days, line_returns,
      statement_lines, line_clearings,
      bank_accounts`.execute(db);
  await sql`
    drop function if exists refuse_closed_day, refuse_unbalanced_lines, refuse_empty_entry, sum_money_of_lines,
      move_money_of_file, fill_money_sums, refuse_closed_month, refuse_month_change, money_months_lock`.execute(db);
  await sql`drop table if exists charge_reminders, instalment_requests`.execute(db);
  await sql`drop function if exists fill_outcomes, add_outcomes, follow_outcome cascade`.execute(db);
  await sql`drop view if exists outcome_rows`.execute(db);
  await sql`drop table if exists outcomes`.execute(db);
  await sql`alter table applications drop column if exists refused_because`.execute(db);
  await sql`drop table if exists fills, batch_counts, report_readers, report_schedules, own_reports, kept_reports`.execute(
    db,
  );
  await sql`
    drop function if exists count_batch_rows_on_insert, count_batch_rows_on_update, count_batch_rows_on_delete cascade`.execute(
    db,
  );
  await sql`drop view if exists sent_area_rows`.execute(db);
  await sql`drop table if exists sent_areas`.execute(db);
  await sql`drop function if exists send_areas, follow_sent_area cascade`.execute(db);
  await sql`drop view if exists visit_count_rows, visit_point_rows`.execute(db);
  await sql`drop table if exists visit_points, visit_counts`.execute(db);
  await sql`
    drop function if exists fill_visit_counts, put_visits_on_map, place_visits_with_area, count_visits_insert, count_visits_update,
      count_visits_delete cascade`.execute(db);
  await sql`
    alter table visits drop column if exists device_id, drop column if exists written_at, drop column if exists walk,
      drop column if exists kept_because`.execute(db);
  await sql`drop index if exists visits_writer, visits_received, visits_visited`.execute(db);
  await sql`drop table if exists diary_photo_parts, diary_photos, round_areas, rounds, diary_devices`.execute(db);
  await sql`drop view if exists day_rows, single_day_rows, conclusion_rows`.execute(db);
  await sql`drop table if exists step_labels`.execute(db);
  await sql`alter table step_organisations drop column if exists is_negative`.execute(db);
  await sql`drop table if exists day_counts`.execute(db);
  await sql`
    drop function if exists fill_day_counts, count_days_of_new_files, count_days_of_file, count_days_of_gone_file,
      count_awaited_on_insert, count_awaited_on_update, count_awaited_on_delete,
      count_objections_on_insert, count_objections_on_update, count_objections_on_delete,
      count_conclusions_on_insert, count_conclusions_on_update, count_conclusions_on_delete,
      label_steps, note_verdicts cascade`.execute(db);
  await sql`
    drop index if exists personal_readings_user, applications_submitted_on, applications_finished_on, objections_decided_at,
      step_organisations_asked_at, step_organisations_given_at, step_organisations_due_at`.execute(db);
  await sql`drop function if exists mark_instalments_asked, lapse_instalment_requests cascade`.execute(db);
  await sql`alter table signed_acts drop column if exists charge_id`.execute(db);
  await sql`drop function if exists place_charge, charges_follow_file, charge_by_contract, add_to_charges, days_of_charge,
      charges_of_registered, charge_of_registered cascade`.execute(db);
  await sql`drop index if exists charges_id, charges_due, charges_made, charges_application`.execute(db);
  await sql`
    alter table charges drop column if exists remaining, drop column if exists region_soato,
      drop column if exists district_soato, drop column if exists neighborhood_id, drop column if exists suspended,
      drop column if exists registered, drop column if exists instalments_asked,
      drop column if exists by_contract, drop column if exists owed_back, drop column if exists charged_on,
      drop column if exists voided_on, drop column if exists discounted, drop column if exists owed_until,
      drop column if exists owed_in, drop column if exists remaining_since`.execute(db);
  await sql`delete from kysely_migration where name >= '0894'`.execute(db);
  await sql`truncate applications, charges, receipts, history_entry cascade`.execute(db);
  await sql`set session_replication_role = default`.execute(db);
});

/** Entries of an application, the earliest first: kind, day of booking, and lines. */
async function entriesOf(n: number): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', e.kind, to_char(e.booked_day, 'DD'), string_agg(l.account || ' ' || l.amount, ', ' order by l.number))
      as told
    from journal_entries as e join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
    where e.application_id = ${id(n)} and e.kind <> 'distribution' group by e.home_region, e.id, e.kind, e.booked_day, e.at
    order by e.at, e.kind`.execute(database.db);
  return rows.map(({ told }) => told);
}

test("charges, receipts and excess stand in the journal as they were made, and all of it adds up", async () => {
  await stand(
    {
      n: 1,
      status: "in_payment",
      charges: [[500, [1000, -500], "open", 5]],
      receipts: [
        [100, 6],
        [50, 7, 8],
      ],
    },
    {
      n: 2,
      status: "registered",
      charges: [[500, [500], "paid", 5]],
      receipts: [
        [300, 6],
        [250, 9],
      ],
    },
    { n: 3, status: "at_council", charges: [[0, [700, -700], "free", 5]], receipts: [] },
  );
  await migrate(database.db, { isAlone: true });
  expect(await entriesOf(1)).toEqual([
    "charge 05 receivable 500, discounted 500, charged -1000",
    "booking 06 bank 100, unmatched -100",
    "match 06 unmatched 100, receivable -100",
    "booking 07 bank 50, unmatched -50",
    "match 07 unmatched 50, credit -50",
    "unbooking 08 bank -50, unmatched 50",
    "unmatch 08 unmatched -50, credit 50",
  ]);
  expect((await entriesOf(2)).slice(-3)).toEqual([
    "booking 09 bank 250, unmatched -250",
    "match 09 unmatched 250, receivable -200, credit -50",
    "owe 28 credit 50, refund_due -50",
  ]);
  expect(await entriesOf(3)).toEqual(["charge 05 discounted 700, charged -700"]);
  expect((await verifyJournal(database.db)).faults).toEqual([]);
});

test("a paid charge that its file left behind is countered on the day it came back, and the file is named", async () => {
  await stand(
    // Returned by the Council and charged anew: what was paid covers the new charge first.
    {
      n: 4,
      status: "in_payment",
      charges: [
        [500, [500], "paid", 5],
        [600, [600], "open", 20],
      ],
      receipts: [
        [500, 6],
        [40, 21],
      ],
      back: 10,
    },
    // Paid, then it ended unregistered: all of it is owed back.
    { n: 5, status: "unregistered", charges: [[500, [500], "paid", 5]], receipts: [[500, 6]] },
  );
  await migrate(database.db, { isAlone: true });
  expect(await entriesOf(4)).toEqual([
    "charge 05 receivable 500, charged -500",
    "booking 06 bank 500, unmatched -500",
    "match 06 unmatched 500, credit -500",
    "void 10 receivable -500, charged 500",
    "charge 20 receivable 600, charged -600",
    "cover 20 receivable -500, credit 500",
    "booking 21 bank 40, unmatched -40",
    "match 21 unmatched 40, receivable -40",
  ]);
  expect(await entriesOf(5)).toContain("owe 28 credit 500, refund_due -500");
  const { faults, reversed } = await verifyJournal(database.db);
  expect([faults, reversed]).toEqual([[], ["2026-1718-000004", "2026-1718-000005"]]);
  const { rows } = await sql<{ state: string }>`select state from charges order by made_at, state`.execute(database.db);
  expect(rows.map(({ state }) => state)).toEqual(["void", "void", "open"]);
});

/** What was distributed of an application, the earliest first: day of booking, budget, district and sum. */
async function distributedOf(n: number): Promise<string[]> {
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', to_char(e.booked_day, 'DD'), l.budget, l.district_soato, -l.amount) as told
    from journal_entries as e join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
    where e.application_id = ${id(n)} and l.account = 'budget_due' order by e.at, l.number`.execute(database.db);
  return rows.map(({ told }) => told);
}

test("what covers a charge is distributed by the shares of the day it covered it; what covered one that is void is not", async () => {
  await sql`
    insert into settings (key, territory, valid_from, value) values
      ('shares', '1718', '2026-03-08', '[{"budget": "Fond", "percent": 100}]'),
      ('shares', '1718401', '2026-03-09', '[{"budget": "a", "percent": 33.33}, {"budget": "b", "percent": 66.67}]'),
      ('shares', '1718401', '2026-03-12', 'null')`.execute(database.db);
  await stand(
    {
      n: 8,
      status: "at_council",
      charges: [[1000, [1000], "paid", 5]],
      receipts: [
        [101, 7],
        [100, 8],
        [101, 9],
        [700, 12],
      ],
    },
    {
      n: 9,
      status: "in_payment",
      charges: [
        [500, [500], "paid", 5],
        [600, [600], "open", 20],
      ],
      receipts: [[500, 6]],
      back: 10,
    },
    { n: 10, status: "in_payment", charges: [[500, [500], "open", 5]], receipts: [[50, 7, 8]] },
  );
  await migrate(database.db, { isAlone: true });
  await sql`delete from settings where territory <> '17'`.execute(database.db);
  expect(await distributedOf(8)).toEqual([
    "07 district 1718401 61",
    "07 region 1718401 30",
    "07 republic 1718401 10",
    "08 Fond 1718401 100",
    "09 a 1718401 34",
    "09 b 1718401 67",
    "12 Fond 1718401 698",
  ]);
  expect(await distributedOf(9)).toEqual(["20 Fond 1718401 500"]);
  expect(await distributedOf(10)).toEqual([]);
  expect((await verifyJournal(database.db)).faults).toEqual([]);
});

/** Runs the two migrations as they are, so that what they say is not put in other words. */
async function carryOver(): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await journal.up(transaction as never);
    await moneyCarriedOver.up(transaction as never);
  });
}

test("money that does not come out stops the migration, which names the files", async () => {
  await stand(
    { n: 6, status: "at_council", charges: [[500, [500], "paid", 5]], receipts: [[499, 6]] },
    { n: 7, status: "at_council", charges: [[500, [500], "paid", 5]], receipts: [[500, 6]] },
  );
  await expect(carryOver()).rejects.toThrow(/not as much due as its receipts leave: 2026-1718-000006\.$/);
  await sql`update charges set rows = '[{"code": "x", "amount": 501}]' where application_id = ${id(7)}`.execute(
    database.db,
  );
  await expect(carryOver()).rejects.toThrow(/rows of a charge do not add to it: 2026-1718-000007\.$/);
});
