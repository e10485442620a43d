import type { OverlapRow } from "@yer/api/contract/overlaps";
import { overlapsRegister } from "@yer/api/contract/overlaps";
import { overlapClasses } from "@yer/api/contract/plot-overlap";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { loadTexts } from "../../base/language/texts.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { messages } from "./messages/uz_UZ.js";
import OverlapsRegister from "./OverlapsRegister.js";

afterEach(closeScreen);

const names = { uz_UZ: "Kattaqoʻrgʻon", uz_Cyrl: "Каттақўрғон", ru_RU: "Каттакурган", en_US: "Kattakurgan" };
const side: OverlapRow["first"] = {
  kind: "application",
  id: "01932f00-0000-7000-8000-000000000001",
  number: "2026-1718-000001",
  status: "in_review",
  legalBasis: null,
  district: { soato: "1718212", name: names },
  neighborhood: null,
};

/** What of the cells is drawn beyond them. */
const cut = () =>
  Array.from(document.querySelectorAll("tbody [role=gridcell][data-align=end], tbody [data-tone] > span"))
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => textContent);

test("beside the menu at 1440 pixels no kind of overlap is cut in Uzbek, and no shared area", async () => {
  await page.viewport(1125, 900);
  const items = overlapClasses.map((one, index): OverlapRow => ({
    id: `01932f00-0000-7000-8000-00000000001${index}`,
    first: side,
    second: { ...side, id: null, number: "2026-1718-000002" },
    class: one,
    area: 12_345.6,
    percent: 100,
    foundAt: "2026-11-28T09:00:00.000Z",
    triage: null,
    version: 1,
  }));
  await openScreen(OverlapsRegister, {
    address: "/applications?view=overlaps",
    codes: ["read:property"],
    texts: { ...(await loadTexts("uz_UZ")), ...messages },
    mocks: [mock(overlapsRegister.list, () => ({ items, total: items.length, more: false, next: null }))],
  });
  await expect.element(page.getByText("Ustma-ust tushish").first()).toBeVisible();
  expect(document.querySelectorAll("tbody [role=gridcell][data-align=end]").length).toBeGreaterThan(0);
  await expect.poll(cut).toEqual([]);
});
