import type { FileFilters } from "@yer/api/contract/file-filters";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** One of several values; without a list nothing is asked, with an empty one nothing fits. */
export function among(
  column: RawBuilder<unknown>,
  values: readonly (string | number)[] | undefined,
): RawBuilder<SqlBool> {
  if (values === undefined) return sql`true`;
  return values.length === 0 ? sql`false` : sql`${column} in (${sql.join([...values])})`;
}

/** The places of the filters, over files, areas or plots `as a`. */
export function placedIn(filters: Pick<FileFilters, "region" | "district" | "neighborhood">): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    [
      among(sql`a.region_soato`, filters.region),
      among(sql`a.district_soato`, filters.district),
      among(sql`a.neighborhood_id`, filters.neighborhood),
    ],
    sql` and `,
  )})`;
}

/** What the map and the registers are narrowed by alike, over `applications`, `plots` or `all_plots as a`. */
export function filteredBy(
  filters: Omit<FileFilters, "status"> & { readonly status?: readonly string[] | undefined },
): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    [
      among(sql`a.status`, filters.status),
      placedIn(filters),
      among(sql`a.ground`, filters.ground),
      among(sql`left(a.number, 4)`, filters.year?.map(String)),
    ],
    sql` and `,
  )})`;
}
