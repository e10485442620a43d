import { type Kysely, sql } from "kysely";

/** Codes of payment orders that the standard positions meant for them hold from now on, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["order:distribution", "execute:distribution"],
  "01932f00-0000-7000-8000-00000000a006": ["order:distribution"],
};

/**
 * What covers a charge is distributed to budgets in the journal of money (DOMAIN §7): accounts of budgets, the entries
 * that move them, and the payment orders that pay out what is due. What was covered before is distributed by
 * `0901-covers-distributed`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table journal_entries
      alter column application_id drop not null,
      add column distributes uuid,
      add column order_id uuid,
      drop constraint journal_entries_kind_check,
      add constraint journal_entries_kind_check check (kind in ('charge', 'void', 'booking', 'unbooking', 'match',
        'unmatch', 'cover', 'release', 'owe', 'payout', 'distribution', 'undistribution', 'disbursement')),
      drop constraint journal_entries_check,
      add constraint journal_entries_check
        check ((kind in ('void', 'unbooking', 'unmatch', 'undistribution')) = (corrects is not null)),
      drop constraint journal_entries_check1,
      add constraint journal_entries_check1
        check ((kind in ('charge', 'void', 'distribution', 'undistribution')) <= (charge_id is not null)),
      add constraint journal_entries_distributes_check check ((kind = 'distribution') = (distributes is not null)),
      add constraint journal_entries_order_check check ((kind = 'disbursement') = (order_id is not null)),
      add constraint journal_entries_application_check check (application_id is not null or kind = 'disbursement')
    `.execute(db);
  await sql`
    alter table journal_lines
      add column budget text,
      add column district_soato text,
      drop constraint journal_lines_account_check,
      add constraint journal_lines_account_check check (account in ('bank', 'unmatched', 'receivable', 'charged',
        'discounted', 'credit', 'refund_due', 'distributed', 'budget_due', 'budget_paid')),
      drop constraint journal_lines_check,
      add constraint journal_lines_check
        check (account in ('bank', 'unmatched', 'budget_paid') or application_id is not null),
      drop constraint journal_lines_check1,
      add constraint journal_lines_check1
        check ((account in ('receivable', 'charged', 'discounted', 'distributed', 'budget_due')) = (charge_id is not null)),
      add constraint journal_lines_budget_check check (
        (account in ('budget_due', 'budget_paid')) = (budget is not null) and (budget is null) = (district_soato is null))
    `.execute(db);
  // A cover is distributed once, an order executed once.
  await sql`
    create unique index journal_entries_distributes on journal_entries (home_region, distributes)
      where distributes is not null`.execute(db);
  await sql`
    create unique index journal_entries_order on journal_entries (home_region, order_id)
      where order_id is not null`.execute(db);
  // The register of distributions, the latest first; what is due to a budget of a district.
  await sql`
    create index journal_entries_distributed on journal_entries (booked_day desc, id desc)
      where kind in ('distribution', 'undistribution')`.execute(db);
  await sql`
    create index journal_lines_budget on journal_lines (home_region, district_soato, budget) include (amount)
      where account = 'budget_due'`.execute(db);
  await sql`
    create table payment_orders (
      home_region text not null,
      id uuid not null,
      year smallint not null,
      sequence integer not null check (sequence > 0),
      number text not null unique,
      day date not null,
      budget text not null,
      account text not null check (account ~ '^[0-9]{27}$'),
      amount bigint not null check (amount > 0),
      state text not null check (state in ('made', 'approved', 'executed', 'refused', 'withdrawn')),
      made_by text not null,
      made_by_name text not null,
      made_at timestamptz not null,
      approved_by text,
      approved_by_name text,
      approved_at timestamptz,
      closed_by_name text,
      closed_at timestamptz,
      executed_on date,
      reference text,
      reason text,
      version integer not null default 1,
      primary key (home_region, id),
      unique (home_region, year, sequence),
      check (approved_by <> made_by),
      check ((state in ('approved', 'executed', 'refused')) <= (approved_at is not null)),
      check ((state = 'executed') = (executed_on is not null)),
      check ((state = 'executed') = (reference is not null)),
      check ((state in ('refused', 'withdrawn')) = (reason is not null))
    )`.execute(db);
  await sql`create index payment_orders_day on payment_orders (day desc, id desc)`.execute(db);
  // What of an order is of which district: what is due there less these is not ordered yet.
  await sql`
    create table payment_order_parts (
      home_region text not null,
      order_id uuid not null,
      district_soato text not null,
      amount bigint not null check (amount <> 0),
      primary key (home_region, order_id, district_soato),
      foreign key (home_region, order_id) references payment_orders
    )`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
