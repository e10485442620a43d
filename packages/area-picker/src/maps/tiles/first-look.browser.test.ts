import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFirstLook, type FirstLook } from "./first-look.js";

describe("the first look of a map", () => {
  const [north, south] = [{}, {}];
  let look: FirstLook;
  let shown: string[];
  const showing = (name: string) => () => void shown.push(name);

  beforeEach(() => {
    vi.useFakeTimers();
    look = createFirstLook();
    shown = [];
    look.expect(north);
    look.expect(south);
    return () => vi.useRealTimers();
  });

  test("shows its tiles together, once the last has come", () => {
    look.settle(north, showing("north"));
    expect(shown).toEqual([]);
    look.settle(south, showing("south"));
    expect(shown).toEqual(["north", "south"]);
  });

  test("does not keep what has come from showing while another is slow", () => {
    look.settle(north, showing("north"));
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["north"]);
    look.settle(south, showing("south"));
    expect(shown).toEqual(["north", "south"]);
  });

  test("does not wait for a tile that is not wanted any more", () => {
    look.settle(north, showing("north"));
    look.forget(south);
    expect(shown).toEqual(["north"]);
  });

  test("is over when somebody moves on: what waits shows, and later tiles by themselves", () => {
    look.settle(north, showing("north"));
    look.end();
    expect(look.lasts()).toBe(false);
    look.settle(south, showing("south"));
    expect(shown).toEqual(["north", "south"]);
  });

  test("shows each tile once, also where showing the last one ends it", () => {
    look.settle(north, showing("north"));
    look.settle(south, () => {
      shown.push("south");
      look.end();
    });
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["north", "south"]);
  });
});
