import { type Kysely, sql } from "kysely";

/** Codes of accounts that the standard positions meant for them hold from now on. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["open:account", "approve:account"],
  "01932f00-0000-7000-8000-00000000a006": ["open:account"],
  // Approves accounts where they are seen.
  "01932f00-0000-7000-8000-00000000a011": ["approve:account", "menu:receipts"],
};

/** Accounts of regions are opened and closed by two people; those that an operator opened are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bank_accounts
      add column state text not null default 'open'
        check (state in ('proposed', 'open', 'closing', 'closed', 'refused', 'withdrawn')),
      add column proposed_by text,
      add column proposed_through text,
      add column proposer text,
      add column decider text,
      add column reason text,
      add column changed_at timestamptz,
      add column version integer not null default 1,
      drop constraint bank_accounts_number_key`.execute(db);
  // What never was open may be proposed again; what was closed keeps its lines, and its number.
  await sql`
    create unique index bank_accounts_number on bank_accounts (number)
      where state not in ('refused', 'withdrawn')`.execute(db);
  // A provider pays into one account of a region.
  await sql`
    create unique index bank_accounts_online on bank_accounts (home_region)
      where kind = 'online' and state in ('proposed', 'open', 'closing')`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
