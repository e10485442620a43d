import { expect, type Locator, type Page } from "@playwright/test";

/** By what a person acts on a page. What they do is told once, for every hand. */
export interface Hand {
  /** Presses a button, a link, a tab of a row of tabs. */
  readonly press: (wanted: Locator) => Promise<void>;
  /** Writes into an empty field; in a field of one line it takes the place of what stood there. */
  readonly write: (field: Locator, words: string) => Promise<void>;
  /** Chooses among radio buttons. */
  readonly choose: (group: Locator, option: string) => Promise<void>;
  /** Picks from a list that drops down. */
  readonly pick: (button: Locator, option: RegExp | string) => Promise<void>;
  /** Finds in a field of places by typing. */
  readonly seek: (box: Locator, name: string) => Promise<void>;
  /** Gives a date the day it is. */
  readonly today: (date: Locator) => Promise<void>;
  /** Opens the row of a table that begins with these words. */
  readonly openRow: (table: Locator, name: string) => Promise<void>;
  /** Does one of the acts of the row of a table that begins with these words. */
  readonly actOnRow: (table: Locator, name: string, act: string) => Promise<void>;
  /** Picks from the menu that a button opens. */
  readonly pickFromMenu: (button: Locator, item: string) => Promise<void>;
  /** Opens one of a row of tabs. */
  readonly openTab: (tabs: Locator, name: RegExp | string) => Promise<void>;
  /** Opens what finds applications, screens and people from anywhere. */
  readonly openFind: (page: Page) => Promise<void>;
}

const rowOf = (table: Locator, name: string) =>
  table.getByRole("row").filter({ has: table.page().getByRole("rowheader", { name }) });
const menuItem = (page: Page, name: string) => page.getByRole("menuitem", { name, exact: true });
const finder = (page: Page) => page.getByRole("button", { name: "Topish (Ctrl+K)" });

/** A mouse, and text that is put into fields. */
export const mouse: Hand = {
  press: async (wanted) => wanted.click(),
  write: async (field, words) => field.fill(words),
  choose: async (group, option) => group.getByText(option, { exact: true }).click(),
  pick: async (button, option) => {
    await button.click();
    await button.page().getByRole("listbox").getByRole("option", { name: option }).click();
  },
  seek: async (box, name) => {
    await box.fill(name);
    await box.page().getByRole("option", { name, exact: true }).first().click();
  },
  today: async (date) => {
    await date.getByRole("button").click();
    await date.page().getByRole("dialog").getByRole("button", { name: "Bugun", exact: true }).click();
  },
  openRow: async (table, name) => table.getByRole("rowheader", { name }).getByRole("link").click(),
  actOnRow: async (table, name, act) => {
    await rowOf(table, name).getByRole("button").last().click();
    await menuItem(table.page(), act).click();
  },
  pickFromMenu: async (button, item) => {
    await button.click();
    await menuItem(button.page(), item).click();
  },
  openTab: async (tabs, name) => tabs.getByRole("tab", { name }).click(),
  openFind: async (page) => finder(page).click(),
};

/** From so many characters on a text is pasted. */
const pastedFrom = 40;

/** What a keyboard types, and what is too long to be typed. */
async function type(page: Page, words: string): Promise<void> {
  await (words.length < pastedFrom ? page.keyboard.type(words) : page.keyboard.insertText(words));
}

const hasFocus = (wanted: Locator): Promise<boolean> =>
  wanted.evaluate((element) => element === document.activeElement);

/** Waits until the page has drawn what the last key did: widgets move the focus only then, and a key more would go past. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Presses a key until something holds. */
async function pressUntil(page: Page, key: string, most: number, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
    // Tab is the browser's own, and done with at once.
    if (key !== "Tab") await drawn(page);
  }
  throw new Error(`${key}, pressed ${most} times, does not lead there.`);
}

/** More stops than a long form has. */
const stops = 250;

/** Goes on with Tab until the focus is on what is wanted, or in it. It is found once: a page is long, and looked at often. */
async function tabTo(wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  let found = await wanted.elementHandle();
  await pressUntil(wanted.page(), "Tab", stops, async () => {
    const at = await found?.evaluate((element) =>
      element.isConnected ? element.contains(document.activeElement) : undefined,
    );
    // It was drawn anew.
    if (at === undefined) found = await wanted.elementHandle();
    return at === true;
  });
}

/** Goes to the row of a table that begins with these words: Tab into the table, arrows inside. */
async function goToRow(table: Locator, name: string): Promise<void> {
  const row = rowOf(table, name);
  await expect(row).toBeVisible();
  await tabTo(table);
  await pressUntil(table.page(), "ArrowDown", 60, async () =>
    row.evaluate((it) => it.contains(document.activeElement)),
  );
}

/** Picks from the menu that has opened. */
async function pickItem(page: Page, name: string): Promise<void> {
  const wanted = menuItem(page, name);
  await expect(wanted).toBeVisible();
  await pressUntil(page, "ArrowDown", 20, async () => hasFocus(wanted));
  await page.keyboard.press("Enter");
  await expect(wanted).toBeHidden();
}

/** The keyboard alone: Tab to what is wanted, then Enter, Space or arrows. */
export const keyboard: Hand = {
  press: async (wanted) => {
    // A button that cannot be pressed yet says so and keeps its place in the row of Tab: one listens, and waits.
    await expect(wanted).toBeEnabled();
    await tabTo(wanted);
    await wanted.page().keyboard.press("Enter");
  },
  write: async (field, words) => {
    await tabTo(field);
    await type(field.page(), words);
  },
  choose: async (group, option) => {
    const page = group.page();
    const wanted = group.getByRole("radio", { name: option, exact: true });
    await tabTo(group);
    await pressUntil(page, "ArrowDown", 20, async () => hasFocus(wanted));
    await page.keyboard.press("Space");
    await expect(wanted).toBeChecked();
  },
  pick: async (button, option) => {
    const page = button.page();
    const wanted = page.getByRole("listbox").getByRole("option", { name: option });
    await tabTo(button);
    await page.keyboard.press("Enter");
    await expect(wanted).toBeVisible();
    await pressUntil(page, "ArrowDown", 40, async () => hasFocus(wanted));
    await page.keyboard.press("Enter");
    await expect(wanted).toBeHidden();
  },
  seek: async (box, name) => {
    const page = box.page();
    const wanted = page.getByRole("option", { name, exact: true }).first();
    await tabTo(box);
    await page.keyboard.type(name);
    await expect(wanted).toBeVisible();
    // The list may be drawn anew meanwhile, with other ids.
    const isMarked = async () =>
      (await box.getAttribute("aria-activedescendant")) === (await wanted.getAttribute("id"));
    await pressUntil(page, "ArrowDown", 40, isMarked);
    await page.keyboard.press("Enter");
    await expect(box).toHaveValue(name);
  },
  today: async (date) => {
    const page = date.page();
    // Day, month and year go their own ways in the field: typed as on paper.
    const day = await page.evaluate(() =>
      new Intl.DateTimeFormat("de", { day: "2-digit", month: "2-digit", year: "numeric" }).format(new Date()),
    );
    await tabTo(date);
    await page.keyboard.type(day);
  },
  openRow: async (table, name) => {
    await goToRow(table, name);
    await table.page().keyboard.press("Enter");
  },
  actOnRow: async (table, name, act) => {
    await goToRow(table, name);
    await table.page().keyboard.press("Shift+F10");
    await pickItem(table.page(), act);
  },
  pickFromMenu: async (button, item) => {
    await tabTo(button);
    await button.page().keyboard.press("Enter");
    await pickItem(button.page(), item);
  },
  openTab: async (tabs, name) => {
    const wanted = tabs.getByRole("tab", { name });
    await tabTo(tabs);
    await pressUntil(tabs.page(), "ArrowRight", 12, async () => hasFocus(wanted));
    await expect(wanted).toHaveAttribute("aria-selected", "true");
  },
  openFind: async (page) => {
    await expect(finder(page)).toBeVisible();
    await page.keyboard.press("Control+k");
  },
};

/** A finger on a phone: taps, and the keyboard that comes up with a field. */
export const finger: Hand = {
  press: async (wanted) => wanted.tap(),
  write: async (field, words) => {
    await field.tap();
    await expect(field).toBeFocused();
    await type(field.page(), words);
  },
  choose: async (group, option) => group.getByText(option, { exact: true }).tap(),
  pick: async (button, option) => {
    await button.tap();
    await button.page().getByRole("listbox").getByRole("option", { name: option }).tap();
  },
  seek: async (box, name) => {
    await box.tap();
    const sheet = box.page().getByRole("dialog");
    await expect(sheet.getByRole("combobox")).toBeFocused();
    await box.page().keyboard.type(name);
    await sheet.getByRole("option", { name, exact: true }).first().tap();
    await expect(sheet).toBeHidden();
  },
  today: async (date) => {
    await date.getByRole("button").tap();
    const day = date.page().getByRole("button", { name: "Bugun", exact: true });
    await day.tap();
    await expect(day).toBeHidden();
  },
  openRow: async (table, name) => table.getByRole("rowheader", { name }).getByRole("link").tap(),
  actOnRow: async (table, name, act) => {
    await rowOf(table, name).getByRole("button").last().tap();
    await menuItem(table.page(), act).tap();
  },
  pickFromMenu: async (button, item) => {
    await button.tap();
    await menuItem(button.page(), item).tap();
  },
  openTab: async (tabs, name) => tabs.getByRole("tab", { name }).tap(),
  openFind: async (page) => finder(page).tap(),
};

/** What an event tells of the means it came by; the page's own types are not known here. */
interface Came {
  readonly isTrusted: boolean;
  readonly type: string;
  readonly pointerType?: string;
}

/**
 * Makes a page cry out, and so its test fail, when it is acted on by anything but this: by a pointer where
 * there is only a keyboard, by a mouse where there is only a finger.
 */
export async function onlyBy(page: Page, means: "keyboard" | "finger"): Promise<void> {
  await page.addInitScript((only) => {
    const cry = (event: Came) => {
      if (event.isTrusted && !(only === "finger" && event.pointerType === "touch")) {
        reportError(new Error(`Not by ${only}: ${event.type} ${event.pointerType ?? ""}`));
      }
    };
    // A mouse that lies still moves for Chromium when the page moves under it: only what is done with one counts.
    const heard = only === "finger" ? ["pointerdown"] : ["pointerdown", "mousedown", "touchstart", "wheel"];
    for (const type of heard) window.addEventListener(type, cry, { capture: true, passive: true });
  }, means);
}
