import { createClient } from "@yer/api/client";
import { type Offer, publicSite } from "@yer/api/contract/public";
import type { Polygon } from "@yer/api/contract/values";
import { mock, mockEnvironment } from "@yer/api/mock";
import { createAppStore } from "@yer/api/react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { putAway, show } from "../frame/testing/show.js";
import { OfferFacts } from "./OfferFacts.js";

const names = { uz_UZ: "A", uz_Cyrl: "A", ru_RU: "A", en_US: "A" };
const id = "0190f0a0-0000-7000-8000-000000000001";
/** A plot of some thirty metres, so many of its widths to the east of Tashkent's middle. */
function plot(east: number): Polygon {
  const [west, south] = [69.24 + east * 0.0004, 41.31];
  const ring = [
    [west, south],
    [west + 0.0003, south],
    [west + 0.0003, south + 0.0003],
    [west, south + 0.0003],
    [west, south],
  ];
  return { type: "Polygon", coordinates: [ring] } as unknown as Polygon;
}
const offer = {
  id,
  applicationId: id,
  number: "2026-1718-000001",
  legalBasis: 1,
  region: { soato: "1718", name: names },
  district: { soato: "1718401", name: names },
  neighborhood: names,
  area: null,
  from: "2026-11-22T05:00:00.000Z",
  to: "2026-12-02T19:00:00.000Z",
  open: true,
  cadastreNumber: null,
  purpose: null,
  landCategory: null,
  outline: plot(0),
  objections: { received: 0, open: 0 },
} as unknown as Offer;
let dispose = (): void => undefined;

afterEach(() => {
  putAway();
  dispose();
});

test("an announced plot is drawn at once, and its announced neighbours beside it when they come", async () => {
  const around = Promise.withResolvers<{ items: { id: string; outline: Polygon }[] }>();
  const app = createAppStore({
    client: createClient(mockEnvironment([mock(publicSite.neighbours, () => around.promise)], { locale: "en_US" })),
    report: (error) => expect.unreachable(String(error)),
  });
  dispose = app.dispose;
  const main = await show(
    <MemoryRouter>
      <Provider store={app.store}>
        <OfferFacts offer={offer} />
      </Provider>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole("link", { name: "See on the map" })).toBeVisible();
  const drawn = () => main.querySelectorAll("svg path, svg polygon").length;
  const before = drawn();
  // The service gives those within three hundred metres: the last one lies beyond the picture.
  around.resolve({
    items: [
      { id: "0190f0a0-0000-7000-8000-000000000002", outline: plot(1) },
      { id: "0190f0a0-0000-7000-8000-000000000003", outline: plot(9) },
    ],
  });
  await expect.element(page.getByText("Dashed: neighbouring announced plots (1)")).toBeVisible();
  expect(drawn()).toBe(before + 1);
});
