import type { Kysely } from "kysely";
import type { District, Neighborhood, Region } from "@yer/api/contract/places";
import type { Database } from "../../schema/database.js";

/** Active regions in Uzbek order. */
export async function listRegions(db: Kysely<Database>): Promise<Region[]> {
  return db
    .selectFrom("regions")
    .select(["soato", "name", "cadastre_code as cadastreCode"])
    .where("active", "=", true)
    .orderBy("sort_key")
    .orderBy("soato")
    .execute();
}

/** Active districts of a region, or all, in Uzbek order. */
export async function listDistricts(db: Kysely<Database>, region: string | undefined): Promise<District[]> {
  return db
    .selectFrom("districts")
    .select(["soato", "region_soato as regionSoato", "name", "type", "cadastre_code as cadastreCode"])
    .where("active", "=", true)
    .$if(region !== undefined, (query) => query.where("region_soato", "=", region ?? ""))
    .orderBy("sort_key")
    .orderBy("soato")
    .execute();
}

/** Active neighbourhoods of a district in Uzbek order. */
export async function listNeighborhoods(db: Kysely<Database>, district: string): Promise<Neighborhood[]> {
  return db
    .selectFrom("neighborhoods")
    .select(["id", "district_soato as districtSoato", "name", "demonstration"])
    .where("district_soato", "=", district)
    .where("active", "=", true)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
}
