import type { Page } from "playwright-core";
import { type Act, go, open, serial, to } from "./act.js";
import { citizenActs } from "./citizen-acts.js";
import type { Holes } from "./recording.js";

const bar = (page: Page) => page.getByRole("group", { name: "Amallar" });

/** Opens an application and makes a move on it. */
const move =
  (name: string, fill?: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) =>
  async (page: Page, { file = "" }: Holes): Promise<void> => {
    await go(page, `/application/${file}`);
    await bar(page).getByRole("button", { name, exact: true }).click();
    const dialog = page.getByRole(fill ? "dialog" : "alertdialog").last();
    await fill?.(dialog);
    await dialog.getByRole("button", { name, exact: true }).click();
    await dialog.waitFor({ state: "hidden" });
  };

const today = async (dialog: ReturnType<Page["getByRole"]>, field: string): Promise<void> => {
  await dialog.getByRole("group", { name: field }).getByRole("button").click();
  await dialog.page().getByRole("dialog").getByRole("button", { name: "Bugun", exact: true }).click();
};

/** Opens the conclusion that waits in the inbox, answers its question and signs it. */
const conclude =
  (question: string, answer: string) =>
  async (page: Page, { number = "" }: Holes): Promise<void> => {
    await page.getByRole("rowheader", { name: number }).getByRole("link").click();
    const sheet = page.getByRole("dialog", { name: number });
    await sheet.getByRole("radiogroup", { name: question }).getByText(answer, { exact: true }).click();
    await sheet.getByRole("textbox", { name: "Asoslari" }).fill("Joyida oʻrganildi, eʼtiroz yoʻq.");
    await sheet.getByRole("radiogroup", { name: "Xulosa" }).getByText("Ijobiy", { exact: true }).click();
    await sheet.getByRole("button", { name: "Xulosani yuborish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Imzolash" }).click();
    await page.getByText("Xulosa qabul qilindi").first().waitFor();
  };

const inInbox = async (page: Page, { number = "" }: Holes): Promise<void> => {
  await page.goto(`/conclusions?search=${number}`);
  await page.getByRole("rowheader", { name: number }).waitFor();
};

const lawful = async (dialog: ReturnType<Page["getByRole"]>): Promise<void> =>
  dialog.getByRole("textbox", { name: "Asoslari" }).fill("Qonun talablariga mos.");

/** Somebody else of the district moves an application while a page stands open. */
async function movedBeside(page: Page, file: string): Promise<void> {
  const data = { username: "operator", password: "yer-namoyish-2026" };
  const signedIn = await page.request.post("/api/v1/auth/password", { data });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() };
  const moved = await page.request.post(`/api/v1/applications/${file}/discussion`, { headers, data: {} });
  if (!moved.ok()) throw new Error(`The move beside answered ${moved.status()}: ${await moved.text()}`);
}

/** Milliseconds in which a page has read again what a change made stale: at once in a district, by turns in a region. */
const [nearby, wide] = [3_000, 17_000];

/** What an open page reads again when it hears of a change, by whose place it is: each browser that hears it does so. */
export const heardOf = {
  district: "a change heard of in a district",
  region: "a change heard of in a region",
} as const;

/** What is recorded. What a person sees first after an act belongs to it: the page that stands is at rest when it ends. */
export const acts: readonly Act[] = [
  {
    name: "the app opened in the morning",
    role: "operator",
    isFirst: true,
    run: async (page) => {
      await page.goto("/dashboard");
      await page.getByRole("grid", { name: "Mening ishim" }).waitFor();
    },
  },
  { name: "own work and numbers", role: "operator", before: open("/applications"), run: to("/dashboard") },
  {
    name: "a queue",
    role: "operator",
    before: open("/dashboard"),
    run: to("/applications?status=to_conclusion&sort=deadline"),
  },
  { name: "the register of files", role: "reviewer", before: open("/dashboard"), run: to("/applications") },
  {
    name: "its next page",
    role: "reviewer",
    before: open("/applications"),
    run: async (page) =>
      page
        .getByRole("navigation", { name: /Sahifalar$/ })
        .getByRole("button", { name: "Keyingi" })
        .click(),
  },
  {
    name: "a search by name",
    role: "operator",
    pool: "announced",
    before: open("/applications"),
    run: async (page, { word = "" }) => {
      const search = page.getByRole("searchbox", { name: "Qidirish" });
      await search.fill(word);
      await search.press("Enter");
    },
  },
  {
    name: "a file read",
    role: "operator",
    pool: "announced",
    before: open("/applications"),
    run: async (page, { file = "" }) => {
      await go(page, `/application/${file}`);
      await page.getByRole("tab").first().waitFor();
    },
  },
  {
    name: "the map at three zooms",
    role: "operator",
    before: open("/applications"),
    run: async (page) => {
      await go(page, "/map");
      await page.locator("[data-plots=ready]").waitFor({ state: "attached" });
      for (let zoom = 0; zoom < 2; zoom += 1) {
        await page.waitForTimeout(1_500);
        await page.getByRole("button", { name: "Yaqinlashtirish" }).first().click();
      }
    },
  },
  {
    name: "a list saved as a file",
    role: "operator",
    before: open("/applications?status=to_conclusion"),
    run: async (page) => {
      await page.getByRole("button", { name: "Eksport", exact: true }).click();
      await page.getByRole("menuitem", { name: "Jadval (CSV)" }).click();
    },
  },
  {
    name: "a discussion begun",
    role: "operator",
    pool: "to_conclusion",
    once: true,
    before: open("/applications?status=to_conclusion&sort=deadline"),
    run: move("Muhokamani boshlash"),
  },
  {
    name: heardOf.district,
    role: "operator",
    pool: "to_conclusion",
    before: open("/applications?status=to_conclusion&sort=deadline"),
    run: async (page, { file = "" }) => {
      await movedBeside(page, file);
      await page.waitForTimeout(nearby);
    },
  },
  {
    name: heardOf.region,
    role: "reviewer",
    pool: "to_conclusion",
    before: open("/applications"),
    run: async (page, { file = "" }) => {
      await movedBeside(page, file);
      await page.waitForTimeout(wide);
    },
  },
  {
    name: "a conclusion of an architect",
    role: "architect",
    pool: "awaited",
    once: true,
    before: inInbox,
    run: conclude("Bino yoki inshootga boʻlgan huquq", "Eʼtirof etilgan"),
  },
  {
    name: "a conclusion of an ecologist",
    role: "ecologist",
    pool: "awaited",
    once: true,
    before: inInbox,
    run: conclude("Yer uchastkasi ajratilganligi", "Ajratilgan"),
  },
  { name: "the inbox of a body", role: "architect", before: open("/dashboard"), run: to("/conclusions") },
  {
    name: "a file found lawful",
    role: "justice",
    pool: "at_justice",
    once: true,
    before: open("/applications?status=at_justice&sort=deadline"),
    run: move("Qonuniyligini tasdiqlash", lawful),
  },
  {
    name: "a payment recorded",
    role: "cashier",
    pool: "in_payment",
    once: true,
    before: open("/applications?status=in_payment&sort=deadline"),
    run: move("Toʻlovni qayd etish", async (dialog) => {
      await today(dialog, "Toʻlangan sana");
      await dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }).fill(serial);
    }),
  },
  { name: "the register of charges", role: "cashier", before: open("/dashboard"), run: to("/cpayments") },
  {
    name: "a decision of the Council",
    role: "council",
    pool: "at_council",
    once: true,
    before: open("/applications?status=at_council&sort=deadline"),
    run: move("Rozi deb qaror qilish", async (dialog) => {
      await dialog.getByRole("textbox", { name: "Qaror raqami" }).fill(serial);
      await today(dialog, "Qaror sanasi");
    }),
  },
  { name: "the summary of money", role: "administrator", before: open("/dashboard"), run: to("/svod") },
  { name: "the process panel", role: "administrator", before: open("/dashboard"), run: to("/applicationpanel") },
  { name: "numbers of the republic", role: "administrator", before: open("/applications"), run: to("/dashboard") },
  { name: "numbers of a body's head", role: "head", before: open("/conclusions"), run: to("/dashboard") },
  { name: "the diary opened", role: "inspector", before: open("/dashboard"), run: to("/diary") },
  { name: "visits of the diary", role: "inspector", before: open("/diary"), run: to("/diary/records") },
  { name: "own rounds", role: "inspector", before: open("/diary"), run: to("/diary/moment") },
  ...citizenActs,
];
