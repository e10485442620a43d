import { type Kysely, sql } from "kysely";

/** Codes of reports that the standard positions meant for them hold from now on: reviewers and heads of finance. */
const given = {
  "01932f00-0000-7000-8000-00000000a004": ["menu:reports", "menu:report"],
  "01932f00-0000-7000-8000-00000000a011": ["menu:reports", "menu:report"],
};

/** Reports of what organisations were asked and gave in a period look their seats up by the day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index step_organisations_asked_at on step_organisations (asked_at) where asked_at is not null`.execute(db);
  await sql`
    create index step_organisations_given_at on step_organisations (given_at) where given_at is not null`.execute(db);
  await sql`
    create index step_organisations_due_at on step_organisations (due_at) where due_at is not null`.execute(db);
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
