import { type Visit, visits } from "@yer/api/contract/visits";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withAreaPageTexts } from "../page/area-page-texts.js";
import { areaDraft } from "../testing/area-draft.js";
import VisitsTab from "./VisitsTab.js";

const name = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
/** A square of so many metres, roughly, at Samarkand. */
const square = (metres: number) => {
  const [x, y, d, e] = [66.9, 39.6, metres / 85_800, metres / 111_020];
  return {
    type: "Polygon" as const,
    coordinates: [
      [
        [x, y],
        [x + d, y],
        [x + d, y + e],
        [x, y + e],
        [x, y],
      ] as [number, number][],
    ],
  };
};
const visit: Visit = {
  id: "01932f00-0000-7000-8000-0000000000a1",
  visitedOn: "2026-03-04",
  position: null,
  hours: null,
  words: "A house stands there",
  outline: square(25),
  walk: { corner: 5.4, areaError: 49, closing: 2, fixes: 240 },
  finding: "occupied",
  answered: [],
  photos: [],
  organisation: { id: "01932f00-0000-7000-8000-0000000000b1", name: name("Inspection"), kind: "inspection" },
  by: "Sinov Odamov",
  receivedAt: "2026-03-05T09:00:00.000Z",
  correctedBy: null,
  keptBecause: "moved_on",
};
const area = { ...areaDraft, facts: { ...areaDraft.facts, outline: square(20) } };

afterEach(closeScreen);

async function shown(given: Partial<Visit>): Promise<void> {
  const Shown = withAreaPageTexts(() => <VisitsTab area={area} />);
  const mocks = [mock(visits.list, { items: [{ ...visit, ...given }] })];
  await openScreen(Shown, { address: `/area/${area.id}`, mocks, codes: ["read:area"] });
  await expect.element(page.getByText("A house stands there")).toBeVisible();
}

test("a walked outline stands beside the drawn one, with the difference and by how much it may err", async () => {
  await shown({});
  await expect
    .element(page.getByText(/^62\d m², \+22\d m² against the drawn outline · ± 49 m², corners exact to 5\.4 m$/))
    .toBeVisible();
});

test("a visit that moved nothing says why, and one that moved its area says nothing of it", async () => {
  await shown({});
  await expect.element(page.getByText("The area had moved on: the visit is kept and changed nothing")).toBeVisible();
  closeScreen();
  await shown({ keptBecause: null });
  await expect.element(page.getByText(/the visit is kept/)).not.toBeInTheDocument();
});
