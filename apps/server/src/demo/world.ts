import type { Polygon } from "@yer/api/contract/values";
import type { Db, Transaction } from "../platform/database/database.js";
import { searchKey, sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { hashPassword } from "../identity/sessions/password-hash.js";
import { jsonb } from "../platform/sql/jsonb.js";
import { withTransaction } from "../platform/database/transaction.js";
import { districtSeeds } from "../schema/data/districts.js";
import { completeNames, placeKeys } from "../platform/names/names.js";
import { ensureStandardPositions, standardPositions } from "../identity/users/standard-positions.js";
import { demoIdentities, demoPassword } from "./identities.js";
import { neighborhoodNames } from "./names.js";
import { neighborhoodCentres, neighborhoodNumberAt, perDistrict } from "./neighborhood-centres.js";
import { demoOrganisations } from "./organisations.js";
import { demoId } from "./random.js";
import { demoStaff } from "./staff.js";

/** Stands wherever the outlines of made-up neighbourhoods do. */
const madeUp = "Demonstration: boundaries of neighbourhoods are made up";

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

const neighborhoodsOf: ReadonlyMap<string, readonly DemoNeighborhood[]> = Map.groupBy(
  demoNeighborhoods,
  ({ district }) => district,
);

/** Id of the made-up neighbourhood that a plot lies in. */
export function neighborhoodAt(district: string, { coordinates }: Polygon): string {
  const corners = coordinates[0] ?? [];
  const middle = (axis: 0 | 1): number =>
    (Math.min(...corners.map((corner) => corner[axis])) + Math.max(...corners.map((corner) => corner[axis]))) / 2;
  return neighborhoodsOf.get(district)?.[neighborhoodNumberAt(district, [middle(0), middle(1)])]?.id ?? "";
}

/**
 * Makes places, organisations and people of the demonstration, once: a second call finds them and changes nothing.
 * Everyone of `demoIdentities` can sign in when it returns.
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
    await addNeighborhoodOutlines(transaction);
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

/**
 * Outlines of the made-up neighbourhoods: what of their district lies nearest to their middle. Marked as approximate and
 * as made up; those of which the district's own approximate outline leaves nothing have none.
 */
async function addNeighborhoodOutlines(transaction: Transaction): Promise<void> {
  const rows = demoNeighborhoods.map(({ id, district }, index) => {
    const [x, y] = neighborhoodCentres(district)[index % perDistrict] ?? [0, 0];
    return { id, district, x, y };
  });
  await sql`
    with centres as (
      select id, district, ST_SetSRID(ST_MakePoint(x, y), 4326) as centre
      from jsonb_to_recordset(${jsonb(rows)}) as c (id text, district text, x float8, y float8)
    ), cells as (
      select district, (ST_Dump(ST_VoronoiPolygons(ST_Collect(centre), 0, ST_Envelope(o.outline)))).geom as cell
      from centres join place_outlines as o on o.code = district group by district, o.outline
    )
    insert into place_outlines (code, outline, kind, credit)
    select c.id, cut.outline, 'approximate', ${madeUp}
    from cells as v
    join centres as c on c.district = v.district and ST_Intersects(v.cell, c.centre)
    join place_outlines as o on o.code = v.district
    cross join lateral (
      select ST_Multi(ST_CollectionExtract(ST_Intersection(v.cell, o.outline), 3)) as outline
    ) as cut
    where not ST_IsEmpty(cut.outline)
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
  const staff = demoStaff.map((person, index) => ({
    id: person.id,
    name: person.name,
    sort: sortKey(person.name),
    search: searchKey(person.name),
    username: person.identity?.staff?.username ?? null,
    password: person.identity?.staff ? password_hash : null,
    pinfl: person.pinfl === "" ? null : person.pinfl,
    // Nobody's: RFC 2606 keeps the ending for examples. The sandbox prints what goes there.
    email: person.identity?.staff ? `${person.identity.staff.username}@yer.example` : null,
    // Examples: no SMS leaves the demonstration, whose sandbox prints them.
    phone: person.identity?.staff ? `+99890${String(index).padStart(7, "0")}` : null,
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
      email: null,
      phone: null,
      staff: false,
      organisation: null,
      position: null,
      territory: null,
    }));
  await sql`
    insert into users (id, name, sort_key, search_key, username, password_hash, pinfl, email, phone, is_staff,
      organisation_id, position_id, territory, created_at)
    select id, name, sort, search, username, password, pinfl, email, phone, staff, organisation, position, territory, ${now}
    from jsonb_to_recordset(${jsonb([...staff, ...citizens])}) as u (
      id uuid, name text, sort text, search text, username text, password text, pinfl text, email text, phone text,
      staff boolean, organisation uuid, position uuid, territory text)
    on conflict do nothing`.execute(transaction);
}
