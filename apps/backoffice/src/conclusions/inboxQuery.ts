import { type InboxQuery, inboxQuery, type InboxView, inboxViews } from "@yer/api/contract/conclusions";
import { readUrlQuery } from "@yer/api/contract/url-query";

/** What of the inbox's query the URL holds, beside where in the list the page is. */
export type InboxState = Omit<InboxQuery, "after" | "limit" | "exact">;

/** Filters that can be taken off one by one. */
export const inboxFilterNames = ["status", "step", "region", "district", "neighborhood", "ground", "year"] as const;

const names = [...inboxFilterNames, "search", "view", "sort"] as const;

/** The list, filters and order a URL holds. */
export function inboxStateOf(params: URLSearchParams): InboxState {
  return readUrlQuery(params, names, inboxQuery.shape);
}

/** The URL's parameters for a state. */
export function inboxParamsOf(state: InboxState): URLSearchParams {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = state[name];
    const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
    for (const one of list) params.append(name, String(one));
  }
  return params;
}

/** What narrows the lists alike: the counts are asked with it. */
export function filtersOf(state: InboxState): Omit<InboxState, "sort" | "view"> {
  const { sort: _, view: _view, ...filters } = state;
  return filters;
}

/** The same filters over another list: the order goes, as what is due says nothing of what was given. */
export function withView(state: InboxState, view: InboxView): InboxState {
  return view === inboxViews[0] ? filtersOf(state) : { ...filtersOf(state), view };
}
