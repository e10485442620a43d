import { areas } from "@yer/api/contract/areas";
import { mock } from "@yer/api/mock";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import BasketScreen from "./BasketScreen.js";

afterEach(async () => {
  closeScreen();
  await page.viewport(1280, 800);
});

const none = { items: [], total: 0, more: false, next: null };
const items = (["place_missing", "basis_missing", "found_missing", "unread_outline", "sizes_outline"] as const).map(
  (code, n) => ({ code, total: 9 - n }),
);
const links = () => page.getByRole("list", { name: "By fault" }).getByRole("link").elements();

it("a phone shows the commonest faults of a basket, and the others once they are asked for", async () => {
  await page.viewport(390, 844);
  await openScreen(BasketScreen, {
    address: "/drafts",
    codes: ["read:area"],
    mocks: [mock(areas.list, () => none), mock(areas.faults, () => ({ items }))],
  });
  await expect.poll(links).toHaveLength(3);
  await userEvent.click(page.getByRole("button", { name: "2 more kinds of fault" }));
  await expect.poll(links).toHaveLength(5);
});
