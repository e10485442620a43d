import { type Kysely, sql } from "kysely";

/** Codes of corrections that the standard positions meant for them hold from now on. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["correct:payment", "approve:correction"],
  "01932f00-0000-7000-8000-00000000a006": ["correct:payment"],
};

/** Proposals to take receipts back (DOMAIN §7): one person proposes, another answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table receipt_corrections (
      home_region text not null,
      id uuid not null,
      application_id uuid not null,
      receipt_id uuid not null,
      reason text not null,
      state text not null check (state in ('proposed', 'approved', 'refused', 'withdrawn')),
      version integer not null default 1,
      proposed_by text not null,
      proposed_through text,
      proposer text not null,
      proposed_at timestamptz not null,
      answer text,
      answered_by text,
      answerer text,
      answered_at timestamptz,
      primary key (home_region, id),
      foreign key (home_region, application_id) references applications,
      foreign key (home_region, receipt_id) references receipts,
      check ((state = 'proposed') = (answered_at is null))
    )`.execute(db);
  // One proposal at a time, and a receipt is taken back once.
  await sql`
    create unique index receipt_corrections_open on receipt_corrections (home_region, receipt_id)
      where state in ('proposed', 'approved')`.execute(db);
  await sql`
    create index receipt_corrections_application on receipt_corrections (home_region, application_id, proposed_at)`.execute(
    db,
  );
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
