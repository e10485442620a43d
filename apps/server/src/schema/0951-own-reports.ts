import { type Kysely, sql } from "kysely";

/** Codes of reports of one's own: the administrator, reviewers and heads of finance hold them from now on. */
const given = {
  "01932f00-0000-7000-8000-00000000a001": ["create:report", "share:report", "schedule:report"],
  "01932f00-0000-7000-8000-00000000a004": ["create:report", "share:report", "schedule:report"],
  "01932f00-0000-7000-8000-00000000a011": ["create:report", "share:report", "schedule:report"],
};

/** Reports that people make of the catalogue of measures: what each asks for is data, and no query of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table own_reports (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      name text not null,
      shared boolean not null,
      -- Whose territory lies in this one sees it once it is shared: that of its maker when they shared it.
      territory text not null,
      definition jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create unique index own_reports_owner on own_reports (owner_id, lower(name))`.execute(db);
  await sql`create index own_reports_shared on own_reports (territory) where shared`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
