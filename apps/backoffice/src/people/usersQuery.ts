import { users } from "@yer/api/contract/users";
import type { QueryOf } from "@yer/api/contract/endpoint";
import { readUrlQuery } from "@yer/api/contract/url-query";

type Query = QueryOf<typeof users.list>;

/** What of the register's query the URL holds. */
export type UserFilters = Pick<
  Query,
  "search" | "organisation" | "position" | "role" | "territory" | "blocked" | "online" | "sort"
>;

const names = ["search", "organisation", "position", "role", "territory", "blocked", "online", "sort"] as const;

/** The filters a URL holds. */
export function filtersOf(params: URLSearchParams): UserFilters {
  return readUrlQuery(params, names, users.list.query.shape);
}

/** The URL's parameters for filters. */
export function paramsOf(filters: UserFilters): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = filters[name];
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
      params.append(name, String(one));
  }
  return params;
}
