import type { KindChoices } from "@yer/api/contract/notice-choices";
import { noticeKinds } from "@yer/api/contract/notices";
import { tashkentDay } from "@yer/api/formats";
import fc from "fast-check";
import { expect, test } from "vitest";
import { quietUntil } from "../../platform/outbox/quiet-hours.js";
import { type Chosen, digestDue, dueAt } from "./due.js";

/** A moment of 5 March 2026, or of a day near it, as a clock in Tashkent shows it. */
const at = (time: string, day = "05") => new Date(`2026-03-${day}T${time}:00+05:00`);
const night = { from: "22:00", to: "07:00" };
const shown = (moment: Date) => new Date(moment.getTime() + 5 * 3_600_000).toISOString().slice(8, 16);

test("within quiet hours their end is awaited, over midnight too; outside them nothing waits", () => {
  const ends = (time: string, quiet = night) => shown(quietUntil(quiet, at(time)));
  expect(ends("21:59")).toBe("05T21:59");
  expect(ends("22:00")).toBe("06T07:00");
  expect(ends("23:30")).toBe("06T07:00");
  expect(ends("00:00")).toBe("05T07:00");
  expect(ends("06:59")).toBe("05T07:00");
  expect(ends("07:00")).toBe("05T07:00");
  const noon = { from: "12:30", to: "13:15" };
  expect(ends("12:29", noon)).toBe("05T12:29");
  expect(ends("12:30", noon)).toBe("05T13:15");
  expect(ends("13:15", noon)).toBe("05T13:15");
  expect(ends("13:16", noon)).toBe("05T13:16");
  expect(quietUntil(null, at("03:00"))).toEqual(at("03:00"));
});

test("a digest leaves at its hour, after its quiet hours, and never twice on a day", () => {
  const due = (time: string, last: string | null = null, quiet: Chosen["quiet"] = night, digestAt = "09:00") =>
    shown(digestDue({ quiet, digestAt }, at(time), last));
  expect(due("08:59")).toBe("05T09:00");
  expect(due("09:00")).toBe("05T09:00");
  expect(due("09:01")).toBe("06T09:00");
  expect(due("08:59", "2026-03-05")).toBe("06T09:00");
  // Its hour lies in quiet hours: it waits for their end, that of the night that has begun too.
  expect(due("15:00", null, night, "23:00")).toBe("06T07:00");
  expect(due("06:00", null, night, "23:00")).toBe("05T07:00");
  expect(due("03:00", null, night, "05:00")).toBe("05T07:00");
});

test("the urgent waits for nothing", () => {
  const kinds = Object.fromEntries(
    noticeKinds.map((kind) => [kind, { email: true, sms: true, pace: "digest" }]),
  ) as KindChoices;
  const told = { at: at("23:00"), now: at("23:00"), lastDigest: null };
  const chosen: Chosen = { kinds, quiet: night, digestAt: "09:00" };
  expect(dueAt(chosen, "account.device", told)).toEqual(at("23:00"));
  expect(shown(dueAt(chosen, "view.entered", told))).toBe("06T09:00");
});

test("whatever is chosen, nothing leaves in quiet hours, and a digest within two days of being told", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  const quiet = fc.option(
    fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to),
    { nil: null },
  );
  const moment = fc
    .integer({ min: 0, max: 4 * 1440 })
    .map((minutes) => new Date(at("00:00").getTime() + minutes * 60_000));
  fc.assert(
    fc.property(quiet, time, moment, fc.boolean(), (hours, digestAt, told, hadOne) => {
      const last = hadOne ? tashkentDay(told) : null;
      const due = digestDue({ quiet: hours, digestAt }, told, last);
      expect(quietUntil(hours, due)).toEqual(due);
      expect(due >= told).toBe(true);
      expect(tashkentDay(due) > (last ?? "")).toBe(true);
      expect(due.getTime() - told.getTime()).toBeLessThanOrEqual(3 * 86_400_000);
    }),
    { numRuns: 300 },
  );
});
