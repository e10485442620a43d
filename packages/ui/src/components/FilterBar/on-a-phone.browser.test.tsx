import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { SearchField } from "../SearchField/index.js";
import { FilterBar } from "./FilterBar.js";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  document.adoptedStyleSheets = [];
});

it("on a phone the search keeps its line, and what is set stands under it", async () => {
  await page.viewport(390, 844);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="uz_UZ">
      <div style={{ padding: 16 }}>
        <FilterBar
          filters={[
            { id: "late", label: "Kechikkan", kind: "flag" },
            { id: "soon", label: "Muddati yaqin", kind: "flag" },
          ]}
          value={{ late: true }}
          onChange={() => undefined}
        >
          <SearchField label="Qidirish" />
        </FilterBar>
      </div>
    </UiProvider>,
  );
  await expect.poll(() => document.querySelector("input")).not.toBeNull();
  const search = page.getByRole("searchbox").element().getBoundingClientRect();
  const chip = document.querySelector("li")?.getBoundingClientRect();
  expect(search.width).toBeGreaterThan(200);
  expect(chip?.top).toBeGreaterThanOrEqual(search.bottom);
});

it("in a narrow popover the days of a span are seen whole", async () => {
  await page.viewport(390, 844);
  // As on a touch screen, where the type of inputs is larger.
  const larger = new CSSStyleSheet();
  larger.replaceSync("[data-type] { font-size: 16px !important }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, larger];
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <UiProvider locale="uz_UZ">
      <FilterBar
        filters={[{ id: "opened", label: "Ochilgan", kind: "dates" }]}
        value={{ opened: { from: "2026-11-01", to: "2026-11-30" } }}
        onChange={() => undefined}
      />
    </UiProvider>,
  );
  await page.getByRole("button", { name: /^Ochilgan/u }).click();
  await expect.element(page.getByRole("spinbutton").first()).toBeVisible();
  const parts = [...document.querySelectorAll('[role="spinbutton"]')];
  expect(parts).toHaveLength(6);
  for (const part of parts) expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
});
