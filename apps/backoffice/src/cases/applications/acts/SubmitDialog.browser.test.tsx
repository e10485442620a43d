import type { Application } from "@yer/api/contract/applications";
import { places } from "@yer/api/contract/places";
import { mock } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import SubmitDialog from "./SubmitDialog.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });
const neighborhood = "17184011";

/** A square of 0.01 degrees from a corner on. */
const square = (x: number): [number, number][] => [
  [x, 39.6],
  [x + 0.01, 39.6],
  [x + 0.01, 39.61],
  [x, 39.61],
  [x, 39.6],
];

/** How often outlines were asked for. */
let read = 0;
/** What the service waits for before it answers. */
let held: Promise<void> | undefined;
/** The neighbourhood is a square from 66.9 on; of the district no outline is known. */
const outlines = mock(places.outlines, async ({ query }) => {
  read += 1;
  await held;
  return {
    type: "FeatureCollection" as const,
    credits: [],
    features:
      (query as { readonly within: string }).within === "1718401"
        ? [
            {
              type: "Feature" as const,
              id: neighborhood,
              geometry: { type: "MultiPolygon" as const, coordinates: [[square(66.9)]] },
              properties: {
                code: neighborhood,
                level: "neighborhood" as const,
                name: named("Bogʻishamol"),
                kind: "official" as const,
                credit: null,
              },
            },
          ]
        : [],
  };
});

/** The question before a plot is submitted that begins so far east. */
async function ask(x: number): Promise<void> {
  const application = {
    id: "a",
    version: 1,
    region: { soato: "1718", name: named("Samarqand") },
    district: { soato: "1718401", name: named("Samarqand shahri") },
    neighborhood: { id: neighborhood, name: named("Bogʻishamol") },
    facts: { outline: { type: "Polygon", coordinates: [square(x)] } },
  } as unknown as Application;
  const Question = () => <SubmitDialog application={application} move="submit" onClose={() => undefined} />;
  await openScreen(Question, { address: "/application/a", codes: ["submit:property"], mocks: [outlines] });
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
}

afterEach(() => {
  closeScreen();
  read = 0;
  held = undefined;
});

test("who submits a plot of which half lies outside its neighbourhood is told how much, before it is submitted", async () => {
  await ask(66.905);
  await expect
    .element(page.getByText(/50% of the plot lies outside Bogʻishamol: submit it only if the place is right/u))
    .toBeVisible();
});

test("of a plot that lies in it nothing more is asked", async () => {
  await ask(66.9);
  await expect.poll(() => read).toBe(2);
  await expect.element(page.getByText(/lies outside/)).not.toBeInTheDocument();
});

test("nothing is confirmed while it is being read how much lies outside, so that no press meets a button that moves", async () => {
  const answer = Promise.withResolvers<void>();
  held = answer.promise;
  await ask(66.905);
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Submit" });
  await expect.element(confirm).toBeDisabled();
  answer.resolve();
  await expect.element(page.getByText(/50% of the plot/u)).toBeVisible();
  await expect.element(confirm).toBeEnabled();
});
