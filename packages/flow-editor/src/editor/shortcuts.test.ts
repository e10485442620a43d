import { expect, it } from "vitest";
import { shortcutOf } from "./shortcuts.js";

const press = (key: string, code: string, held: "ctrl" | "meta" | "ctrl+shift" | "alt" | "" = "") =>
  shortcutOf({
    key,
    code,
    ctrlKey: held.startsWith("ctrl"),
    metaKey: held === "meta",
    shiftKey: held.endsWith("shift"),
    altKey: held === "alt",
  });

it.each([
  ["undo", press("z", "KeyZ", "ctrl")],
  ["undo", press("z", "KeyZ", "meta")],
  ["undo", press("я", "KeyZ", "ctrl")],
  ["redo", press("Z", "KeyZ", "ctrl+shift")],
  ["redo", press("y", "KeyY", "ctrl")],
  ["copy", press("с", "KeyC", "ctrl")],
  ["connect", press("с", "KeyC")],
  ["commands", press("л", "KeyK", "ctrl")],
  ["delete", press("Delete", "Delete")],
  ["left", press("ArrowLeft", "ArrowLeft")],
  ["addStep", press("ы", "KeyS")],
  ["addGateway", press("g", "KeyG")],
  ["addEnd", press("e", "KeyE")],
  ["fullScreen", press("f", "KeyF")],
  [undefined, press("ArrowLeft", "ArrowLeft", "alt")],
  [undefined, press("s", "KeyS", "ctrl")],
  [undefined, press("a", "KeyA")],
])("%s", (shortcut, pressed) => {
  expect(pressed).toBe(shortcut);
});
