import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { FilledChunk } from "../../platform/fills/fill.js";

/** A district and day of which areas are said to be sent to organisations otherwise than they are. */
export interface WrongSentAreas {
  readonly district: string;
  /** The day on which they were entered. */
  readonly day: string;
  /** How many too many; of one that says something else than its area there are both. */
  readonly over: number;
}

/** Columns of an area that the aggregate keeps. */
const known = [
  "number",
  "state",
  "basket",
  "legal_basis",
  "region_soato",
  "district_soato",
  "neighborhood_id",
  "source",
  "confirmed",
  "deadline_at",
  "search_key",
  "created_at",
  "state_since",
];
const columns = sql.raw(`home_region, id, organisation_id, ${known.join(", ")}, inspected`);
const ofArea = sql.raw(known.map((column) => `a.${column}`).join(", "));

/** About how many areas were ever sent. */
export async function countSent(db: Db): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(distinct area_id)::integer as total from area_sendings`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Writes what was sent before the triggers were there, of the next areas by region and id; see `Fill`. */
export async function fillSent(
  transaction: Transaction,
  after: string | null,
  limit: number,
): Promise<FilledChunk | undefined> {
  const [region = "", id = "00000000-0000-0000-0000-000000000000"] = after?.split(" ") ?? [];
  const { rows } = await sql<FilledChunk>`
    with next as materialized (
      select home_region, area_id as id from area_sendings where (home_region, area_id) > (${region}, ${id}::uuid)
      group by 1, 2 order by 1, 2 limit ${limit}),
    held as materialized (select a.* from areas as a join next using (home_region, id) order by home_region, id for share of a),
    written as (
      insert into sent_areas (${columns})
      select a.home_region, a.id, s.organisation_id, ${ofArea}, s.inspected
      from held as a cross join lateral (
        select s.organisation_id, bool_or(s.ended_at is null) as inspected from area_sendings as s
        where s.home_region = a.home_region and s.area_id = a.id group by 1) as s
      order by 1, 2, 3 on conflict do nothing)
    select home_region || ' ' || id as after, (count(*) over ())::integer as rows from next
    order by home_region desc, id desc limit 1`.execute(transaction);
  return rows[0];
}

/** Writes what organisations were sent anew, from areas and their sendings, while whoever would change it waits. */
export async function fillSentAreas(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`lock table sent_areas in share row exclusive mode`.execute(transaction);
    await sql`delete from sent_areas`.execute(transaction);
    await sql`insert into sent_areas (${columns}) select ${columns} from sent_area_rows`.execute(transaction);
  });
}

/** Holds what organisations were sent against areas and their sendings. */
export async function wrongSentAreas(db: Db): Promise<WrongSentAreas[]> {
  const { rows } = await sql<WrongSentAreas>`
    with kept as (select ${columns} from sent_areas), counted as (select ${columns} from sent_area_rows)
    select district_soato as district, created_at::date::text as day, over
    from (
      select *, 1 as over from (select * from kept except select * from counted) as more
      union all
      select *, -1 from (select * from counted except select * from kept) as less
    ) as compared
    order by 1, 2, 3`.execute(db);
  return rows;
}
