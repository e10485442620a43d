import type { Area } from "@yer/api/contract/area-facts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { areaDraft } from "../testing/area-draft.js";
import { withAreaPageTexts } from "./area-page-texts.js";
import { AreaPage } from "./AreaPage.js";

const name = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
const open = { twin: null, said: null, place: null, at: areaDraft.createdAt } as const;
const unanswered = { refusedBy: null, refusedAt: null, refusal: null } as const;
const split: Area = {
  ...areaDraft,
  basket: null,
  basketReason: null,
  neighborhood: { id: "14160001", name: name("Registon") },
  sentence: { code: "place_ended", count: 0, target: null },
  placeEnded: { how: "split", today: [{ id: "14160002", name: name("Shohizinda") }] },
  faults: [{ ...open, ...unanswered, code: "place_gone" }],
};

afterEach(closeScreen);

async function shown(area: Area): Promise<void> {
  const Shown = withAreaPageTexts(() => <AreaPage area={area} />);
  const codes = ["read:area", "update:area", "set_aside:area", "assign:place"] as const;
  await openScreen(Shown, { address: `/area/${area.id}`, mocks: [], codes: [...codes] });
  await expect.element(page.getByText("Registon was split. In its stead today: Shohizinda.")).toBeVisible();
}

const timesSaid = (words: RegExp) => document.body.innerText.match(words)?.length ?? 0;

test("that the place of an area was split is said once, before its facts, with one offer: to place it", async () => {
  await shown(split);
  expect(timesSaid(/no more|closed or split/gu)).toBe(1);
  await expect.element(page.getByRole("link", { name: "Place", exact: true })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Mend", exact: true })).not.toBeInTheDocument();
});

test("its other faults are told as ever", async () => {
  await shown({ ...split, faults: [...split.faults, { ...open, ...unanswered, code: "basis_missing" }] });
  await expect.element(page.getByText("1 fault in the facts")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Mend", exact: true })).toBeVisible();
  expect(timesSaid(/closed or split/gu)).toBe(0);
});
