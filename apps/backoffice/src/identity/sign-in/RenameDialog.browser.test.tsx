import { factors } from "@yer/api/contract/factors";
import { mock, refusal } from "@yer/api/mock";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { AccountSecurity } from "./AccountSecurity.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const factor = {
  id,
  kind: "totp" as const,
  name: "Phone",
  createdAt: "2026-03-05T09:00:00.000Z",
  lastUsedAt: null,
};

afterEach(closeScreen);

test("a factor is renamed once for any number of presses, and what was typed stays where it could not be", async () => {
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  await openScreen(AccountSecurity, {
    address: "/user-profile",
    codes: [],
    mocks: [
      mock(factors.own, {
        items: [factor],
        recoveryLeft: 8,
        required: false,
        hasPassword: true,
        username: "phone",
        email: null,
        passkeyHost: null,
        provedUntil: null,
      }),
      mock(factors.rename, async ({ body }) => {
        sent.push(body.name);
        await gate.promise;
        if (sent.length === 1) throw refusal("unavailable");
        return undefined;
      }),
    ],
  });
  await userEvent.click(page.getByRole("button", { name: "Rename: Phone" }));
  const dialog = page.getByRole("dialog", { name: "Rename" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const save = dialog.getByRole("button", { name: "Save" });
  await userEvent.fill(name, "  ");
  await userEvent.click(save);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription("Error: Fill this in");
  await userEvent.fill(name, " Old phone ");
  await userEvent.dblClick(save);
  gate.resolve();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  await expect.element(name).toHaveValue(" Old phone ");
  expect(sent).toEqual(["Old phone"]);
  await userEvent.click(save);
  await expect.element(dialog).not.toBeInTheDocument();
});
