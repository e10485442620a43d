import { sql } from "kysely";
import type { Names } from "@yer/api/contract/values";
import { sortKey } from "@yer/api/formats";
import { publishedSteps } from "../../cases/applications/published-steps.js";
import type { Db } from "../../platform/database/database.js";
import { among } from "../../platform/lists/conditions.js";

/** A group of a report that has a name. */
export interface NamedGroup {
  readonly key: string;
  readonly name: Names | string;
}

/** Organisations by their names in Uzbek order. */
export async function organisationsInOrder(db: Db, ids: readonly string[]): Promise<NamedGroup[]> {
  const { rows } = await sql<NamedGroup>`
    select o.id::text as key, o.name from organisations as o where ${among(sql`o.id::text`, ids)}
    order by o.sort_key, o.id`.execute(db);
  return rows;
}

/** People by their names in Uzbek order. */
export async function peopleInOrder(db: Db, ids: readonly string[]): Promise<NamedGroup[]> {
  const { rows } = await sql<NamedGroup>`
    select u.id::text as key, u.name from users as u where ${among(sql`u.id::text`, ids)}
    order by u.sort_key, u.id`.execute(db);
  return rows;
}

/** Steps by their labels in Uzbek order; of several of one label the latest names it. */
export async function stepsInOrder(db: Db, labels: readonly string[]): Promise<NamedGroup[]> {
  const names = new Map((await publishedSteps(db)).map(({ label, name }) => [label, name]));
  return labels
    .map((key) => ({ key, name: names.get(key) ?? key }))
    .toSorted((one, other) => (sortKey(one.key) < sortKey(other.key) ? -1 : 1));
}
