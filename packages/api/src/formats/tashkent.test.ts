import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOfTashkentDay, inTashkent, startOfTashkentDay, tashkentDay, lastTashkentDay } from "./index.js";

const moment = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

describe("a moment in Tashkent", () => {
  test("is five hours ahead of UTC, over midnight too", () => {
    expect(inTashkent("2026-03-04T19:30:15.000Z")).toEqual({
      year: 2026,
      month: 3,
      day: 5,
      hour: 0,
      minute: 30,
      second: 15,
      weekday: 4,
    });
    expect(tashkentDay("2026-12-31T19:00:00Z")).toBe("2027-01-01");
  });

  test("lies in its own day, whose end is no longer part of it", () => {
    fc.assert(
      fc.property(moment, (now) => {
        const day = tashkentDay(now);
        expect(startOfTashkentDay(day).getTime()).toBeLessThanOrEqual(now.getTime());
        expect(endOfTashkentDay(day).getTime()).toBeGreaterThan(now.getTime());
        expect(tashkentDay(endOfTashkentDay(day))).not.toBe(day);
      }),
    );
  });

  test("is the last of a term that ends at its 24:00, and of one that ends within it", () => {
    expect(lastTashkentDay(endOfTashkentDay("2026-11-30"))).toBe("2026-11-30");
    expect(lastTashkentDay("2026-11-30T09:00:00Z")).toBe("2026-11-30");
  });

  test("agrees with the time zone data of the platform", () => {
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tashkent", dateStyle: "short" });
    fc.assert(
      fc.property(moment, (now) => {
        expect(tashkentDay(now)).toBe(format.format(now));
      }),
    );
  });

  test("is refused where there is none", () => {
    expect(() => inTashkent("yesterday")).toThrow(RangeError);
    expect(() => startOfTashkentDay("2026-02-30")).toThrow(RangeError);
  });
});
