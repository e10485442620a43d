import { complaintQuery, type ComplaintQuery, type ObjectionQuery, objectionQuery } from "@yer/api/contract/objections";

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

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

/** Values that do not fit the contract are left out one by one: a register never fails for its address. */
function parsed(
  params: URLSearchParams,
  names: readonly string[],
  shape: Readonly<Record<string, Parser>>,
): Record<string, unknown> {
  const filters: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const read = shape[name]?.safeParse(given.length === 1 ? given[0] : given);
    if (read?.success && read.data !== undefined) filters[name] = read.data;
  }
  return filters;
}

/** The filters of the register of objections that a URL holds. */
export function objectionFiltersOf(params: URLSearchParams): ObjectionFilters {
  return parsed(params, objectionNames, objectionQuery.shape);
}

/** The filters of the register of complaints that a URL holds. */
export function complaintFiltersOf(params: URLSearchParams): ComplaintFilters {
  return parsed(params, complaintNames, complaintQuery.shape);
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
