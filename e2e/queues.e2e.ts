import type { Locator, Page } from "@playwright/test";
import { caller, openDiscussion } from "./applications.js";
import { sign } from "./application-acts.js";
import { keyboard, onlyBy } from "./hands.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

/** Applications that are gone through: enough to show that each takes as many presses as the one before. */
const files = 4;
/** Forty applications a day by keyboard alone (DOMAIN §12): presses for one, beside the words that are written. */
const mostPresses = { cashier: 20, justice: 20, council: 20, architect: 24 };

/** Counts the presses of a person that are no letters of a word. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = { presses: 0 };
    Object.assign(window, { counted });
    window.addEventListener(
      "keydown",
      (event: { key: string; altKey: boolean }) => {
        const isLetter = event.key.length === 1 && !event.altKey;
        if (!isLetter && !["Alt", "Shift", "Control"].includes(event.key)) counted.presses += 1;
      },
      { capture: true },
    );
  });
  return async () =>
    page.evaluate(() => {
      const { counted } = globalThis as unknown as { counted: { presses: number } };
      const { presses } = counted;
      counted.presses = 0;
      return presses;
    });
}

/** Tells what each application took, and holds it against what it may take. */
function tell(role: keyof typeof mostPresses, presses: readonly number[]): void {
  const each = presses.join(", ");
  test.info().annotations.push({ type: "presses", description: `${role}: ${each}` });
  // oxlint-disable-next-line no-console -- presses are compared from version to version, in the log too
  console.log(`${role}: ${each} presses for a file`);
  expect(Math.max(...presses)).toBeLessThanOrEqual(mostPresses[role]);
}

/** What the roles do that carry applications on from a register of a status: the act, and what its dialog asks. */
const carriers = {
  cashier: {
    path: "aplications_30",
    act: "Toʻlovni qayd etish",
    fill: async (dialog: Locator, number: string) => {
      await keyboard.today(dialog.getByRole("group", { name: "Toʻlangan sana" }));
      await keyboard.write(dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }), `T-${number}`);
    },
  },
  justice: {
    path: "aplications_4",
    act: "Qonuniyligini tasdiqlash",
    fill: async (dialog: Locator) => keyboard.write(dialog.getByRole("textbox", { name: "Asoslari" }), "Qonuniy."),
  },
  council: {
    path: "aplications_2",
    act: "Rozi deb qaror qilish",
    fill: async (dialog: Locator, number: string) => {
      await keyboard.write(dialog.getByRole("textbox", { name: "Qaror raqami" }), `Q-${number}`);
      await keyboard.today(dialog.getByRole("group", { name: "Qaror sanasi" }));
    },
  },
} as const;

for (const role of ["cashier", "justice", "council"] as const) {
  test(
    `${role}: from one application of the queue to the next by keyboard alone, and back to the list as it was`,
    {
      tag: soak,
    },
    async ({ browse }) => {
      const { path, act, fill } = carriers[role];
      const page = await browse(role);
      await onlyBy(page, "keyboard");
      const presses = await countPresses(page);
      const list = `/applications/${path}?sort=-number`;
      await page.goto(list);
      const rows = page.getByRole("grid").getByRole("rowheader");
      await expect(rows.first()).toBeVisible();
      const numbers = await rows.allTextContents();
      await keyboard.openRow(page.getByRole("grid"), numbers[0] ?? "");
      const taken: number[] = [];
      // The last of the list has no next: the list is gone through but for one.
      const done = Math.min(files, numbers.length - 1);
      expect(done).toBeGreaterThan(1);
      const heading = page.getByRole("heading", { level: 1 });
      for (const number of numbers.slice(0, done)) {
        await expect(heading).toHaveText(number);
        // The menu shows where one is: in the queue, not among all applications.
        await expect(page.locator("[aria-current=page]").and(page.getByRole("link"))).toHaveAttribute(
          "href",
          `/applications/${path}`,
        );
        await presses();
        await keyboard.press(page.getByRole("button", { name: act, exact: true }));
        const dialog = page.getByRole("dialog", { name: act });
        await fill(dialog, number);
        await keyboard.press(dialog.getByRole("button", { name: act, exact: true }));
        await expect(dialog).toBeHidden();
        await expect(page.getByRole("button", { name: act, exact: true })).toBeHidden();
        await page.keyboard.press("Alt+n");
        await expect(heading).not.toHaveText(number);
        taken.push(await presses());
      }
      tell(role, taken);
      await page.getByRole("navigation", { name: "Joriy sahifa yoʻli" }).getByRole("link").press("Enter");
      await expect(page).toHaveURL(list);
      await expect(rows.first()).toHaveText(numbers[done] ?? "");
    },
  );
}

test(
  "an architect goes from conclusion to conclusion by keyboard alone",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    for (let made = 0; made < files; made += 1) await openDiscussion(operator);
    const page = await browse("architect");
    await onlyBy(page, "keyboard");
    const presses = await countPresses(page);
    await page.goto("/conclusions?sort=-deadline");
    const rows = page.getByRole("grid").getByRole("rowheader");
    await expect(rows.nth(files - 1)).toBeVisible();
    const [first = ""] = await rows.allTextContents();
    await keyboard.openRow(page.getByRole("grid"), first);
    const taken: number[] = [];
    for (let at = 0; at < files; at += 1) {
      const sheet = page.getByRole("dialog").first();
      await expect(sheet.getByRole("textbox", { name: /^Asoslari/ })).toBeVisible();
      const number = (await sheet.getByRole("heading").first().textContent()) ?? "";
      await presses();
      await keyboard.choose(
        sheet.getByRole("radiogroup", { name: "Bino yoki inshootga boʻlgan huquq" }),
        "Eʼtirof etilgan",
      );
      await keyboard.write(sheet.getByRole("textbox", { name: /^Asoslari/ }), "Joyida oʻrganildi.");
      await keyboard.choose(sheet.getByRole("radiogroup", { name: "Xulosa" }), "Ijobiy");
      await sign(page, keyboard, sheet);
      await expect(page.getByText("Xulosa qabul qilindi").first()).toBeVisible();
      await page.keyboard.press("Alt+n");
      await expect(page.getByRole("dialog").first().getByRole("heading").first()).not.toHaveText(number);
      taken.push(await presses());
    }
    tell("architect", taken);
  },
);
