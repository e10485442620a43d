import { users } from "@yer/api/contract/users";
import type { QueryOf } from "@yer/api/contract/endpoint";

type Query = QueryOf<typeof users.list>;

/** What of the register's query the URL holds. */
export type UserFilters = Pick<
  Query,
  "search" | "organisation" | "position" | "role" | "territory" | "blocked" | "online" | "sort"
>;

const names = ["search", "organisation", "position", "role", "territory", "blocked", "online", "sort"] as const;

/** The filters a URL holds; a value that does not fit the contract is left out: a register never fails for its address. */
export function filtersOf(params: URLSearchParams): UserFilters {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const parsed = users.list.query.shape[name].safeParse(given.length === 1 ? given[0] : given);
    if (parsed.success && parsed.data !== undefined) filters[name] = parsed.data;
  }
  return filters;
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
