import { type Kysely, sql } from "kysely";

/** Baskets whose registers the standard positions hold from now on that put areas there, beside the administrator. */
const given = {
  "01932f00-0000-7000-8000-00000000a002": [
    "menu:not_registered",
    "menu:no_grip",
    "menu:construction",
    "menu:written_off",
    "menu:state-owneds",
  ],
  "01932f00-0000-7000-8000-00000000a004": ["menu:written_off", "menu:state-owneds"],
};

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
  for (const [position, codes] of Object.entries(given)) {
    for (const code of codes) {
      await sql`
        update positions set version = version + 1, codes = codes || jsonb_build_array(${code}::text)
        where id = ${position} and not codes ? ${code}`.execute(db);
    }
  }
}
