import { mock } from "@yer/api/mock";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { closeScreen, openScreen } from "../registers/testing/opened-screen.js";
import { registers } from "./testing/registers-of-contract.js";
import { registerScreens, texts } from "./testing/screens-of-registers.js";

const none = { items: [], total: 0, more: false, next: null };
const placeOf = (locator: ReturnType<typeof page.getByRole>): DOMRect => locator.element().getBoundingClientRect();
const boxOf = (element: Element | null): DOMRect | undefined => element?.getBoundingClientRect();
const columns = () => page.getByRole("button", { name: "Table", exact: true });
const exporting = () => page.getByRole("button", { name: "Export", exact: true });
const fold = () => page.getByRole("button", { name: "Views, columns, export" });

/** Registers that become no file. */
const withoutFile = new Set([
  "areaLists",
  "bankAccounts",
  "bankDays",
  "calendarLists",
  "imports",
  "lineReturns",
  "moneyMonths",
  "outlineFiles",
  "placeLists",
  "reports",
  "scheduleLists",
  "settings",
  "statementLines",
  "treasuryLists",
]);

/** Lists of brought files: bringing one stands over them, and what they are is said by a heading of their own. */
const underBringing = new Set([
  "areaLists",
  "calendarLists",
  "imports",
  "outlineFiles",
  "placeLists",
  "receipts",
  "scheduleLists",
  "treasuryLists",
]);

afterEach(closeScreen);

describe.each(registerScreens)("$name", ({ register, load }) => {
  const last = () => (withoutFile.has(register.name) ? columns() : exporting());
  const open = async () => {
    const { list, read } = register;
    const codes = read === undefined ? [] : [read];
    await openScreen((await load()).default, { address: "/", mocks: [mock(list, () => none as never)], codes, texts });
  };

  it("has its columns and its export over its search, and these over its rows, at the same edges as every other", async () => {
    await page.viewport(1440, 900);
    await open();
    await expect.element(columns()).toBeVisible();
    await expect.element(last()).toBeVisible();
    const rows = placeOf(page.getByRole("grid"));
    const [first, second] = [placeOf(columns()), placeOf(last())];
    expect(first.left).toBeLessThanOrEqual(second.left);
    expect(Math.abs(first.top - second.top)).toBeLessThanOrEqual(1);
    expect(first.left).toBeGreaterThan(rows.left + rows.width / 2);
    // A part has no title of its own; some registers are narrowed by nothing.
    const isHeaded = underBringing.has(register.name);
    const title = boxOf(
      page
        .getByRole("heading", { level: isHeaded ? 2 : 1 })
        .first()
        .query(),
    );
    expect(title !== undefined || !isHeaded).toBe(true);
    expect(title === undefined || (first.top < title.bottom && first.bottom > title.top)).toBe(true);
    const field = boxOf(page.getByRole("searchbox").query());
    expect(field === undefined || (field.top >= first.bottom && field.bottom <= rows.top)).toBe(true);
    expect(field === undefined || field.left - rows.left < 48).toBe(true);
  });

  it("folds them on a phone behind a button, so that rows show", async () => {
    await page.viewport(390, 844);
    await open();
    await expect.element(fold()).toHaveAttribute("aria-expanded", "false");
    await expect.element(columns()).not.toBeInTheDocument();
    await userEvent.click(fold());
    await expect.element(fold()).toHaveAttribute("aria-expanded", "true");
    await expect.element(columns()).toBeVisible();
    await expect.element(last()).toBeVisible();
  });
});

/** Screens of which a list is a part: their title is the screen's, not the list's. */
const screensOfParts = {
  "/allsetting": () => import("../identity/settings/SettingsScreen.js"),
  "/cdistribution": () => import("../money/distributions/DistributionsScreen.js"),
  "/objections": () => import("../cases/objections/ObjectionsScreen.js"),
  "/receipts?view=lines": () => import("../money/ReceiptsScreen.js"),
  "/svod": () => import("../money/svod/SvodScreen.js"),
} as const;
const codesOfParts = ["read:setting", "read:cdistribution", "read:objection", "record:payment", "read:svod"];

describe.each(Object.entries(screensOfParts))("%s", (address, load) => {
  it("has the columns of its open list in the line of its title, over its tabs", async () => {
    await page.viewport(1440, 900);
    const lists = registers.map(({ list }) => mock(list, () => none as never));
    await openScreen((await load()).default, { address, mocks: lists, codes: codesOfParts, texts });
    await expect.element(columns()).toBeVisible();
    const title = placeOf(page.getByRole("heading", { level: 1 }));
    const [tools, tabs] = [placeOf(columns()), placeOf(page.getByRole("tablist"))];
    expect(tools.top < title.bottom && tools.bottom > title.top).toBe(true);
    expect(tools.bottom).toBeLessThanOrEqual(tabs.top);
  });
});
