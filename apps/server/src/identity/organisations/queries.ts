import { searchKey, sortKey } from "@yer/api/formats";
import type { Organisation, OrganisationFacts, OrganisationPage } from "@yer/api/contract/organisations";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/** What the register of organisations can be narrowed by. */
export interface OrganisationFilters {
  readonly search?: string | undefined;
  readonly kind?: OrganisationKind | undefined;
  /** Organisations that serve this place: its own, and those above it. */
  readonly territory?: string | undefined;
  readonly active?: boolean | undefined;
}

/** Organisations in Uzbek order. */
export async function listOrganisations(db: Db, filters: OrganisationFilters): Promise<Organisation[]> {
  const { kind, territory, active } = filters;
  const words = searchKey(filters.search ?? "")
    .split(" ")
    .filter(Boolean);
  let query = db
    .selectFrom("organisations")
    .select(["id", "name", "kind", "territory", "parent_id as parentId", "active", "version"])
    .orderBy("sort_key")
    .orderBy("id");
  // A search key holds letters, digits and spaces only: nothing to escape for LIKE.
  for (const word of words) query = query.where("search_key", "like", `%${word}%`);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  if (active !== undefined) query = query.where("active", "=", active);
  if (territory !== undefined) query = query.where("territory", "in", [territory, territory.slice(0, 4), "17"]);
  return query.execute();
}

/** Organisations by their ids, those that are no longer active too. */
export async function organisationsNamed(db: Db | Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom("organisations")
    .select(["id", "name", "kind", "territory", "active"])
    .where("id", "in", ids)
    .execute();
}

/** One organisation with what depends on it; with `lock`, held until the transaction ends. */
export async function findOrganisation(
  db: Db | Transaction,
  id: string,
  lock = false,
): Promise<OrganisationPage | undefined> {
  const row = await db
    .selectFrom("organisations")
    .select(["id", "name", "kind", "territory", "parent_id as parentId", "active", "version"])
    .where("id", "=", id)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { rows } = await sql<{ members: number; children: number; awaited: number }>`
    select
      (select count(*) from users where organisation_id = ${id}) as members,
      (select count(*) from organisations where parent_id = ${id} and active) as children,
      (select count(*) from step_organisations where organisation_id = ${id} and state = 'awaited') as awaited`.execute(
    db,
  );
  return { ...row, ...(rows[0] ?? { members: 0, children: 0, awaited: 0 }) };
}

/** Whether `id` is `ancestor`, or lies below it. */
export async function liesBelow(db: Db | Transaction, id: string, ancestor: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select id, parent_id from organisations where id = ${id}
      union select o.id, o.parent_id from organisations as o join above on o.id = above.parent_id
    )
    select exists (select from above where id = ${ancestor}) as found`.execute(db);
  return rows[0]?.found ?? false;
}

function columnsOf({ name, kind, territory, parentId, active }: OrganisationFacts) {
  return {
    name: jsonb(name),
    kind,
    territory,
    parent_id: parentId,
    active,
    sort_key: sortKey(name.uz_UZ),
    search_key: searchKey(Object.values(name).join(" ")),
  };
}

/** Adds an organisation; answers its id. */
export async function insertOrganisation(tx: Transaction, facts: OrganisationFacts): Promise<string> {
  const id = uuidv7();
  await tx
    .insertInto("organisations")
    .values({ id, ...columnsOf(facts) })
    .execute();
  return id;
}

/** Writes an organisation anew under the next version. */
export async function setOrganisation(
  tx: Transaction,
  { id, version }: Pick<OrganisationPage, "id" | "version">,
  facts: OrganisationFacts,
): Promise<void> {
  await tx
    .updateTable("organisations")
    .set({ ...columnsOf(facts), version: version + 1 })
    .where("id", "=", id)
    .execute();
}
