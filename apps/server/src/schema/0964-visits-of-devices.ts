import { type Kysely, sql } from "kysely";

/**
 * Visits that were written on a device: which, when by its clock, how well an outline was walked, and why a visit moved
 * nothing where its area had moved on, or its person had not the right any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table visits
      add column device_id uuid references diary_devices,
      add column written_at timestamptz,
      add column walk jsonb,
      add column kept_because text check (kept_because in ('moved_on', 'no_right', 'device_ended'))`.execute(db);
  await sql`create index visits_writer on visits (written_by, received_at)`.execute(db);
}
