import { expect, test } from "vitest";
import { weeksOf } from "./calendar-weeks.js";

test("a bar covers every week that its schedule touches, and none outside the year", () => {
  expect(weeksOf({ startsOn: "2026-01-01", endsOn: "2026-01-07" }, 2026)).toEqual({ from: 1, weeks: 1 });
  expect(weeksOf({ startsOn: "2026-01-07", endsOn: "2026-01-08" }, 2026)).toEqual({ from: 1, weeks: 2 });
  expect(weeksOf({ startsOn: "2026-12-30", endsOn: "2027-02-01" }, 2026)).toEqual({ from: 52, weeks: 2 });
  expect(weeksOf({ startsOn: "2026-12-31", endsOn: "2026-12-31" }, 2026)).toEqual({ from: 53, weeks: 1 });
});
