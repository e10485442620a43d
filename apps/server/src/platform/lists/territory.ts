import { type RawBuilder, type SqlBool, sql } from "kysely";
import { republic } from "../territory/territory.js";

/** Rows that lie in a territory, by their region and their district: `17` the republic, 4 digits a region, 7 a district. */
export function liesIn(
  territory: string,
  { region, district }: { readonly region: RawBuilder<unknown>; readonly district: RawBuilder<unknown> },
): RawBuilder<SqlBool> {
  if (territory === republic) return sql`true`;
  return territory.length === 4 ? sql`${region} = ${territory}` : sql`${district} = ${territory}`;
}

/** The same of rows of an aggregate `as a`: they know their region by its home. */
export function inAggregateTerritory(territory: string): RawBuilder<SqlBool> {
  if (territory === republic) return sql`true`;
  const home = sql<SqlBool>`a.home_region = ${territory.slice(0, 4)}`;
  return territory.length === 4 ? home : sql`(${home} and a.district_soato = ${territory})`;
}

/** Rows that have a territory of their own, or are a region's, and lie within another with it; none for who has none. */
export function isWithin(territory: string | null, own: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return territory === null ? sql`false` : sql`starts_with(${own}, ${territory})`;
}
