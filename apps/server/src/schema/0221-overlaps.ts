import { type Kysely, sql } from "kysely";

/**
 * Overlaps as a register: each with a version, so that nobody judges figures that an outline has changed meanwhile, and
 * with the moment it was found, by which the register is ordered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table application_overlaps add column version integer not null default 1, add column found_at timestamptz
  `.execute(db);
  await sql`
    update application_overlaps as o set found_at = greatest(a.created_at, b.created_at)
    from applications as a, applications as b
    where a.home_region = o.home_region and a.id = o.application_id
      and b.home_region = o.other_region and b.id = o.other_id`.execute(db);
  await sql`alter table application_overlaps alter column found_at set not null`.execute(db);
  await sql`create index application_overlaps_found on application_overlaps (found_at, id)`.execute(db);
}
