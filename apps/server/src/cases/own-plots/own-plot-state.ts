import type { AreaPosition } from "@yer/api/contract/area-states";
import type { OwnPlotState } from "@yer/api/contract/own-plots";

/** Where an area stands, as its occupier is told; a confirmed one waits for the days of its neighbourhood. */
const states = {
  area_new: "received",
  area_sent: "checking",
  area_taken: "checking",
  area_returned: "checking",
  area_waiting: "waiting",
  area_opened: "opened",
  no_grip: "mending",
  construction: "mending",
  drafts: "mending",
  written_off: "closed",
  state_owned: "closed",
  not_registered: "closed",
} as const satisfies Record<AreaPosition, OwnPlotState>;

/** How far what a citizen told is. Pure. */
export function ownPlotStateOf(standing: {
  readonly withdrawn: boolean;
  readonly position: AreaPosition | null;
  readonly confirmed: boolean;
}): OwnPlotState {
  const { withdrawn, position, confirmed } = standing;
  if (withdrawn) return "withdrawn";
  if (position === null) return "closed";
  return position === "area_new" && confirmed ? "waiting" : states[position];
}
