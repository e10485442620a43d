import { describe, expect, it } from "vitest";
import {
  type ColumnState,
  leastWidth,
  orderedColumns,
  pinnedColumns,
  readColumnState,
  shownColumns,
  withHidden,
  withMoved,
  withPin,
  withWidths,
  writeColumnState,
} from "./column-state.js";

const columns = [{ id: "number", sticky: "start" as const }, { id: "owner" }, { id: "place" }, { id: "area" }];

describe("columns as people arranged them", () => {
  it("shows named columns first and those that came later after them", () => {
    expect(orderedColumns(columns, { order: ["area", "gone", "owner"] })).toEqual(["area", "owner", "number", "place"]);
  });

  it("hides and shows a column without naming it twice", () => {
    const hidden = withHidden(withHidden({}, "owner", true), "owner", true);
    expect(hidden.hidden).toEqual(["owner"]);
    expect(withHidden(hidden, "owner", false).hidden).toEqual([]);
  });

  it("keeps widths whole and wide enough to be grasped", () => {
    expect(withWidths({ widths: { owner: 200 } }, { place: 133.6, area: 3 }).widths).toEqual({
      owner: 200,
      place: 134,
      area: leastWidth,
    });
  });

  it("pins by definition until somebody pins", () => {
    expect(pinnedColumns(columns, {})).toEqual({ start: ["number"], end: [] });
    const pinned = withPin(columns, {}, "area", "end");
    expect(pinned.pinned).toEqual({ start: ["number"], end: ["area"] });
    expect(withPin(columns, pinned, "number", undefined).pinned).toEqual({ start: [], end: ["area"] });
    expect(withPin(columns, pinned, "area", "start").pinned).toEqual({ start: ["number", "area"], end: [] });
  });

  it("moves a column to either side of another", () => {
    const state: ColumnState = { pinned: { start: [], end: [] } };
    expect(withMoved(columns, state, "area", { id: "owner", side: "before" }).order).toEqual([
      "number",
      "area",
      "owner",
      "place",
    ]);
    expect(withMoved(columns, state, "number", { id: "place", side: "after" }).order).toEqual([
      "owner",
      "place",
      "number",
      "area",
    ]);
  });

  it("moves pinned columns among themselves and none across the edge", () => {
    const state: ColumnState = { pinned: { start: ["number", "owner"], end: [] } };
    expect(withMoved(columns, state, "owner", { id: "number", side: "before" }).pinned?.start).toEqual([
      "owner",
      "number",
    ]);
    expect(withMoved(columns, state, "owner", { id: "place", side: "before" })).toBe(state);
  });
});

describe("the columns that show", () => {
  const named = [{ id: "number", sticky: "start" as const, isRowHeader: true }, { id: "owner" }, { id: "place" }];

  it("stand in their order, those at the edges outermost", () => {
    const state: ColumnState = { order: ["place", "number", "owner"], pinned: { start: ["number"], end: ["place"] } };
    expect(shownColumns(named, state)).toEqual(["number", "owner", "place"]);
  });

  it("hold the one that names its row whatever an address hides, and none that is gone", () => {
    const state: ColumnState = {
      hidden: ["number", "owner", "gone"],
      order: ["gone", "place"],
      pinned: { start: ["gone"], end: [] },
    };
    expect(shownColumns(named, state)).toEqual(["place", "number"]);
  });
});

describe("the line for a URL", () => {
  it.each<[string, ColumnState]>([
    ["nothing", {}],
    ["everything shown, where the host hides by default", { hidden: [] }],
    [
      "all of it, with ids that hold the line's own marks",
      {
        order: ["a,b", "ў;z"],
        hidden: ["c&d"],
        widths: { "a,b": 120, "e:f": 300 },
        pinned: { start: ["a,b"], end: [] },
      },
    ],
  ])("comes back as it went: %s", (_, state) => {
    expect(readColumnState(writeColumnState(state))).toEqual(state);
  });

  it("leaves out what makes no sense", () => {
    expect(readColumnState("widths=a:-5,b:x,:90,c:140&order=%E0%A4%A&x=1")).toEqual({
      widths: { c: 140 },
      order: ["%E0%A4%A"],
    });
  });
});
