import type { Lease } from "@yer/api/contract/conclusion-seat";
import { expect, test } from "vitest";
import { seatSentence } from "./seat-sentence.js";

const lease = (live: boolean, mine: boolean) =>
  ({ live, mine, holder: { name: "Karimova" }, until: "2026-03-05T10:00:00Z" }) as Lease;

test("a conclusion that was sent is said to be given, and not that nobody holds it", () => {
  expect(seatSentence(null, "2026-03-05T09:00:00Z")).toMatchObject({ id: "seat.given", at: "2026-03-05T09:00:00Z" });
  expect(seatSentence(lease(false, true), "2026-03-05T09:00:00Z").id).toBe("seat.given");
});

test("before anything is given it is free until somebody begins, and then theirs", () => {
  expect(seatSentence(null, null).id).toBe("seat.free");
  expect(seatSentence(lease(true, true), null).id).toBe("seat.mine");
  expect(seatSentence(lease(true, false), null)).toMatchObject({ id: "seat.held", name: "Karimova" });
  expect(seatSentence(lease(false, false), null).id).toBe("seat.waits");
});

test("who gives it anew holds it, whatever was given before", () => {
  expect(seatSentence(lease(true, true), "2026-03-05T09:00:00Z").id).toBe("seat.mine");
});
