import { type Kysely, sql } from "kysely";

/** The square metres of a plot are its sizes: areas are a register of their own. Histories keep what they were written with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update applications set facts = facts - 'areas' || jsonb_build_object('sizes', facts -> 'areas')
    where facts ? 'areas'`.execute(db);
  // Where a draft holds an application's facts is its form's matter: they are known by what stands in them first.
  await sql`
    update draft set value = replace(value::text, '"areas": {"built"', '"sizes": {"built"')::jsonb
    where value::text like '%"areas": {"built"%'`.execute(db);
  await sql`update edit_requests set kind = 'correct_sizes' where kind = 'correct_areas'`.execute(db);
}
