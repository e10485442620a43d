import { movedBy, type Position } from "@yer/area-picker/model";
import { packOutline } from "@yer/api/contract/compact-outline";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../../registers/testing/opened-screen.js";
import { nothingTapped, type Tapped } from "../../tap/tapped-outline.js";
import { withMomentTexts } from "../moment-texts.js";
import { TapOutline } from "./TapOutline.js";

const start: Position = [66.96, 39.65];
const corners = [
  [0, 0],
  [30, 0],
  [30, 30],
  [0, 30],
  [0, 0],
].map(([east = 0, north = 0]) => movedBy(start, east, north));
/** Thirty metres square: drawn in the middle half of sixty. */
const drawn = packOutline({ type: "Polygon", coordinates: [corners] });
let tapped = nothingTapped;
beforeEach(() => {
  tapped = nothingTapped;
});

const Shown = withMomentTexts(function Tapping() {
  const [value, setValue] = useState<Tapped>(nothingTapped);
  function change(next: Tapped): void {
    tapped = next;
    setValue(next);
  }
  return <TapOutline tapped={value} onChange={change} drawn={drawn} around={[]} />;
});

const drawing = () => page.getByRole("application", { name: "Plots around, north up, 60 m across" });

/** Taps at shares of the drawing's side. */
async function tapAt(x: number, y: number): Promise<void> {
  const { width, height } = drawing().element().getBoundingClientRect();
  await userEvent.click(drawing(), { position: { x: x * width, y: y * height } });
}

afterEach(closeScreen);

test("corners near drawn ones are taken as drawn, the start closes, and the last tap is taken back", async () => {
  await openScreen(Shown, { address: "/", mocks: [], codes: [] });
  await expect.element(page.getByText("No corner tapped yet.")).toBeVisible();
  for (const [x, y] of [
    [0.27, 0.74],
    [0.75, 0.77],
    [0.74, 0.25],
    [0.25, 0.26],
  ] as const) {
    await tapAt(x, y);
  }
  // Nine hundred square metres to the millionth of a degree, of four corners as they were drawn.
  await expect.element(page.getByText(/^4 corners tapped. 90[01](\.\d)? m², give or take 3 m²/)).toBeVisible();
  await tapAt(0.26, 0.75);
  await expect.element(page.getByText(/The outline is closed/)).toBeVisible();
  await tapAt(0.5, 0.5);
  expect(tapped.corners).toHaveLength(4);
  await userEvent.click(page.getByRole("button", { name: "Open it again" }));
  await userEvent.click(page.getByRole("button", { name: "Take back the last corner" }));
  await expect.element(page.getByText(/^3 corners tapped/)).toBeVisible();
});

test("corners are set with the keys, and nearer a free corner is surer", async () => {
  await openScreen(Shown, { address: "/", mocks: [], codes: [] });
  await expect.element(drawing()).toBeVisible();
  drawing().element().focus();
  await userEvent.keyboard("{Enter}");
  const [far] = tapped.corners;
  await userEvent.click(page.getByRole("button", { name: "Nearer" }));
  page.getByRole("application").element().focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
  await expect.poll(() => tapped.corners).toHaveLength(2);
  const near = tapped.corners[1];
  expect(near?.error).toBeCloseTo((far?.error ?? 0) / 2, 5);
  expect(near?.at[0]).toBeGreaterThan(far?.at[0] ?? 0);
  expect(near?.at[1]).toBeCloseTo(far?.at[1] ?? 0, 7);
});

test("what is drawn is pulled about, and a pull sets no corner", async () => {
  await openScreen(Shown, { address: "/", mocks: [], codes: [] });
  await expect.element(drawing()).toBeVisible();
  const element = drawing().element();
  const { left, top, width } = element.getBoundingClientRect();
  const at = (x: number): PointerEventInit => ({
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    clientX: left + x * width,
    clientY: top + width / 2,
  });
  // A capture wants a pointer that is really down.
  element.setPointerCapture = () => undefined;
  element.dispatchEvent(new PointerEvent("pointerdown", at(0.5)));
  element.dispatchEvent(new PointerEvent("pointermove", at(0.25)));
  element.dispatchEvent(new PointerEvent("pointerup", at(0.25)));
  expect(tapped.corners).toEqual([]);
  // The plot's eastern side came to the middle: its corner is there to be tapped.
  await tapAt(0.5, 0.75);
  await expect.poll(() => tapped.corners[0]?.error).toBe(0.1);
});
