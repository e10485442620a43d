import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { SearchField } from "../SearchField/index.js";
import { FilterBar } from "./FilterBar.js";

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
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
  await vi.waitUntil(() => document.querySelector("input"));
  const search = page.getByRole("searchbox").element().getBoundingClientRect();
  const chip = document.querySelector("li")?.getBoundingClientRect();
  expect(search.width).toBeGreaterThan(200);
  expect(chip?.top).toBeGreaterThanOrEqual(search.bottom);
});
