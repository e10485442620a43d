import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { Stat, StatGroup } from "./index.js";

let root: Root;
beforeEach(async () => {
  await page.viewport(390, 844);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="ru_RU">
      <div style={{ padding: 16 }}>
        <StatGroup data-short="">
          <Stat label="Внесена" value="4" />
          <Stat label="Сумма" value="11 430 999,00 сум" />
        </StatGroup>
      </div>
    </UiProvider>,
  );
  await expect.poll(() => document.querySelectorAll("dt")).toHaveLength(2);
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it("keeps a sum of money within its figure on a phone, and the word beside it whole", () => {
  const [, label] = document.querySelectorAll("dt");
  const figure = label?.parentElement;
  const words = document.createRange();
  words.selectNodeContents(label ?? document.body);
  expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
  expect(figure?.scrollWidth).toBeLessThanOrEqual(figure?.clientWidth ?? 0);
});
