import type { Area } from "@yer/api/contract/area-facts";
import { drafts } from "@yer/api/contract/drafts";
import { files } from "@yer/api/contract/files";
import { visits } from "@yer/api/contract/visits";
import { mock, refusal } from "@yer/api/mock";
import { drawInOrder, emptyGroup, addField, type Field } from "@yer/flow-editor/model/groups";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { withAreaPageTexts } from "../page/area-page-texts.js";
import WriteVisit from "./WriteVisit.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const label = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
const finding: Field = {
  id: 101,
  label: label("What was found"),
  fieldType: "radio",
  required: true,
  least: null,
  most: null,
  optionsList: [
    { id: 1, label: label("Occupied"), value: "occupied" },
    { id: 6, label: label("Wrong facts"), value: "data_wrong" },
  ],
};
const [group] = drawInOrder(addField(emptyGroup, finding)[0]);

let sent: Record<string, unknown>[] = [];
let uploads: string[] = [];
const mocks = [
  mock(visits.questions, () => ({ version: 3, group })),
  mock(visits.write, ({ body }) => {
    sent.push(body);
    throw refusal("unavailable");
  }),
  mock(files.upload, () => {
    uploads.push("one");
    return {
      id: "0190f0a0-0000-7000-8000-0000000000aa",
      name: "uy.jpg",
      type: "image/jpeg",
      size: 900,
      state: "clean" as const,
      uploadedAt: "2026-03-05T09:00:00.000Z",
    };
  }),
  mock(drafts.get, () => {
    throw refusal("not-found");
  }),
];
const open = { key: "find", to: null, allowed: true, reasons: [], follows: [] } as Area["moves"][number];

async function show(move: Area["moves"][number]): Promise<void> {
  const place = { region: { soato: "1718" }, district: { soato: "1718401" }, neighborhood: { id: "14160001" } };
  const area = { id, number: "2026-1718-A000001", version: 1, moves: [move], ...place } as unknown as Area;
  const Shown = withAreaPageTexts(() => <WriteVisit area={area} />);
  await openScreen(Shown, { address: "/", mocks, codes: ["find:area"] });
}

beforeEach(() => {
  sent = [];
  uploads = [];
});
afterEach(closeScreen);

const send = () => userEvent.click(page.getByRole("button", { name: "Send the visit" }));

test("a finding is chosen, never given beforehand, and what follows from it is said before it is sent", async () => {
  await show(open);
  await expect.element(page.getByRole("radio", { name: "Occupied" })).not.toBeChecked();
  await send();
  await expect.element(page.getByRole("alert").getByRole("link", { name: /What was found/ })).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(page.getByText("Occupied"));
  await expect.element(page.getByText("The area is confirmed, and new again.")).toBeVisible();
});

test("a visit that did not get through is sent again as the same one: its id stays", async () => {
  await show(open);
  await userEvent.click(page.getByText("Occupied"));
  await userEvent.fill(page.getByRole("textbox", { name: "What was seen on the spot" }), "A house stands");
  const day = page.getByRole("group", { name: "Day of the visit" });
  await userEvent.click(day.getByRole("button"));
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Today" }));
  await send();
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const before = sent.length;
  await send();
  await expect.poll(() => sent.length).toBeGreaterThan(before);
  const [first] = sent;
  expect(first).toMatchObject({
    visitedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    words: "A house stands",
    answers: { 101: 1 },
    fieldGroupVersion: 3,
    requests: [],
    photoIds: [],
    position: null,
    outline: null,
  });
  expect(new Set(sent.map((visit) => visit["id"])).size).toBe(1);
});

test("where the facts are wrong it is asked what is to be mended, and half a position is no position", async () => {
  await show(open);
  await userEvent.click(page.getByText("Wrong facts"));
  await expect.element(page.getByRole("textbox", { name: "Note" })).toBeVisible();
  await userEvent.fill(page.getByRole("textbox", { name: "Latitude" }), "39.6");
  await send();
  await expect
    .element(page.getByRole("alert").getByRole("link", { name: /Latitude and longitude are written together/ }))
    .toBeVisible();
  expect(sent).toEqual([]);
});

test("who cannot write one now is told why, and led back to the area", async () => {
  await show({ ...open, allowed: false, reasons: [{ code: "sent-to-another" }] });
  await expect.element(page.getByRole("heading", { name: "No visit can be written now" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "2026-1718-A000001" })).toBeVisible();
});
