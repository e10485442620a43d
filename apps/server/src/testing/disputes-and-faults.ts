import { sql } from "kysely";
import type { TestApp } from "./test-app.js";

/**
 * What lives of few applications have little of: objections in every state, a complaint, a fault, a neighbourhood that
 * ended.
 */
export async function addDisputesAndFaults({ context: { db } }: Pick<TestApp, "context">): Promise<void> {
  await sql`
    insert into objections (home_region, id, application_id, announcement_id, sequence, group_id, text_key, search_key,
      objector_name, objector_number, text, file_ids, at, state, decided_at)
    select n.home_region, made.id, n.application_id, n.id, 100 + made.turn, made.id, '', '', 'Qoʻshni', '1', 'Eʼtiroz',
      '[]', '2026-11-10T10:00:00Z', made.state,
      case when made.state in ('upheld', 'dismissed', 'withdrawn') then '2026-11-15T10:00:00Z'::timestamptz end
    from (select * from announcements order by id limit 3) as n
    cross join lateral (
      select gen_random_uuid() as id, turn, state
      from unnest(array['new', 'in_review', 'upheld', 'dismissed', 'withdrawn']) with ordinality as s (state, turn)
      where n.id is not null
    ) as made`.execute(db);
  await sql`
    insert into complaints (home_region, id, application_id, sequence, complainant_name, complainant_number,
      text, file_ids, at, state)
    select home_region, gen_random_uuid(), id, 100, 'Egasi', '1', 'Shikoyat', '[]', '2026-11-10T10:00:00Z', 'new'
    from applications order by id limit 2`.execute(db);
  await sql`
    insert into area_faults (home_region, area_id, code, found_at)
    select home_region, id, 'place_missing', '2026-11-10T10:00:00Z' from areas order by id limit 4
    on conflict do nothing`.execute(db);
  await sql`
    update neighborhoods set active = false
    where id in (select neighborhood_id from applications where status = 'editing' order by id limit 2)`.execute(db);
}
