import { areaBaskets, areaStateKeys } from "@yer/api/contract/area-states";
import { expect, test } from "vitest";
import { ownPlotStateOf } from "./own-plot-state.js";

test("every place an area can stand in is told as one of few states, and a confirmed one waits for its days", () => {
  const told = [...areaStateKeys, ...areaBaskets].map((position) => [
    position,
    ownPlotStateOf({ withdrawn: false, position, confirmed: false }),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    area_new: "received",
    area_sent: "checking",
    area_taken: "checking",
    area_returned: "checking",
    area_waiting: "waiting",
    area_opened: "opened",
    not_registered: "closed",
    no_grip: "mending",
    construction: "mending",
    drafts: "mending",
    written_off: "closed",
    state_owned: "closed",
  });
  expect(ownPlotStateOf({ withdrawn: false, position: "area_new", confirmed: true })).toBe("waiting");
  expect(ownPlotStateOf({ withdrawn: true, position: null, confirmed: false })).toBe("withdrawn");
});
