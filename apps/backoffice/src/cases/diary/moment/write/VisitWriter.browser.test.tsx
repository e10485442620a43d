import { addField, drawInOrder, emptyGroup, type Field } from "@yer/flow-editor/model/groups";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../../registers/testing/opened-screen.js";
import type { Outbox } from "../../store/outbox.js";
import type { DeviceDiary } from "../device-diary.js";
import { withMomentTexts } from "../moment-texts.js";
import { beginVisit } from "../visit-draft.js";
import { VisitWriter } from "./VisitWriter.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const label = (en_US: string) => ({ uz_UZ: en_US, uz_Cyrl: en_US, ru_RU: en_US, en_US });
const finding: Field = {
  id: 101,
  label: label("What was found"),
  fieldType: "radio",
  required: true,
  least: null,
  most: null,
  optionsList: [{ id: 1, label: label("Occupied"), value: "occupied" }],
};
const [group] = drawInOrder(addField(emptyGroup, finding)[0]);

afterEach(closeScreen);

test("what a visit lacks stands at its field, and any number of presses makes it ready once", async () => {
  const gate = Promise.withResolvers<void>();
  const finished = vi.fn<Outbox["finish"]>(async () => gate.promise);
  const ready = vi.fn<() => void>();
  const outbox = { keep: async () => undefined, finish: finished, photosOf: async () => [] as const };
  const plot = { id, number: "2026-1718-A000001", address: null, outline: null };
  const begun = { ...beginVisit(plot, { groupVersion: 3, group }), answers: { 101: 1 } };
  const Shown = withMomentTexts(() => (
    <VisitWriter
      diary={{ outbox: outbox as unknown as Outbox } as DeviceDiary}
      begun={begun}
      group={group}
      by={id}
      device={id}
      onReady={ready}
      onDiscarded={() => undefined}
    />
  ));
  await openScreen(Shown, { address: "/diary/moment", codes: ["write:visit"], mocks: [] });
  const words = page.getByRole("textbox", { name: "What was seen on the spot" });
  const press = page.getByRole("button", { name: "The visit is ready" });
  await userEvent.click(press);
  await expect.element(words).toHaveAccessibleDescription(expect.stringContaining("Error: Fill this in"));
  expect(finished).not.toHaveBeenCalled();
  await userEvent.fill(words, "A house stands");
  await userEvent.click(press);
  await userEvent.click(press);
  await expect.poll(() => finished.mock.calls.length).toBe(1);
  gate.resolve();
  await expect.poll(() => ready.mock.calls.length).toBe(1);
  expect(finished).toHaveBeenCalledTimes(1);
  expect(finished.mock.calls[0]?.[0]).toMatchObject({ values: { words: "A house stands", answers: { 101: 1 } } });
});
