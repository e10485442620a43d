import { expect, it } from "vitest";
import { plotKey, undoKey } from "./plot-keys.js";

const bare = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const press = (key: string, more: Partial<typeof bare> = {}) => ({ ...bare, ...more, key });

it("moves the chosen corner by a pixel or ten, and leaves arrows to the map where none is chosen", () => {
  expect(plotKey(press("ArrowLeft"), true)).toEqual({ act: "move", x: -1, y: 0 });
  expect(plotKey(press("ArrowDown", { shiftKey: true }), true)).toEqual({ act: "move", x: 0, y: 10 });
  expect(plotKey(press("ArrowLeft"), false)).toBeUndefined();
  expect(plotKey(press("ArrowUp", { ctrlKey: true }), true)).toEqual({ act: "pan", x: 0, y: -8 });
});

it("knows its letters in either case, and nothing with Alt", () => {
  expect(plotKey(press("M", { shiftKey: true }), true)).toEqual({ act: "middle" });
  expect(plotKey(press("s"), false)).toEqual({ act: "catch" });
  expect(plotKey(press("Enter", { altKey: true }), true)).toBeUndefined();
  expect(plotKey(press("q"), true)).toBeUndefined();
});

it("takes back and does again as everywhere, with Ctrl or ⌘", () => {
  expect(undoKey(press("z", { ctrlKey: true }))).toEqual({ act: "undo" });
  expect(undoKey(press("Z", { metaKey: true, shiftKey: true }))).toEqual({ act: "redo" });
  expect(undoKey(press("y", { ctrlKey: true }))).toEqual({ act: "redo" });
  expect(undoKey(press("z"))).toBeUndefined();
});
