import type { Batch } from "@yer/api/contract/batch";
import { drafts } from "@yer/api/contract/drafts";
import { placeOutlines } from "@yer/api/contract/places-outlines";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BatchView } from "../../registers/batches/BatchView.js";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { withPlacesTexts } from "../places-texts.js";
import { outlinesFace } from "./outlines-face.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const at = "2026-03-05T09:00:00.000Z";
const batch: Batch = {
  id,
  fileName: "outlines.geojson",
  format: "geojson",
  encoding: "utf-8",
  columns: [],
  sample: [],
  rows: 1,
  done: 1,
  state: "checked",
  stoppedIn: null,
  mapping: {},
  filled: {},
  remembered: false,
  shapes: false,
  system: null,
  warned: 0,
  by: "Nodira Qodirova",
  at,
  appliedAt: null,
  undoneAt: null,
  version: 5,
  counts: { new: 1, changed: 0, over: 0, known: 0, wrong: 0, entered: 0, undone: 0, kept: 0 },
};

afterEach(closeScreen);

test("outlines come into force once for any number of presses, and their source stays where they could not", async () => {
  const sent: (readonly [unknown, string | undefined])[] = [];
  const dropped: string[] = [];
  const gate = Promise.withResolvers<void>();
  await openScreen(
    withPlacesTexts(() => <BatchView face={outlinesFace} batch={batch} onAnother={() => undefined} />),
    {
      address: "/allneighborhoods?do=outlines",
      codes: ["outline:place"],
      mocks: [
        mock(placeOutlines.rows, { items: [], total: 0, more: false, next: null }),
        mock(drafts.get, () => ({ draft: null })),
        mock(drafts.put, () => ({ savedAt: at })),
        mock(drafts.remove, () => void dropped.push("draft")),
        mock(placeOutlines.apply, async ({ body, headers }) => {
          sent.push([body, headers["if-match"]]);
          await gate.promise;
          if (sent.length === 1)
            throw refusal("invalid", { errors: [{ in: "body", pointer: "/credit", code: "control-characters" }] });
          return { ...batch, credit: body.credit, state: "applying" as const };
        }),
      ],
    },
  );
  const credit = page.getByRole("textbox", { name: "Source (shown on the map)" });
  const press = page.getByRole("button", { name: "Make them official" });
  await userEvent.fill(credit, "Cadastre agency");
  await userEvent.dblClick(press);
  gate.resolve();
  await expect.element(credit).toHaveAttribute("aria-invalid", "true");
  await expect.element(credit).toHaveValue("Cadastre agency");
  expect(sent).toEqual([[{ leaveOutWrong: false, credit: "Cadastre agency" }, '"5"']]);
  expect(dropped).toEqual([]);
  await userEvent.fill(credit, " ");
  await userEvent.click(press);
  await expect.poll(() => dropped).toEqual(["draft"]);
  expect(sent[1]?.[0]).toEqual({ leaveOutWrong: false, credit: null });
});
