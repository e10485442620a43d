import type { Db, Transaction } from "../database/database.js";
import { searchKey, sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { hashPassword } from "../auth/password-hash.js";
import { jsonb } from "../database/jsonb.js";
import { withTransaction } from "../database/transaction.js";
import { districtSeeds } from "../places/data/districts.js";
import { completeNames, placeKeys } from "../places/names.js";
import { ensureStandardPositions, standardPositions } from "../users/standard-positions.js";
import { demoIdentities, demoPassword } from "./identities.js";
import { neighborhoodNames } from "./names.js";
import { demoOrganisations } from "./organisations.js";
import { demoId } from "./random.js";
import { demoStaff } from "./staff.js";

/** Made-up neighbourhoods of each district. */
const perDistrict = 12;

/** A made-up neighbourhood, marked as such wherever it is shown. */
export interface DemoNeighborhood {
  readonly id: string;
  readonly district: string;
  readonly name: string;
}

/** Plausible demonstration neighbourhoods: 8-digit ids of the right shape, above the numbers that are in use. */
export const demoNeighborhoods: readonly DemoNeighborhood[] = districtSeeds.flatMap(({ soato, cadastreCode }, index) =>
  Array.from({ length: perDistrict }, (_, n) => ({
    id: `${cadastreCode.replace(":", "")}9${String(n + 1).padStart(3, "0")}`,
    district: soato,
    name: `${neighborhoodNames[(index * 5 + n) % neighborhoodNames.length] ?? "Obod"} mahallasi`,
  })),
);

/** Neighbourhoods of a district. */
export const neighborhoodsOf: ReadonlyMap<string, readonly DemoNeighborhood[]> = Map.groupBy(
  demoNeighborhoods,
  ({ district }) => district,
);

/**
 * Makes places, bodies and people of the demonstration, once: a second call finds them and changes nothing. Everyone
 * of `demoIdentities` can sign in when it returns.
 */
export async function makeWorld(db: Db, now: Date): Promise<void> {
  const known = await db
    .selectFrom("users")
    .select("id")
    .where("id", "=", demoId("identity operator"))
    .executeTakeFirst();
  if (known !== undefined) return;
  const password_hash = await hashPassword(demoPassword);
  await withTransaction(db, async (transaction) => {
    await ensureStandardPositions(transaction);
    await addNeighborhoods(transaction);
    await addOrganisations(transaction);
    await addPeople(transaction, password_hash, now);
  });
}

async function addNeighborhoods(transaction: Transaction): Promise<void> {
  const rows = demoNeighborhoods.map(({ id, district, name }) => {
    const names = completeNames({ uz_UZ: name });
    return { id, district, name: names, ...placeKeys(id, names) };
  });
  await sql`
    insert into neighborhoods (id, district_soato, name, sort_key, search_key, demonstration)
    select id, district, name, "sortKey", "searchKey", true
    from jsonb_to_recordset(${jsonb(rows)}) as n (id text, district text, name jsonb, "sortKey" text, "searchKey" text)
    on conflict do nothing`.execute(transaction);
}

async function addOrganisations(transaction: Transaction): Promise<void> {
  const rows = demoOrganisations.map((organisation) => ({
    ...organisation,
    sort: sortKey(organisation.name.uz_UZ),
    search: searchKey(Object.values(organisation.name).join(" ")),
  }));
  await sql`
    insert into organisations (id, name, kind, territory, active, sort_key, search_key)
    select id, name, kind, territory, true, sort, search
    from jsonb_to_recordset(${jsonb(rows)}) as o (id uuid, name jsonb, kind text, territory text, sort text, search text)
    on conflict do nothing`.execute(transaction);
}

async function addPeople(transaction: Transaction, password_hash: string, now: Date): Promise<void> {
  const staff = demoStaff.map((person) => ({
    id: person.id,
    name: person.name,
    sort: sortKey(person.name),
    search: searchKey(person.name),
    username: person.identity?.staff?.username ?? null,
    password: person.identity?.staff ? password_hash : null,
    pinfl: person.pinfl === "" ? null : person.pinfl,
    staff: true,
    organisation: person.organisation.id,
    position: standardPositions[person.position].id,
    territory: person.territory,
  }));
  const citizens = demoIdentities
    .filter((identity) => identity.staff === null)
    .map(({ key, name, pinfl }) => ({
      id: demoId(`identity ${key}`),
      name,
      sort: sortKey(name),
      search: searchKey(name),
      username: null,
      password: null,
      pinfl,
      staff: false,
      organisation: null,
      position: null,
      territory: null,
    }));
  await sql`
    insert into users (id, name, sort_key, search_key, username, password_hash, pinfl, is_staff, organisation_id,
      position_id, territory, created_at)
    select id, name, sort, search, username, password, pinfl, staff, organisation, position, territory, ${now}
    from jsonb_to_recordset(${jsonb([...staff, ...citizens])}) as u (
      id uuid, name text, sort text, search text, username text, password text, pinfl text, staff boolean,
      organisation uuid, position uuid, territory text)
    on conflict do nothing`.execute(transaction);
}
