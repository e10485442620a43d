import { type Kysely, sql } from "kysely";

/** Who set an area aside: until now only its history knew, and the register of a basket tells it of every row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table areas add column basket_by uuid`.execute(db);
  await sql`
    update areas as a set basket_by = h.actor::uuid
    from (
      select distinct on (record_id) record_id, actor from history_entry
      where record_kind = 'area' and from_state is distinct from to_state
      order by record_id, sequence desc
    ) as h
    where h.record_id = a.id::text and a.basket is not null`.execute(db);
  await sql`create index areas_since_in_basket on areas (basket, state_since, id) where basket is not null`.execute(db);
}
