import type { Kysely } from "kysely";
import type { District, Neighborhood, Region } from "@yer/api/contract/places";
import type { Database } from "../schema/database.js";

/** All regions in Uzbek order. */
export async function listRegions(db: Kysely<Database>): Promise<Region[]> {
  return db
    .selectFrom("regions")
    .select(["soato", "name", "cadastre_code as cadastreCode"])
    .orderBy("sort_key")
    .orderBy("soato")
    .execute();
}

/** Districts of a region, or all, in Uzbek order. */
export async function listDistricts(db: Kysely<Database>, region: string | undefined): Promise<District[]> {
  return db
    .selectFrom("districts")
    .select(["soato", "region_soato as regionSoato", "name", "type", "cadastre_code as cadastreCode"])
    .$if(region !== undefined, (query) => query.where("region_soato", "=", region ?? ""))
    .orderBy("sort_key")
    .orderBy("soato")
    .execute();
}

/** Neighbourhoods of a district in Uzbek order. */
export async function listNeighborhoods(db: Kysely<Database>, district: string): Promise<Neighborhood[]> {
  return db
    .selectFrom("neighborhoods")
    .select(["id", "district_soato as districtSoato", "name", "demonstration"])
    .where("district_soato", "=", district)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();
}
