import { type ApplicationQuery, applicationQuery } from "@yer/api/contract/application-register";
import { statusOfPath, type StatusKey } from "@yer/api/contract/statuses";
import { readUrlQuery } from "@yer/api/contract/url-query";

/** What of the register's query the URL holds, beside where in the list the page is. */
export type RegisterFilters = Omit<ApplicationQuery, "after" | "limit" | "exact">;

/** Filters that can be taken off one by one. */
export const filterNames = [
  "status",
  "region",
  "district",
  "neighborhood",
  "ground",
  "year",
  "bbox",
  "organisation",
  "from",
  "to",
  "late",
  "soon",
  "suspended",
  "instalments",
  "age",
  "assignee",
  "stuck",
  "waiting",
] as const;
/** See {@link filterNames}. */
export type FilterName = (typeof filterNames)[number];

/** Names a URL may carry; anything else in it is left alone. */
const names = [...filterNames, "search", "sort"] as const;

/** The filters a URL holds. */
export function filtersOf(params: URLSearchParams, fixed?: StatusKey): RegisterFilters {
  const filters = readUrlQuery(params, names, applicationQuery.shape);
  // The status of the address wins over the filter of the same name.
  if (fixed) filters["status"] = [fixed];
  return filters;
}

/** The URL's parameters for filters; `fixed` says the status already stands in the path. */
export function paramsOf(filters: RegisterFilters, fixed?: StatusKey): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    if (name === "status" && fixed) continue;
    const value = filters[name];
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    if (name === "bbox" && list.length > 0) params.set(name, list.join(","));
    else for (const one of list) params.append(name, String(one));
  }
  return params;
}

/** The status a register's address is bound to; `undefined` for the register of all. */
export function statusOfAddress(status: string | undefined): StatusKey | undefined {
  return status === undefined ? undefined : statusOfPath(status);
}

/**
 * Whether a search reads as a personal number (PINFL, passport, phone) and so must not stand in a URL (DESIGN §3).
 * Numbers of files and cadastre numbers have dashes and colons.
 */
export function isPersonal(search: string): boolean {
  const bare = search.replaceAll(/[\s()+-]/g, "");
  if (/[:]/.test(search) || /^\d{4}-\d{4}-\d{1,6}$/.test(search.trim())) return false;
  return /^\d{9,14}$/.test(bare) || /^[A-Za-z]{2}\d{7}$/.test(bare);
}
