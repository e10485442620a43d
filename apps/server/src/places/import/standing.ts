import { sql } from "kysely";
import type { Transaction } from "../../database/database.js";
import type { Standing, StandingDistrict, StandingNeighborhood } from "./check-rows.js";

/** Everything that rows of a list are judged against, as it stands in this transaction. */
export async function readStanding(transaction: Transaction, territory: string): Promise<Standing> {
  const { rows } = await sql<StandingNeighborhood & { id: string }>`
    select id, name, district_soato as district, former_names as former, active, demonstration,
      not active and exists (select from place_successions where from_code = id) as succeeded
    from neighborhoods`.execute(transaction);
  const { rows: districts } = await sql<StandingDistrict>`
    select d.soato as code, d.name, d.active, r.cadastre_code as "regionPair"
    from districts as d join regions as r on r.soato = d.region_soato`.execute(transaction);
  return { neighborhoods: new Map(rows.map((row) => [row.id, row])), districts, territory };
}
