import { searchKey } from "@yer/api/formats";
import { type Kysely, sql } from "kysely";
import { uuidv7 } from "uuidv7";

interface Ended {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
  readonly cadastre_number: string | null;
  readonly address: string | null;
}

/** Applications of one turn. */
const turn = 500;

/**
 * Land whose application ended unregistered without an area lies in the basket of those not registered from now on, as
 * that of every later one does (DOMAIN §6), with a link between the two.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql<Ended>`
      select home_region, id, number, cadastre_number, facts ->> 'address' as address
      from applications where status = 'unregistered' and area_id is null
      order by home_region, id limit ${turn}`.execute(db);
    for (const application of rows) await layAside(db, application);
    if (rows.length < turn) return;
  }
}

async function layAside(db: Kysely<unknown>, ended: Ended): Promise<void> {
  const { home_region, id, cadastre_number, address } = ended;
  const area = uuidv7();
  const year = ended.number.slice(0, 4);
  const { rows } = await sql<{ last: number }>`
    insert into area_serials (home_region, year, last) values (${home_region}, ${Number(year)}, 1)
    on conflict (home_region, year) do update set last = area_serials.last + 1 returning last`.execute(db);
  const number = `${year}-${home_region}-A${String(rows[0]?.last ?? 1).padStart(6, "0")}`;
  await sql`
    insert into areas (home_region, id, number, state, basket, basket_reason, region_soato, district_soato,
      neighborhood_id, legal_basis, cadastre_number, address, occupied_since, sizes, buildings, source, drawn, outline,
      search_key, created_at, state_since)
    select a.home_region, ${area}, ${number}, 'area_opened', 'not_registered',
      ${`${ended.number}-raqamli ish roʻyxatdan oʻtmay tugadi`}, a.region_soato, a.district_soato, a.neighborhood_id,
      a.legal_basis, a.cadastre_number, a.facts ->> 'address', (a.facts ->> 'occupiedSince')::smallint,
      a.facts -> 'sizes', a.facts -> 'buildings', 'application',
      case when a.outline is not null then a.facts -> 'outline' end, a.outline,
      ${searchKey([number, cadastre_number, address].filter(Boolean).join(" "))}, a.status_since, a.status_since
    from applications as a where a.home_region = ${home_region} and a.id = ${id}`.execute(db);
  await sql`
    update applications set area_id = ${area} where home_region = ${home_region} and id = ${id}`.execute(db);
}
