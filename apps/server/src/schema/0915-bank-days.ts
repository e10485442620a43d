import { type Kysely, sql } from "kysely";

/** Codes of bank days that the standard positions meant for them hold from now on, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["read:payment", "close:payment"],
  "01932f00-0000-7000-8000-00000000a006": ["read:payment"],
  "01932f00-0000-7000-8000-00000000a011": ["read:payment", "close:payment", "menu:receipts"],
};

/**
 * Days of bank accounts (DOMAIN §7): what the bank says of each as a whole, and whether it is closed. A day is there from
 * its first line on. A closed one takes no line, whoever writes it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_days (
      home_region text not null,
      account_id uuid not null,
      day date not null,
      state text not null default 'open' check (state in ('open', 'closed')),
      -- What the bank says: what came in, or the balances from which it follows.
      turnover bigint check (turnover >= 0),
      opening bigint check (opening >= 0),
      closing bigint check (closing >= 0),
      paid_out bigint check (paid_out >= 0),
      -- What follows of it: what came in.
      total bigint check (total >= 0),
      told_by text,
      teller text,
      closed_by text,
      closer text,
      closed_at timestamptz,
      reason text,
      version integer not null default 1,
      primary key (home_region, account_id, day),
      foreign key (home_region, account_id) references bank_accounts,
      check (num_nulls(opening, closing) in (0, 2)),
      check ((state = 'closed') = (closed_by is not null)),
      check (state = 'open' or total is not null)
    )`.execute(db);
  await sql`create index bank_days_order on bank_days (home_region, day, account_id)`.execute(db);
  await sql`
    alter table statement_lines
      add column returned bigint not null default 0 check (returned >= 0 and returned + unmatched <= amount)`.execute(
    db,
  );
  await sql`
    create index statement_lines_day on statement_lines (home_region, account_id, value_day)
      include (amount, unmatched, aside_at, returned, batch_id) where unbooked_at is null`.execute(db);
  await sql`
    insert into bank_days (home_region, account_id, day)
    select distinct home_region, account_id, value_day from statement_lines where unbooked_at is null`.execute(db);

  // Who books a line shares its day's row until the commit; who closes the day holds it alone.
  await sql`
    create function refuse_closed_day() returns trigger language plpgsql as $$
    begin
      perform 1 from bank_days as d
      join (select distinct home_region, account_id, value_day from added) as l
        on l.home_region = d.home_region and l.account_id = d.account_id and l.value_day = d.day
      where d.state = 'closed';
      if found then
        raise exception 'a closed day of a bank account takes no line' using errcode = 'check_violation';
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger open_day after insert on statement_lines referencing new table as added
    for each statement execute function refuse_closed_day()`.execute(db);
  // What the document says is signed, word for word, and stays.
  await sql`
    create table bank_day_statements (
      home_region text not null,
      id uuid not null,
      account_id uuid not null,
      day date not null,
      content text not null,
      pkcs7 bytea not null,
      signer text not null,
      signed_at timestamptz not null,
      -- The day was opened again.
      superseded_at timestamptz,
      sha256 text,
      size integer,
      rendered_at timestamptz,
      primary key (home_region, id),
      foreign key (home_region, account_id, day) references bank_days
    )`.execute(db);
  await sql`
    create unique index bank_day_statements_valid on bank_day_statements (home_region, account_id, day)
      where superseded_at is null`.execute(db);
  await sql`create index bank_day_statements_id on bank_day_statements (id)`.execute(db);
  await sql`create index bank_day_statements_sha256 on bank_day_statements (sha256)`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
