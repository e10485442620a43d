import { sortKey } from "@yer/api/formats";
import type { Db } from "../platform/database/database.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { kitDistrict } from "./application-kit.js";

/** The neighbourhood that {@link addNeighborhood} adds unless another is named, and {@link bareFacts} lie in. */
export const bareNeighborhood = "14160001";

/** Adds a neighbourhood for applications to lie in: the database of a test has none. */
export async function addNeighborhood(db: Db, id: string = bareNeighborhood, district: string = kitDistrict) {
  const name = jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" });
  await db
    .insertInto("neighborhoods")
    .values({ id, district_soato: district, name, sort_key: sortKey("Sinov") })
    .execute();
}

/** Facts of an application of which nothing is known but its place: the least that one can be opened with. */
export const bareFacts = {
  legalBasis: 1,
  cadastreNumber: null,
  occupier: null,
  districtSoato: kitDistrict,
  neighborhoodId: bareNeighborhood,
  address: null,
  landCategory: null,
  purpose: null,
  sizes: { total: null, documented: 0, excess: 0, built: null },
  occupiedSince: null,
  outline: null,
  buildings: [],
  fileIds: [],
  payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
};
