import { type Kysely, sql } from "kysely";

/**
 * Payments of charges at a provider's (DOMAIN §7). What is paid is a line of the statement of the account into which the
 * provider pays: booked once by the provider's own id, and matched second, as every line is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // `online`: the provider pays into it, and says of each payment itself; no list of a bank brings its lines.
  await sql`
    alter table bank_accounts
      add column kind text not null default 'bank' check (kind in ('bank', 'online'))`.execute(db);
  await sql`
    create table online_payments (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      charge_id uuid not null,
      account_id uuid not null,
      provider text not null,
      -- Of what was paid beside it, by who paid one reference twice.
      beside uuid,
      bill text not null,
      -- What was asked for, and what the provider says was paid.
      amount bigint not null check (amount > 0),
      paid bigint check (paid > 0),
      state text not null check (state in ('started', 'waiting', 'paid', 'failed', 'expired', 'refused')),
      external_id text,
      pay_url text,
      payer uuid references users,
      started_at timestamptz not null,
      ends_at timestamptz not null,
      -- When the provider is asked next; none: never again.
      ask_at timestamptz,
      changed_at timestamptz not null,
      statement_line_id uuid,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications,
      foreign key (home_region, charge_id) references charges (home_region, id),
      foreign key (home_region, account_id) references bank_accounts,
      foreign key (home_region, statement_line_id) references statement_lines,
      check ((state = 'paid') = (statement_line_id is not null)),
      check ((state = 'paid') = (paid is not null)),
      check (state <> 'paid' or external_id is not null and ask_at is null)
    )`.execute(db);
  await sql`create unique index online_payments_id on online_payments (id)`.execute(db);
  await sql`
    create unique index online_payments_external on online_payments (provider, external_id)
      where external_id is not null`.execute(db);
  await sql`create index online_payments_charge on online_payments (home_region, charge_id)`.execute(db);
  // Nobody pays one charge twice because a page was slow.
  await sql`
    create unique index online_payments_under_way on online_payments (home_region, charge_id)
      where state in ('started', 'waiting')`.execute(db);
  await sql`create index online_payments_ask on online_payments (ask_at) where ask_at is not null`.execute(db);
  await sql`
    create unique index online_payments_line on online_payments (home_region, statement_line_id)
      where statement_line_id is not null`.execute(db);
  // Calls of the provider that were heard, for as long as they could come again.
  await sql`
    create table payment_callbacks (
      seal text primary key,
      at timestamptz not null
    )`.execute(db);
  await sql`create index payment_callbacks_at on payment_callbacks (at)`.execute(db);
}
