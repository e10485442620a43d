/** How the plan can be shown: an address without a view is that of its table. */
export const planViews = ["table", "calendar", "progress", "map"] as const;
/** See {@link planViews}. */
export type PlanView = (typeof planViews)[number];

/** An address of the register of schedules in one of its views, whichever it was in. */
export function inView(address: string, view: PlanView): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  if (view === "table") params.delete("view");
  else params.set("view", view);
  return params.size === 0 ? path : `${path}?${params}`;
}
