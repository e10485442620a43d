import { type Kysely, sql } from "kysely";

/** A firm that occupies is a legal person. Histories keep what they were written with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_occupiers drop constraint application_occupiers_kind_check`.execute(db);
  await sql`update application_occupiers set kind = 'legalPerson' where kind = 'body'`.execute(db);
  await sql`
    alter table application_occupiers
      add constraint application_occupiers_kind_check check (kind in ('person', 'legalPerson'))`.execute(db);
  await sql`
    update draft set value = replace(value::text, '"kind": "body"', '"kind": "legalPerson"')::jsonb
    where value::text like '%"occupier": {%"kind": "body"%'`.execute(db);
}
