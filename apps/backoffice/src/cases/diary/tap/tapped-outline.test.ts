import { movedBy, type Position, snapTargets } from "@yer/area-picker/model";
import { packOutline } from "@yer/api/contract/compact-outline";
import type { Polygon } from "@yer/api/contract/values";
import { expect, test } from "vitest";
import { plotsAround } from "./plots-around.js";
import { placeAt, pulled, scaled, shareOf, viewOf } from "./tap-view.js";
import { nothingTapped, tap, type Tapped, tappedOutline, undoTap } from "./tapped-outline.js";

const start: Position = [66.96, 39.65];
const at = (east: number, north: number): Position => movedBy(start, east, north);

/** A plot with its south-western corner so many metres away. */
function plotAt(east: number, north: number, [width, depth] = [20, 30] as const): Polygon {
  const corners = [at(east, north), at(east + width, north), at(east + width, north + depth), at(east, north + depth)];
  return { type: "Polygon", coordinates: [[...corners, at(east, north)]] };
}

const packed = (east: number) => packOutline(plotAt(east, 0));
const stateOf = ({ corners, isClosed }: Tapped) => [corners.length, isClosed];

/** A neighbour to the west, which the plot of 20 by 30 metres shares a side with. */
const targets = snapTargets([plotAt(-20, 0)]);
const tapping = { reach: 3, finger: 1, targets };

function tapAll(...places: readonly (readonly [number, number])[]): Tapped {
  return places.reduce((tapped, [east, north]) => tap(tapped, at(east, north), tapping), nothingTapped);
}

test("a tap near a drawn corner is that corner, on a drawn side lies on it, and else is where it was", () => {
  const { corners } = tapAll([0.5, -2], [1.5, 12], [20, 30]);
  expect(corners.map(({ error }) => error)).toEqual([0.1, 1, 1]);
  expect(corners[0]?.at).toEqual(at(0, 0));
  expect(corners[1]?.at[0]).toBeCloseTo(at(0, 12)[0], 6);
  expect(corners[2]?.at).toEqual(at(20, 30));
});

test("the start tapped again closes three corners or more, and then no corner is taken", () => {
  expect(stateOf(tapAll([0, 0], [20, 0], [1, 1]))).toEqual([2, false]);
  const closed = tapAll([0, 0], [20, 0], [20, 30], [0, 30], [1, 1], [10, 10]);
  expect(stateOf(closed)).toEqual([4, true]);
});

test("taking back opens what was closed first, and then takes the last corner", () => {
  const closed = tapAll([0, 0], [20, 0], [20, 30], [1, 1]);
  const opened = undoTap(closed);
  expect(stateOf(opened)).toEqual([3, false]);
  expect(undoTap(opened).corners).toHaveLength(2);
  expect(undoTap(nothingTapped)).toEqual(nothingTapped);
});

test("the area is known as well as the finger hits: corners that were taken as drawn add next to nothing", () => {
  const free = tappedOutline({ corners: tapAll([40, 0], [60, 0], [60, 30], [40, 30]).corners, isClosed: false });
  expect(free?.area).toBeCloseTo(600, 0);
  // Four corners right to 1 m: half of what 2 m come to.
  expect(free?.walk).toEqual({ corner: 1, areaError: 24, closing: null, fixes: 0 });
  const half = tappedOutline(tapAll([0, 0], [20, 0], [20, 30], [0, 30]));
  expect(half?.walk.areaError).toBe(17);
  expect(tappedOutline(tapAll([0, 0], [20, 0]))).toBeUndefined();
});

test("a place is drawn where a tap finds it again, however the view was pulled and scaled", () => {
  const first = viewOf([plotAt(0, 0)]);
  if (!first) throw new Error("A plot has a view.");
  expect(first.side).toBeCloseTo(60, 1);
  const view = scaled(pulled(first, [0.25, -0.1]), 0.5);
  expect(view.side).toBeCloseTo(30, 1);
  const [longitude, latitude] = placeAt(view, shareOf(view, at(3, 4)));
  expect(longitude).toBeCloseTo(at(3, 4)[0], 9);
  expect(latitude).toBeCloseTo(at(3, 4)[1], 9);
  // Pulled to the right by a quarter of sixty metres, the middle is what lay as far to the left.
  expect(pulled(first, [0.25, 0]).centre[0]).toBeCloseTo(at(10 - 15, 15)[0], 7);
  expect(viewOf([])).toBeUndefined();
});

test("the round's plots near a plot are drawn around it, the nearest first, and without it itself", () => {
  const plot = { id: "a", outline: packed(0) };
  const others = [
    { id: "a", outline: packed(0) },
    { id: "b", outline: packed(60) },
    { id: "c", outline: null },
  ];
  const round = { plots: others as never, around: [packed(20), packed(900)] };
  expect(plotsAround(plot, round)).toEqual([packed(20), packed(60)]);
  expect(plotsAround({ id: "c", outline: null }, round)).toEqual([]);
});
