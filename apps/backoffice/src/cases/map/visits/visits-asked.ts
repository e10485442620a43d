import { type VisitMapFilters, visitMapFilters } from "@yer/api/contract/tiles";
import { readUrlQuery } from "@yer/api/contract/url-query";

/** What of an address narrows visits on the map. */
export function visitsAsked(params: URLSearchParams): VisitMapFilters {
  return readUrlQuery(params, Object.keys(visitMapFilters), visitMapFilters);
}
