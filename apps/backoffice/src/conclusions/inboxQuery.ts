import { type InboxQuery, inboxQuery, type InboxView, inboxViews } from "@yer/api/contract/conclusions";

/** What of the inbox's query the URL holds, beside where in the list the page is. */
export type InboxState = Omit<InboxQuery, "after" | "limit" | "exact">;

/** Filters that can be taken off one by one. */
export const inboxFilterNames = ["status", "step", "region", "district", "neighborhood", "ground", "year"] as const;

const names = [...inboxFilterNames, "search", "view", "sort"] as const;

/**
 * The list, filters and order a URL holds. Values that do not fit the contract (a link of another time, a slip of the
 * hand) are left out one by one: the inbox never fails for its address.
 */
export function inboxStateOf(params: URLSearchParams): InboxState {
  const state: Record<string, unknown> = {};
  for (const name of names) {
    const given = params.getAll(name);
    if (given.length === 0) continue;
    const parsed = inboxQuery.shape[name].safeParse(given.length === 1 ? given[0] : given);
    if (parsed.success && parsed.data !== undefined) state[name] = parsed.data;
  }
  return state;
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
