import { sql } from "kysely";
import { checkedLines } from "./verify-statement-lines.js";
import { wrongClearings } from "./verify-clearing.js";
import { wrongOnlinePayments } from "./verify-online-payments.js";
import { wrongMonths } from "./verify-months.js";
import { wrongBankDays } from "./verify-bank-days.js";
import { wrongMoneySums } from "../../cases/journal/money-sums.js";
import type { Db } from "../../platform/database/database.js";

/**
 * What can be wrong. `entry`: its lines do not add to zero, or are others than it says · `charge`: it is not made, voided
 * or due in the journal as its row says · `receipt`: it is not booked as its row says · `refund`: it is not paid out as
 * its row says · `file`: an account of an application is below nothing, its money is not what it received, or more is
 * promised to be paid back than is owed · `distribution`: to budgets is distributed of a charge what does not cover it,
 * or a budget has less than nothing of it · `order`: a payment order is not paid out as its row says · `line`: one of a
 * statement is not booked as its row says, or something else of it is nobody's · `online`: an online payment is not the
 * line that it says, or a line of a provider's account is no payment · `clearing`: what was passed on, settled or paid
 * out is not entered on each side, or two regions owe each other different sums · `sum`: what is summed of a place and
 * day is not what its lines add to (`select fill_money_sums()` sums all anew) · `day`: a closed day of a bank account
 * is not what its lines come to, or its signed statement says otherwise · `month`: a closed one does not move what it
 * moved when it was closed.
 */
export type JournalFaultKind =
  | "entry"
  | "charge"
  | "receipt"
  | "refund"
  | "file"
  | "distribution"
  | "order"
  | "line"
  | "online"
  | "clearing"
  | "sum"
  | "day"
  | "month";

/** One place where the journal does not hold. */
export interface JournalFault {
  readonly fault: JournalFaultKind;
  readonly homeRegion: string;
  /**
   * Number of the application, of the order, of the account, or of the document of a line; code of the place, or of the
   * month's region.
   */
  readonly number: string;
  /**
   * Id of the entry, charge, receipt, application, order or line; or the day that was summed or closed, or the month.
   */
  readonly id: string;
}

/** What was checked, and everything that does not hold. */
export interface JournalReport {
  readonly files: number;
  readonly entries: number;
  /** What the bank received less what it gave back, in tiyin. */
  readonly bank: number;
  readonly faults: readonly JournalFault[];
  /** Numbers of applications whose paid charges were countered when money was carried over into the journal. */
  readonly reversed: readonly string[];
  /** Whether all applications were looked at; it was stopped before where not. */
  readonly whole: boolean;
}

interface Checked {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
  readonly entries: number;
  readonly bank: number;
  readonly reversed: boolean;
  readonly faults: readonly { readonly fault: JournalFaultKind; readonly id: string }[];
}

/**
 * What applications of a page say of one another is looked through for each: the fewer, the less (a third of 1 000's
 * time).
 */
const pageSize = 200;

/**
 * Checks every entry, and every kept sum against the lines, application by application in pages, while the service goes
 * on.
 * @param isStopping asked between two pages
 */
export async function verifyJournal(db: Db, isStopping: () => boolean = () => false): Promise<JournalReport> {
  const faults: JournalFault[] = [];
  const reversed: string[] = [];
  let [files, entries, bank] = [0, 0, 0];
  let after: Checked | undefined;
  for (;;) {
    const page: readonly Checked[] = await readPage(db, after);
    for (const file of page) {
      entries += file.entries;
      bank += file.bank;
      if (file.reversed) reversed.push(file.number);
      for (const { fault, id } of file.faults) {
        faults.push({ fault, homeRegion: file.home_region, number: file.number, id });
      }
    }
    files += page.length;
    after = page.at(-1);
    if (page.length < pageSize) break;
    if (isStopping()) return { files, entries, bank, faults, reversed, whole: false };
  }
  let whole = true;
  for await (const page of checkedLines(db)) {
    for (const line of page) {
      entries += line.entries;
      bank += line.bank;
      const { home_region: homeRegion, document: number, id } = line;
      if (!line.holds) faults.push({ fault: "line", homeRegion, number, id });
    }
    whole = !isStopping();
    if (!whole) break;
  }
  if (whole) {
    faults.push(...(await faultsOfOrders(db)), ...(await faultsOfOnlinePayments(db)), ...(await faultsOfSums(db)));
    faults.push(...(await faultsOfDays(db)), ...(await faultsOfClearing(db)), ...(await faultsOfMonths(db)));
  }
  return { files, entries, bank, faults, reversed, whole };
}

/** Some applications, each judged within one statement: what a receipt changes meanwhile is in all of it or in none. */
async function readPage(db: Db, after: Checked | undefined): Promise<readonly Checked[]> {
  const { rows } = await sql<Checked>`
    with page as (
      select home_region, id, number from applications
      where (home_region, id) > (
        ${after?.home_region ?? ""}::text, ${after?.id ?? "00000000-0000-0000-0000-000000000000"}::uuid)
      order by home_region, id
      limit ${pageSize}),
    entries as materialized (
      select e.*, coalesce(l.sum, 0) as sum, coalesce(l.lines, 0) as lines, coalesce(l.bank, 0) as bank,
        coalesce(l.receivable, 0) as receivable, coalesce(l.unmatched, 0) as unmatched,
        coalesce(l.clearing, 0) as clearing
      from page join journal_entries as e on e.home_region = page.home_region and e.application_id = page.id
      left join lateral (
        select sum(amount) as sum, count(*) as lines, sum(amount) filter (where account = 'bank') as bank,
          sum(amount) filter (where account = 'receivable') as receivable,
          sum(amount) filter (where account = 'unmatched') as unmatched,
          sum(amount) filter (where account = 'clearing') as clearing
        from journal_lines where home_region = e.home_region and entry_id = e.id) as l on true),
    balances as materialized (
      select l.home_region, l.application_id, l.account, l.charge_id, sum(l.amount) as balance
      from page join journal_lines as l on l.home_region = page.home_region and l.application_id = page.id
      group by 1, 2, 3, 4),
    wrong as (
      select home_region, application_id, 'entry' as fault, id from entries where sum <> 0 or lines <> line_count
      union all
      select c.home_region, c.application_id, 'charge', c.id
      from page join charges as c on c.home_region = page.home_region and c.application_id = page.id
      left join lateral (
        select coalesce(sum(receivable) filter (where kind = 'charge'), 0) as made,
          coalesce(sum(receivable) filter (where kind = 'void'), 0) as voided
        from entries where home_region = c.home_region and charge_id = c.id) as e on true
      left join balances as due
        on due.home_region = c.home_region and due.charge_id = c.id and due.account = 'receivable'
      cross join lateral days_of_charge(c.home_region, c.application_id, c.id) as d
      where e.made <> c.amount or e.voided <> case c.state when 'void' then -c.amount else 0 end
        or (coalesce(due.balance, 0) > 0) <> (c.state = 'open') or coalesce(due.balance, 0) not between 0 and c.amount
        or c.state in ('paid', 'free') and (c.amount = 0) <> (c.state = 'free')
        or c.remaining <> coalesce(due.balance, 0)
        or (c.charged_on, c.voided_on, c.discounted, c.owed_in, c.owed_until, c.remaining_since)
          is distinct from (d.charged_on, d.voided_on, d.discounted, d.owed_in, d.owed_until, d.remaining_since)
      union all
      select c.home_region, c.application_id, 'distribution', c.id
      from page join charges as c on c.home_region = page.home_region and c.application_id = page.id
      left join lateral (
        select coalesce(sum(balance) filter (where account = 'distributed'), 0) as distributed,
          coalesce(sum(balance) filter (where account = 'receivable'), 0) as due,
          -coalesce(sum(balance) filter (where account = 'budget_due'), 0) as budgets
        from balances where home_region = c.home_region and charge_id = c.id) as b on true
      where b.distributed <> case c.state when 'void' then 0 else c.amount - b.due end or b.distributed <> b.budgets
        or exists (
          select from journal_lines as l
          where l.home_region = c.home_region and l.application_id = c.application_id and l.charge_id = c.id
            and l.account = 'budget_due'
          group by l.budget having sum(l.amount) > 0)
      union all
      select r.home_region, r.application_id, 'receipt', r.id
      from page join receipts as r on r.home_region = page.home_region and r.application_id = page.id
      left join lateral (
        select coalesce(sum(bank), 0) as bank, coalesce(sum(case when statement_line_id is not null then unmatched end), 0)
          as out_of_line
        from entries where home_region = r.home_region and receipt_id = r.id) as e on true
      where case when r.statement_line_id is null then e.bank else e.out_of_line end
        <> case when r.cancelled_at is null then r.amount else 0 end
      union all
      select r.home_region, r.application_id, 'refund', r.id
      from page join refunds as r on r.home_region = page.home_region and r.application_id = page.id
      left join lateral (
        select coalesce(sum(case when r.online_payment_id is null then bank else clearing end), 0) as paid,
          count(*) as entries
        from entries where home_region = r.home_region and refund_id = r.id) as e on true
      where (e.paid, e.entries) is distinct from
        case r.state when 'executed' then (-r.amount::numeric, 1::bigint) else (0::numeric, 0::bigint) end
      union all
      select page.home_region, page.id, 'file', page.id
      from page
      where exists (
          select from balances as b where b.home_region = page.home_region and b.application_id = page.id
            and (b.account in ('credit', 'refund_due') and b.balance > 0 or b.account = 'unmatched' and b.balance <> 0))
        or coalesce((
          select sum(b.balance) from balances as b where b.home_region = page.home_region and b.application_id = page.id
            and b.account in ('charged', 'discounted')), 0)
          <> -coalesce((select sum(c.amount) from charges as c where c.home_region = page.home_region
            and c.application_id = page.id and c.state <> 'void'), 0)
        or coalesce((
          select sum(r.amount) from refunds as r where r.home_region = page.home_region and r.application_id = page.id
            and r.state in ('proposed', 'approved', 'ordered')), 0)
          > -coalesce((select b.balance from balances as b where b.home_region = page.home_region
            and b.application_id = page.id and b.account = 'refund_due'), 0)
        or (select sum(c.owed_back) from charges as c
            where c.home_region = page.home_region and c.application_id = page.id)
          <> -coalesce((
            select sum(b.balance) from balances as b where b.home_region = page.home_region
              and b.application_id = page.id and b.account = 'refund_due'), 0))
    select page.*, coalesce(e.entries, 0)::integer as entries, coalesce(e.bank, 0)::bigint as bank,
      coalesce(e.reversed, false) as reversed, coalesce(w.faults, '[]') as faults
    from page
    left join (
      select home_region, application_id, count(*) as entries, sum(bank) as bank,
        bool_or(cause = 'carried-over-reversed') as reversed
      from entries group by 1, 2) as e on e.home_region = page.home_region and e.application_id = page.id
    left join (
      select home_region, application_id, json_agg(json_build_object('fault', fault, 'id', id) order by fault, id) as faults
      from wrong group by 1, 2) as w on w.home_region = page.home_region and w.application_id = page.id
    order by page.home_region, page.id`.execute(db);
  return rows;
}

/** Payment orders whose parts are not their sum, or that are not paid out, once, where they were executed. */
async function faultsOfOrders(db: Db): Promise<JournalFault[]> {
  const { rows } = await sql<Omit<JournalFault, "fault">>`
    select o.home_region as "homeRegion", o.number, o.id from payment_orders as o
    left join lateral (
      select sum(amount) as sum from payment_order_parts where home_region = o.home_region and order_id = o.id) as p on true
    left join lateral (
      select sum(l.amount) filter (where l.account = 'budget_paid' and l.budget = o.budget) as paid,
        sum(l.amount) filter (where l.account = 'bank') as bank, sum(l.amount) as sum
      from journal_entries as e
      join journal_lines as l on l.home_region = e.home_region and l.entry_id = e.id
      where e.home_region = o.home_region and e.order_id = o.id) as e on true
    where p.sum is distinct from o.amount or coalesce(e.sum, 0) <> 0
      or coalesce(e.paid, 0) <> case o.state when 'executed' then o.amount else 0 end
      or coalesce(e.bank, 0) <> -coalesce(e.paid, 0)
    order by o.number`.execute(db);
  return rows.map((row) => ({ fault: "order", ...row }));
}

async function faultsOfOnlinePayments(db: Db): Promise<JournalFault[]> {
  return (await wrongOnlinePayments(db)).map((row) => ({ fault: "online", ...row }));
}

async function faultsOfClearing(db: Db): Promise<JournalFault[]> {
  return (await wrongClearings(db)).map((row) => ({ fault: "clearing", ...row }));
}

async function faultsOfSums(db: Db): Promise<JournalFault[]> {
  const wrong = await wrongMoneySums(db);
  return wrong.map(({ homeRegion, place, day }) => ({ fault: "sum", homeRegion, number: place, id: day }));
}

async function faultsOfMonths(db: Db): Promise<JournalFault[]> {
  const wrong = await wrongMonths(db);
  return wrong.map(({ homeRegion, month }) => ({ fault: "month", homeRegion, number: homeRegion, id: month }));
}

async function faultsOfDays(db: Db): Promise<JournalFault[]> {
  const wrong = await wrongBankDays(db);
  return wrong.map(({ homeRegion, number, day }) => ({ fault: "day", homeRegion, number, id: day }));
}
