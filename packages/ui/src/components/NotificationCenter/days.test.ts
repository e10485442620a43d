import { describe, expect, it } from "vitest";
import { byDay, dayOf } from "./days.js";
import type { Notification } from "./types.js";

describe("dayOf", () => {
  it("is the day in Tashkent, five hours before the day in Greenwich begins", () => {
    expect(dayOf("2026-03-05T18:59:00Z", "Asia/Tashkent")).toBe("2026-03-05");
    expect(dayOf("2026-03-05T19:00:00Z", "Asia/Tashkent")).toBe("2026-03-06");
  });
});

function item(id: string, at: string): Notification {
  return { id, title: id, at, isRead: false };
}

describe("byDay", () => {
  it("puts the newest day first, and in it the newest notification", () => {
    const days = byDay(
      [
        item("old", "2026-03-04T06:00:00Z"),
        item("late", "2026-03-05T19:30:00Z"),
        item("noon", "2026-03-05T07:00:00Z"),
        item("later", "2026-03-05T20:00:00Z"),
      ],
      "Asia/Tashkent",
    );
    expect(days.map(({ day, items }) => [day, ...items.map(({ id }) => id)])).toEqual([
      ["2026-03-06", "later", "late"],
      ["2026-03-05", "noon"],
      ["2026-03-04", "old"],
    ]);
  });
});
