import { type Kysely, sql } from "kysely";

/** Codes of refunds that the standard positions meant for them hold from now on. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["propose:refund", "approve:refund", "order:refund"],
  "01932f00-0000-7000-8000-00000000a006": ["propose:refund"],
};

/** Refunds of what applications are owed back (DOMAIN §7), and in the journal which of them was paid out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      amount bigint not null check (amount > 0),
      payee_name text not null,
      account text not null check (account ~ '^[0-9]{20}$'),
      mfo text not null check (mfo ~ '^[0-9]{5}$'),
      state text not null check (state in ('proposed', 'approved', 'ordered', 'executed', 'refused', 'withdrawn')),
      version integer not null default 1,
      proposed_by text not null,
      proposed_through text,
      proposer text not null,
      proposed_at timestamptz not null,
      decider text,
      answer text,
      order_number text,
      order_day date,
      orderer text,
      executed_on date,
      bank_id text,
      bounced text,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications,
      check ((state in ('ordered', 'executed')) <= (order_number is not null)),
      check ((state = 'executed') = (bank_id is not null))
    )`.execute(db);
  await sql`create index refunds_application on refunds (home_region, application_id, proposed_at)`.execute(db);
  await sql`create unique index refunds_bank on refunds (home_region, bank_id) where bank_id is not null`.execute(db);
  await sql`alter table journal_entries add column refund_id uuid`.execute(db);
  await sql`
    alter table journal_entries add foreign key (home_region, refund_id) references refunds,
      add check ((kind = 'payout') = (refund_id is not null))`.execute(db);
  // A refund is paid out once.
  await sql`
    create unique index journal_entries_refund on journal_entries (home_region, refund_id)
      where refund_id is not null`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
