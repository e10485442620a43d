import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withApplicationTexts } from "../application-texts.js";
import { TakeArea } from "./TakeArea.js";

afterEach(closeScreen);

/** About 100 by 100 metres, in Samarqand. */
const outline = "POLYGON ((66.96 39.65, 66.96117 39.65, 66.96117 39.6509, 66.96 39.6509, 66.96 39.65))";

const taken: number[] = [];

function Shown() {
  const [written, setWritten] = useState("");
  const [total, setTotal] = useState<number | null>(null);
  return (
    <>
      <TakeArea
        outline={written}
        total={total}
        onTake={(area) => {
          taken.push(area);
          setTotal(area);
        }}
      />
      <textarea aria-label="Outline" value={written} onChange={(event) => setWritten(event.target.value)} />
    </>
  );
}

test("the area of an outline is taken by a button that stands there from the beginning and says what it waits for", async () => {
  await openScreen(withApplicationTexts(Shown), { address: "/", codes: [], mocks: [] });
  const button = page.getByRole("button", { name: "Use as the total area" });
  await expect.element(button).toHaveAccessibleDescription("Draw the outline first");
  const { y } = button.element().getBoundingClientRect();

  await page.getByRole("textbox", { name: "Outline" }).fill(outline);
  await expect.element(button).not.toHaveAttribute("aria-disabled");
  expect(button.element().getBoundingClientRect().y).toBe(y);
  await userEvent.click(button);
  await expect.element(button).toHaveAccessibleDescription("The total area is that of the outline already");
  expect(taken).toEqual([10_034.32]);
});
