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

const widths = [
  ["a desk", 1440],
  ["a phone", 390],
] as const;

it.each(widths)(
  "%s shows the commonest faults of a basket, and the others once they are asked for",
  async (_, width) => {
    await page.viewport(width, 844);
    await openScreen(BasketScreen, {
      address: "/drafts",
      codes: ["read:area"],
      mocks: [mock(areas.list, () => none), mock(areas.faults, () => ({ items }))],
    });
    await expect.poll(links).toHaveLength(3);
    await userEvent.click(page.getByRole("button", { name: "2 more kinds of fault" }));
    await expect.poll(links).toHaveLength(5);
  },
);

it.each(widths)("on %s the faults move nothing that stands below them when they come", async (_, width) => {
  await page.viewport(width, 844);
  const counted = Promise.withResolvers<void>();
  await openScreen(BasketScreen, {
    address: "/drafts",
    codes: ["read:area"],
    mocks: [
      mock(areas.list, () => none),
      mock(areas.faults, async () => {
        await counted.promise;
        return { items };
      }),
    ],
  });
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  await expect.element(page.getByText("No areas found")).toBeVisible();
  const before = page.getByRole("searchbox").element().getBoundingClientRect().top;
  counted.resolve();
  await expect.poll(links).toHaveLength(3);
  expect(page.getByRole("searchbox").element().getBoundingClientRect().top).toBe(before);
});
