import { type Application, applications } from "@yer/api/contract/applications";
import { tiles } from "@yer/api/contract/tiles";
import type { Polygon } from "@yer/api/contract/values";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import ConclusionDrawer from "./ConclusionDrawer.js";
import { withConclusionsTexts } from "./conclusions-texts.js";

const plotAt = (x: number): Polygon => ({
  type: "Polygon",
  coordinates: [
    [
      [x, 39.6],
      [x + 0.0002, 39.6],
      [x + 0.0002, 39.6002],
      [x, 39.6002],
      [x, 39.6],
    ],
  ],
});
const neighbourAt = (id: string, x: number) => ({ id, outline: plotAt(x), standing: true });
const named = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
const paper = { id: "p", name: "pasport.pdf", type: "application/pdf", size: 3, state: "clean", kind: "plan" };
const application = {
  id: "a",
  number: "2026-1718-000007",
  occupier: null,
  district: { soato: "1718401", name: named },
  neighborhood: { id: "14160001", name: named },
  address: null,
  area: 400,
  legalBasis: 1,
  facts: { outline: plotAt(66.9), files: [paper] },
} as unknown as Application;

afterEach(closeScreen);

test("a conclusion is given beside the plot's outline with its neighbours, and the file's documents", async () => {
  const Sheet = withConclusionsTexts(() => (
    <ConclusionDrawer opened={{ applicationId: "a", stepId: "s" }} next={undefined} onClose={() => undefined} />
  ));
  await openScreen(Sheet, {
    address: "/conclusions",
    codes: ["read:property", "give:conclusion"],
    mocks: [
      mock(applications.get, () => application),
      mock(applications.discussion, () => ({ discussion: null })),
      mock(
        tiles.near,
        // The last one lies beyond the picture: it is neither drawn nor counted.
        () => ({ items: [neighbourAt("b", 66.9002), neighbourAt("c", 66.9028)], more: false }) as never,
      ),
    ],
  });
  const sheet = page.getByRole("dialog", { name: "2026-1718-000007" });
  await expect.element(sheet.getByRole("img", { name: /^Outline of 4 points: 39\.6/ })).toBeVisible();
  await expect.element(sheet.getByText("Dashed: neighbouring plots (1)")).toBeVisible();
  await expect.element(sheet.getByText("pasport.pdf")).toBeVisible();
});
