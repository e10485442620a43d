import { describe, expect, it } from "vitest";
import { usualPresets } from "./presets.js";

function on(id: string, today: string) {
  return usualPresets(String)
    .find((preset) => preset.id === id)
    ?.range(today);
}

describe("usualPresets", () => {
  it.each([
    ["last7Days", "2026-03-05", "2026-02-27", "2026-03-05"],
    ["last30Days", "2026-03-05", "2026-02-04", "2026-03-05"],
    ["thisMonth", "2026-02-05", "2026-02-01", "2026-02-28"],
    ["lastMonth", "2026-03-31", "2026-02-01", "2026-02-28"],
    ["lastMonth", "2026-01-10", "2025-12-01", "2025-12-31"],
    ["thisYear", "2026-03-05", "2026-01-01", "2026-12-31"],
    ["lastYear", "2028-02-29", "2027-01-01", "2027-12-31"],
  ])("%s on %s is %s to %s", (id, today, from, to) => {
    expect(on(id, today)).toEqual({ from, to });
  });
});
