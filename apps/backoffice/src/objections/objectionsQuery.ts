import { complaintQuery, type ComplaintQuery, type ObjectionQuery, objectionQuery } from "@yer/api/contract/objections";
import { readUrlQuery } from "@yer/api/contract/url-query";

/** What of the register's query the URL holds, beside where in the list the page is. */
export type ObjectionFilters = Omit<ObjectionQuery, "after" | "limit" | "exact">;
/** The same of the complaints. */
export type ComplaintFilters = Omit<ComplaintQuery, "after" | "limit" | "exact">;

const objectionNames = [
  "search",
  "state",
  "region",
  "district",
  "neighborhood",
  "application",
  "running",
  "late",
  "sort",
] as const satisfies readonly (keyof ObjectionFilters)[];
const complaintNames = [
  "search",
  "state",
  "region",
  "district",
  "neighborhood",
  "application",
  "by",
] as const satisfies readonly (keyof ComplaintFilters)[];

/** The filters of the register of objections that a URL holds. */
export function objectionFiltersOf(params: URLSearchParams): ObjectionFilters {
  return readUrlQuery(params, objectionNames, objectionQuery.shape);
}

/** The filters of the register of complaints that a URL holds. */
export function complaintFiltersOf(params: URLSearchParams): ComplaintFilters {
  return readUrlQuery(params, complaintNames, complaintQuery.shape);
}

/** The URL's parameters for filters of either register. */
export function paramsOf(filters: Readonly<Record<string, unknown>>, view?: "complaints"): URLSearchParams {
  const params = new URLSearchParams(view === undefined ? {} : { view });
  for (const name of new Set<string>([...objectionNames, ...complaintNames])) {
    const value = filters[name];
    for (const one of Array.isArray(value) ? value : value === undefined ? [] : [value])
      params.append(name, String(one));
  }
  return params;
}
