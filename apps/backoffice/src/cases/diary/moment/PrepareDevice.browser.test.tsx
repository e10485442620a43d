import { diaryDevices } from "@yer/api/contract/diary-devices";
import { mock, refusal } from "@yer/api/mock";
import { deleteDB } from "idb";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../../registers/testing/opened-screen.js";
import { openDiary } from "../store/diary-database.js";
import { withMomentTexts } from "./moment-texts.js";
import type { DeviceDiary } from "./device-diary.js";
import { PrepareDevice } from "./PrepareDevice.js";

const name = () => page.getByRole("textbox", { name: "Name of the device" });
const pin = () => page.getByLabelText("Choose a PIN");
const prepare = () => page.getByRole("button", { name: "Prepare this device" });

afterEach(closeScreen);

test("a device that was not registered is registered under the same id by the next press, and nothing is typed twice", async () => {
  const person = "0190f0a0-0000-7000-8000-000000000001";
  const asked: { readonly id: string; readonly name: string }[] = [];
  const opened = vi.fn<(key: CryptoKey) => void>();
  const gate = Promise.withResolvers<void>();
  await deleteDB("yer-diary");
  const database = await openDiary();
  const Shown = withMomentTexts(() => (
    <PrepareDevice diary={{ database } as DeviceDiary} person={person} onOpen={opened} />
  ));
  await openScreen(Shown, {
    address: "/diary/moment",
    codes: ["write:visit"],
    mocks: [
      mock(diaryDevices.register, async ({ body }) => {
        asked.push(body);
        await gate.promise;
        if (asked.length === 1) throw refusal("unavailable");
        return { id: body.id, uploadTicket: "ticket", roundEndsAt: new Date(Date.now() + 86_400_000).toISOString() };
      }),
    ],
  });
  await prepare().click();
  await expect.element(name()).toHaveFocus();
  await expect.element(name()).toHaveAttribute("aria-invalid", "true");
  await expect.element(pin()).toHaveAttribute("aria-invalid", "true");
  await userEvent.fill(name(), "Phone");
  await userEvent.fill(pin(), "135790");
  await userEvent.dblClick(prepare());
  gate.resolve();
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect.element(pin()).toHaveValue("135790");
  await prepare().click();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  expect(asked).toEqual([asked[0], asked[0]]);
  database.close();
});
