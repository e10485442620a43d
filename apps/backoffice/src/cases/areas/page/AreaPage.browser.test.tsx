import type { Area } from "@yer/api/contract/area-facts";
import { areas } from "@yer/api/contract/areas";
import { mock } from "@yer/api/mock";
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

test("why the service laid it aside is said in the reader's language, at its head and in its history", async () => {
  const number = "2026-1718-000001";
  const entry = { sequence: 1, at: areaDraft.createdAt, actor: null, impersonator: null, reason: null, changes: [] };
  const moved = { action: "area.end_application", from: "area_opened", to: "not_registered", hash: "0".repeat(16) };
  const params = { number, cause: "ended_unregistered" };
  const items = [{ ...entry, ...moved, params }];
  const laidAside: Area = {
    ...areaDraft,
    basket: "not_registered",
    basketReason: null,
    basketCause: { code: "ended_unregistered", number },
    faults: [],
  };
  const Shown = withAreaPageTexts(() => <AreaPage area={laidAside} />);
  const mocks = [mock(areas.history, { items, total: 1, more: false, next: null })];
  await openScreen(Shown, { address: `/area/${laidAside.id}?tab=history`, mocks, codes: ["read:area"] });
  await expect.element(page.getByText(/Reason: File .+ ended unregistered\./u)).toBeVisible();
  await expect.element(page.getByText(`File ${number} ended unregistered`, { exact: true })).toBeVisible();
});
