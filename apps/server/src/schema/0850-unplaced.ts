import { type Kysely, sql } from "kysely";

/** Administrators and operators place what lies in neighbourhoods that are no more. */
const given = ["01932f00-0000-7000-8000-00000000a001", "01932f00-0000-7000-8000-00000000a002"];

/**
 * What lies in a neighbourhood that is no more follows it, or waits to be placed. `follow_asked` counts what may have
 * decided where its records lie (its end, an outline of what stands in its stead), `follow_done` up to which of that was
 * looked at; those that ended before this was known are looked at once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table neighborhoods
      add column follow_asked integer not null default 0,
      add column follow_done integer not null default 0`.execute(db);
  await sql`update neighborhoods set follow_asked = 1 where not active`.execute(db);
  await sql`create index neighborhoods_follow on neighborhoods (id) where follow_asked > follow_done`.execute(db);
  await sql`create index neighborhoods_ended on neighborhoods (id) where not active`.execute(db);
  for (const position of given) {
    await sql`
      update positions set version = version + 1, codes = codes || '["assign:place"]'
      where id = ${position} and not codes ? 'assign:place'`.execute(db);
  }
}
