import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import type { Standing, StandingDistrict, StandingNeighborhood } from "./check-rows.js";

/** Everything that rows of these codes are judged against, as it stands in this transaction. */
export async function readStanding(
  transaction: Transaction,
  territory: string,
  codes: readonly string[],
): Promise<Standing> {
  const { rows } = await sql<StandingNeighborhood & { id: string }>`
    select id, name, district_soato as district, former_names as former, active, demonstration,
      not active and exists (select from place_successions where from_code = id) as succeeded
    from neighborhoods where id = any(${[...codes]})`.execute(transaction);
  const { rows: districts } = await sql<StandingDistrict>`
    select d.soato as code, d.name, d.active, r.cadastre_code as "regionPair"
    from districts as d join regions as r on r.soato = d.region_soato`.execute(transaction);
  return { neighborhoods: new Map(rows.map((row) => [row.id, row])), districts, territory };
}

/** Nobody changes the register of neighbourhoods beside this transaction. */
export async function lockNeighborhoods(transaction: Transaction): Promise<void> {
  await sql`lock table neighborhoods in share row exclusive mode`.execute(transaction);
}
