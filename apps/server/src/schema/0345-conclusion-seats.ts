import { type Kysely, sql } from "kysely";

/**
 * Who is giving the conclusion of an organisation at a step, and until when nobody else may; and when an organisation
 * gave it, which its inbox is ordered by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table step_bodies
      add column held_by uuid,
      add column holder_name text,
      add column held_since timestamptz,
      add column held_until timestamptz,
      add column passed_files jsonb not null default '[]',
      add column given_at timestamptz,
      add constraint step_bodies_held check (
        num_nulls(held_by, holder_name, held_since, held_until) in (0, 4))`.execute(db);
  await sql`
    update step_bodies as b set given_at = (
      select max(c.at) from conclusions as c
      where c.home_region = b.home_region and c.run_id = b.run_id and c.step_id = b.step_id
        and c.organisation_id = b.organisation_id)
    where b.state = 'given'`.execute(db);
  await sql`create index step_bodies_holder on step_bodies (held_by) where held_by is not null`.execute(db);
  await sql`
    create index step_bodies_inbox on step_bodies (organisation_id, due_at, application_id, step_id)
      where state = 'awaited'`.execute(db);
  await sql`
    create index step_bodies_given on step_bodies (organisation_id, given_at, application_id, step_id)
      where state = 'given'`.execute(db);
}
