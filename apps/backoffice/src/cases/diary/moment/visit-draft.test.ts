import { movedBy, type Position } from "@yer/area-picker/model";
import { emptyGroup } from "@yer/flow-editor/model/groups";
import { expect, test } from "vitest";
import { beginVisit, bodyOf, draftAsKept, isTappable, outlineFaultOf, type VisitDraft } from "./visit-draft.js";

const start: Position = [66.96, 39.65];
const at = (east: number, north: number): Position => movedBy(start, east, north);
const square = [at(0, 0), at(20, 0), at(20, 30), at(0, 30)];
const plot = { id: "p", number: "2026-1718-A000001", address: null, outline: null };
const begun: VisitDraft = {
  ...beginVisit(plot, { groupVersion: 1, group: null }),
  corners: square.slice(0, 3).map(([longitude, latitude]) => [{ longitude, latitude, accuracy: 2 }]),
  tapped: { corners: square.map((corner) => ({ at: corner, error: 1 })), isClosed: true },
};
const handedIn = (draft: VisitDraft) => bodyOf(draft, emptyGroup, { device: "d", now: 0 });

test("the outline that is chosen is handed in with its error, the other is not", () => {
  expect(handedIn(begun)).toMatchObject({ walk: { fixes: 3, corner: 2 } });
  expect(handedIn({ ...begun, outlineBy: "tap" }).walk).toEqual({ corner: 1, areaError: 24, closing: null, fixes: 0 });
  expect(handedIn({ ...begun, outlineBy: "tap" }).outline?.coordinates[0]).toHaveLength(5);
});

test("an outline that crosses itself is told on the spot: the office would refuse the visit for it", () => {
  const crossing = [0, 2, 1, 3].map((corner) => ({ at: square[corner] ?? start, error: 1 }));
  const draft = { ...begun, tapped: { corners: crossing, isClosed: false } };
  expect(outlineFaultOf(draft)).toBeUndefined();
  expect(outlineFaultOf({ ...draft, outlineBy: "tap" })).toBe("crossing");
});

test("a draft that an older app kept is gone on with", () => {
  const { around: _, tapped: __, outlineBy: ___, ...older } = begun;
  const draft = draftAsKept(older);
  expect(draft).toMatchObject({ words: "", outlineBy: "walk", tapped: { corners: [] } });
  expect(handedIn(draft).walk?.fixes).toBe(3);
  expect(isTappable(draft)).toBe(false);
});
