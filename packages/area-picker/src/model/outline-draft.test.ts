import { expect, it } from "vitest";
import {
  cornerAfter,
  draftOf,
  middleOfSide,
  type OutlineDraft,
  outlineOfDraft,
  withCorner,
  withCornerMoved,
  withoutCorner,
  withoutRing,
} from "./outline-draft.js";
import { outlineLog } from "./outline-log.js";
import { readOutline, writeOutline } from "./read-outline.js";

const square: OutlineDraft = [
  [
    [66.96, 39.65],
    [66.961, 39.65],
    [66.961, 39.651],
    [66.96, 39.651],
  ],
];
const holed: OutlineDraft = [
  ...square,
  [
    [66.9602, 39.6502],
    [66.9604, 39.6502],
    [66.9604, 39.6504],
  ],
];

it("draws an outline corner by corner, and every step of it is a text that comes back as it was", () => {
  let draft: OutlineDraft = [];
  for (const [index, position] of (square[0] ?? []).entries()) {
    draft = withCorner(draft, { ring: 0, index }, position);
    const outline = outlineOfDraft(draft);
    const read = readOutline(outline ? writeOutline(outline) : "");
    expect(read.fault).toBe(index < 2 ? "too-short" : undefined);
    expect(read.outline && draftOf(read.outline)).toEqual(draft);
  }
  expect(draft).toEqual(square);
});

it("keeps every corner of a ring that was not closed, and closes it itself", () => {
  const [ring = []] = square;
  const draft = draftOf({ type: "Polygon", coordinates: [[...ring]] });
  expect(draft).toEqual(square);
  expect(outlineOfDraft(draft)?.coordinates).toEqual([[...ring, ring[0]]]);
});

it("moves a corner, puts one in the middle of a side, and takes one away", () => {
  const middle = middleOfSide(square, { ring: 0, index: 3 });
  expect(middle).toEqual([66.96, 39.6505]);
  const more = withCorner(square, { ring: 0, index: 4 }, middle ?? [0, 0]);
  expect(more[0]).toHaveLength(5);
  expect(withCornerMoved(more, { ring: 0, index: 4 }, [66.9595, 39.6505])[0]?.[4]).toEqual([66.9595, 39.6505]);
  expect(withoutCorner(more, { ring: 0, index: 4 })).toEqual(square);
  expect(middleOfSide([[[66, 39]]], { ring: 0, index: 0 })).toBeUndefined();
});

it("lets a hole go that has lost its third corner, and keeps an outer ring on its way", () => {
  expect(withoutCorner(holed, { ring: 1, index: 0 })).toEqual(square);
  expect(withoutCorner([[[66, 39]]], { ring: 0, index: 0 })).toEqual([]);
  expect(withoutRing(holed, 1)).toEqual(square);
  expect(withoutRing(holed, 0)).toEqual([]);
});

it("goes from corner to corner over all rings and round again", () => {
  expect(cornerAfter(holed, undefined)).toEqual({ ring: 0, index: 0 });
  expect(cornerAfter(holed, { ring: 0, index: 3 })).toEqual({ ring: 1, index: 0 });
  expect(cornerAfter(holed, { ring: 1, index: 2 })).toEqual({ ring: 0, index: 0 });
  expect(cornerAfter(holed, { ring: 0, index: 0 }, -1)).toEqual({ ring: 1, index: 2 });
  expect(cornerAfter([], undefined)).toBeUndefined();
});

it("takes back and forth, also what could not be read, and forgets what was taken back once something is written", () => {
  let log = outlineLog.begin("");
  log = outlineLog.write(log, "P");
  log = outlineLog.write(log, "PO", true);
  log = outlineLog.write(log, "POLYGON");
  log = outlineLog.undo(log);
  expect(log.now).toBe("PO");
  log = outlineLog.undo(log);
  expect(log.now).toBe("");
  expect(outlineLog.undo(log)).toBe(log);
  log = outlineLog.redo(outlineLog.redo(log));
  expect(log.now).toBe("POLYGON");
  expect(outlineLog.redo(log)).toBe(log);
  log = outlineLog.write(outlineLog.undo(log), "other");
  expect(outlineLog.redo(log)).toBe(log);
});

it("keeps only so much for taking back as a page can hold", () => {
  let log = outlineLog.begin("");
  for (let step = 0; step < 100; step += 1) log = outlineLog.write(log, String(step).padEnd(100_000, "x"));
  expect(log.before.reduce((sum, text) => sum + text.length, 0)).toBeLessThanOrEqual(4_000_000);
  expect(log.before.length).toBeGreaterThan(30);
});
