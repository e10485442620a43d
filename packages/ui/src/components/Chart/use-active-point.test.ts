import { describe, expect, it } from "vitest";
import { pointAfter } from "./use-active-point.js";

const space = { categories: 3, series: 2, isHorizontal: false };
const at = (category: number, series?: number) => ({ at: category, series, byKeys: true });

describe("pointAfter", () => {
  it("begins at the end the arrow comes from", () => {
    expect(pointAfter("ArrowRight", null, space, false)).toEqual(at(0));
    expect(pointAfter("ArrowLeft", null, space, false)).toEqual(at(2));
  });

  it("goes along the categories and stops at their ends", () => {
    expect(pointAfter("ArrowRight", at(1), space, false)).toEqual(at(2));
    expect(pointAfter("ArrowRight", at(2), space, false)).toEqual(at(2));
    expect(pointAfter("Home", at(2, 1), space, false)).toEqual(at(0, 1));
    expect(pointAfter("End", null, space, false)).toEqual(at(2));
  });

  it("goes down to one series and stays with it", () => {
    expect(pointAfter("ArrowDown", at(1), space, false)).toEqual(at(1, 0));
    expect(pointAfter("ArrowDown", at(1, 0), space, false)).toEqual(at(1, 1));
    expect(pointAfter("ArrowRight", at(1, 1), space, false)).toEqual(at(2, 1));
  });

  it("turns with the drawing: mirrored from the right, across for bars that lie", () => {
    expect(pointAfter("ArrowLeft", at(1), space, true)).toEqual(at(2));
    expect(pointAfter("ArrowDown", at(1), { ...space, isHorizontal: true }, false)).toEqual(at(2));
    expect(pointAfter("ArrowRight", at(1), { ...space, isHorizontal: true }, false)).toEqual(at(1, 0));
  });

  it("goes along a single series by every arrow", () => {
    expect(pointAfter("ArrowDown", at(1), { ...space, series: 1 }, false)).toEqual(at(2));
    expect(pointAfter("ArrowUp", at(1), { ...space, series: 1 }, true)).toEqual(at(0));
  });

  it("leaves the point by Escape, and leaves other keys to the page", () => {
    expect(pointAfter("Escape", at(1), space, false)).toBeNull();
    expect(pointAfter("Escape", null, space, false)).toBeUndefined();
    expect(pointAfter("Tab", at(1), space, false)).toBeUndefined();
  });
});
