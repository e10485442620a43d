import { sql } from "kysely";
import type { Db, Transaction } from "../platform/database/database.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { withTransaction } from "../platform/database/transaction.js";
import { countStandings } from "../cases/applications/standing.js";
import { addToMap } from "../cases/map-numbers/aggregate.js";
import { addToProgress } from "../cases/plan-progress/aggregate.js";
import { cloneHistories } from "./clone-histories.js";
import { among, type Child, cloneRows, columnsOf, renaming, type Row, rowsOf } from "./clone-rows.js";

/** Applications cloned in one transaction. */
const batch = 100;
/** Serial numbers of originals lie below, those of their n-th copies in the n-th range of this length. */
const serials = 2000;
/** A copy lies so many degrees from its original, in a square of copies around it. */
const step = 0.05;

/**
 * Tables that hang on an application, children after their parents, with the columns that hold ids of their own kind.
 */
const children: readonly Child[] = [
  { table: "application_occupiers", ids: [] },
  { table: "application_duties", ids: [] },
  { table: "edit_requests", ids: ["id"] },
  { table: "runs", ids: ["id"] },
  { table: "step_organisations", ids: ["run_id"] },
  { table: "conclusions", ids: ["id", "run_id"] },
  { table: "announcements", ids: ["id"] },
  { table: "objections", ids: ["id", "announcement_id", "group_id"] },
  { table: "complaints", ids: ["id", "objection_id"] },
  { table: "charges", ids: ["id"] },
  { table: "receipts", ids: ["id"] },
  { table: "refunds", ids: ["id", "bank_id"] },
  { table: "journal_entries", ids: ["id", "charge_id", "receipt_id", "refund_id", "corrects", "distributes"] },
  { table: "journal_lines", ids: ["entry_id", "charge_id"] },
  { table: "council_decisions", ids: ["id"] },
];

/**
 * Clones the applications that stand in the database, with everything that belongs to them and their chains of history
 * hashed anew, until there are `total`: for trying things at size. Copies keep everything but ids, numbers, cadastre
 * numbers and place; they may lie outside their region. Stopped or killed it goes on where it ended, and asked for more
 * it adds more.
 * @param progress hears how many applications there are
 */
export async function scaleApplications(
  db: Db,
  total: number,
  progress: (applications: number) => void = () => {},
): Promise<void> {
  const { standing } = await db
    .selectFrom("applications")
    .select((eb) => eb.fn.countAll<number>().as("standing"))
    .executeTakeFirstOrThrow();
  if (standing === 0) throw new Error("There is nothing to clone: fill the demonstration first.");
  let applications = standing;
  for (let copy = 1; applications < total; copy += 1) {
    const originals = await uncopied(db, copy);
    for (let from = 0; from < originals.length && applications < total; from += batch) {
      const ids = originals.slice(from, Math.min(from + batch, from + total - applications));
      await withTransaction(db, async (transaction) => cloneApplications(transaction, ids, copy));
      applications += ids.length;
      progress(applications);
    }
  }
  await raiseSerials(db);
}

/**
 * Originals that have no n-th copy yet. What was paid online refers to accounts that are not cloned, and what was found
 * on a line of a statement that named nobody on that line.
 */
async function uncopied(db: Db, copy: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications as a
    where right(a.number, 6)::integer <= ${serials}
    and not exists (select from online_payments as o where o.home_region = a.home_region and o.application_id = a.id)
    and not exists (
      select from journal_entries as e join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
      where e.home_region = a.home_region and e.application_id = a.id and l.application_id is null)
    and not exists (
      select from applications as c where c.home_region = a.home_region
        and c.number = left(a.number, 10) || lpad((${copy * serials}::integer + right(a.number, 6)::integer)::text, 6, '0'))
    order by a.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function cloneApplications(transaction: Transaction, ids: readonly string[], copy: number): Promise<void> {
  const ours = renaming();
  const { rename } = ours;
  const originals = await rowsOf(
    transaction,
    sql`select to_jsonb(a) - 'outline' - 'search' as row from applications as a where ${among("id", ids)}`,
  );
  const copies = originals.map((row) => copyOf(row, rename(row["id"]), copy));
  await sql`
    insert into applications (${sql.join(columnsOf(copies).map((name) => sql.ref(name)))}, outline)
    select ${sql.join(columnsOf(copies).map((name) => sql.ref(`a.${name}`)))},
      ST_SetSRID(ST_GeomFromGeoJSON(a.facts ->> 'outline'), 4326)
    from jsonb_populate_recordset(null::applications, ${jsonb(copies)}) as a`.execute(transaction);

  const closed = await closedMonths(transaction);
  for (const child of children) {
    await cloneRows(transaction, child, { parent: "application_id", of: ids, rename }, (row) =>
      child.table === "journal_entries" ? bookedOpen(row, closed) : {},
    );
  }
  await cloneHistories(transaction, "application", ids, ours);
  const clones = ids.map(rename).map(String);
  await addToMap(transaction, clones);
  await addToProgress(transaction, clones);
  await countStandings(transaction, clones);
  await sql`
    insert into application_counts (home_region, district_soato, status, total)
    select home_region, district_soato, status, count(*) from applications
    where ${among("id", clones)} group by 1, 2, 3
    on conflict (home_region, district_soato, status)
    do update set total = application_counts.total + excluded.total`.execute(transaction);
}

/** The first open day of each region some of whose months are closed. */
async function closedMonths(transaction: Transaction): Promise<ReadonlyMap<unknown, string>> {
  const { rows } = await sql<{ region: string; day: string }>`
    select home_region as region, (max(month) + interval '1 month')::date::text as day from money_months
    where state = 'closed' group by 1`.execute(transaction);
  return new Map(rows.map(({ region, day }) => [region, day]));
}

/** What was booked in a month that is closed by now is booked on the first open day, and names it. */
function bookedOpen(row: Row, closed: ReadonlyMap<unknown, string>): Row {
  const day = closed.get(row["home_region"]);
  const [booked, value] = [String(row["booked_day"]), String(row["value_day"])];
  if (day === undefined || (booked >= day && value >= day)) return {};
  return {
    booked_day: booked < day ? day : booked,
    closed_month: `${(booked < value ? booked : value).slice(0, 7)}-01`,
  };
}

/** An application's row as another application's: its number and plot are its own. */
function copyOf(row: Row, id: unknown, copy: number): Row {
  const number = String(row["number"]);
  const serial = copy * serials + Number(number.slice(-6));
  const facts = structuredClone(row["facts"]) as {
    outline: { coordinates: [number, number][][] } | null;
    cadastreNumber: string | null;
  };
  const side = Math.ceil(Math.sqrt(copy));
  for (const ring of facts.outline?.coordinates ?? []) {
    for (const point of ring) {
      point[0] += (copy % side) * step;
      point[1] += Math.floor(copy / side) * step;
    }
  }
  const cadastre = typeof row["cadastre_number"] === "string" ? recadastred(row["cadastre_number"], copy) : null;
  facts.cadastreNumber = cadastre;
  return {
    ...row,
    id,
    number: `${number.slice(0, 10)}${String(serial).padStart(6, "0")}`,
    cadastre_number: cadastre,
    // An area becomes one application.
    area_id: null,
    facts,
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** The cadastre number of the n-th copy: other mavze and zone, so that no two are alike up to a million. */
function recadastred(number: string, copy: number): string {
  const [region = "", district = "", zone = "", massif = "", , plot = ""] = number.split(":");
  return [region, district, two(Number(zone) + 12 * Math.floor(copy / 98)), massif, two(2 + (copy % 98)), plot].join(
    ":",
  );
}

/** Lets new applications be numbered behind the copies. */
async function raiseSerials(db: Db): Promise<void> {
  await sql`
    insert into application_serials (home_region, year, last)
    select home_region, left(number, 4)::smallint, max(right(number, 6)::integer) from applications group by 1, 2
    on conflict (home_region, year) do update set last = greatest(application_serials.last, excluded.last)
  `.execute(db);
}
