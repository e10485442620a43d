import { describe, expect, it } from "vitest";
import { type GridBounds, type GridCell, moveByKey } from "./grid-keys.js";

const bounds: GridBounds = { rows: 101, columns: 5, page: 10, rtl: false };
const press = (key: string, from: GridCell, more: { ctrl?: boolean; rtl?: boolean } = {}): GridCell | undefined =>
  moveByKey(from, { key, ctrlKey: more.ctrl ?? false, metaKey: false }, { ...bounds, rtl: more.rtl ?? false });

describe("moveByKey", () => {
  it.each([
    ["ArrowDown", { row: 3, column: 2 }],
    ["ArrowUp", { row: 1, column: 2 }],
    ["ArrowRight", { row: 2, column: 3 }],
    ["ArrowLeft", { row: 2, column: 1 }],
    ["Home", { row: 2, column: 0 }],
    ["End", { row: 2, column: 4 }],
    ["PageDown", { row: 12, column: 2 }],
    ["PageUp", { row: 0, column: 2 }],
  ])("%s", (key, to) => {
    expect(press(key, { row: 2, column: 2 })).toEqual(to);
  });

  it("goes to the first and last cell of the grid with Ctrl+Home and Ctrl+End", () => {
    expect(press("Home", { row: 50, column: 2 }, { ctrl: true })).toEqual({ row: 0, column: 0 });
    expect(press("End", { row: 50, column: 2 }, { ctrl: true })).toEqual({ row: 100, column: 4 });
  });

  it("stays inside at every edge", () => {
    expect(press("ArrowUp", { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(press("ArrowLeft", { row: 0, column: 0 })).toEqual({ row: 0, column: 0 });
    expect(press("ArrowDown", { row: 100, column: 4 })).toEqual({ row: 100, column: 4 });
    expect(press("ArrowRight", { row: 100, column: 4 })).toEqual({ row: 100, column: 4 });
    expect(press("PageDown", { row: 95, column: 4 })).toEqual({ row: 100, column: 4 });
  });

  it("mirrors the sideways arrows from right to left", () => {
    expect(press("ArrowRight", { row: 1, column: 2 }, { rtl: true })).toEqual({ row: 1, column: 1 });
    expect(press("ArrowLeft", { row: 1, column: 2 }, { rtl: true })).toEqual({ row: 1, column: 3 });
  });

  it("leaves other keys alone", () => {
    expect(press("a", { row: 1, column: 1 })).toBeUndefined();
    expect(press("Enter", { row: 1, column: 1 })).toBeUndefined();
  });
});
