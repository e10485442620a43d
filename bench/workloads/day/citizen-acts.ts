import { type Act, open } from "./act.js";

/** What people without a name do on the public site. */
export const citizenActs: readonly Act[] = [
  {
    name: "the public home, first visit",
    role: "citizen",
    run: async (page) => {
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
  },
  {
    name: "a look-up by number",
    role: "citizen",
    pool: "announced",
    before: open("/"),
    run: async (page, { number = "", digits = "" }) => {
      await page.getByRole("textbox", { name: "Ish raqami" }).fill(number);
      await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill(digits);
      await page.getByRole("button", { name: "Qidirish" }).click();
      await page.getByRole("status").filter({ hasText: "Holati" }).waitFor();
    },
  },
  {
    name: "an announcement read",
    role: "citizen",
    pool: "announced",
    before: open("/"),
    run: async (page, { file = "" }) => {
      await page.goto(`/offer/${file}`);
      await page.getByRole("textbox", { name: /^Eʼtiroz matni/ }).waitFor();
    },
  },
  {
    name: "the open map",
    role: "citizen",
    before: open("/"),
    run: open("/open-map"),
  },
  { name: "when they come to us", role: "citizen", before: open("/"), run: open("/plan-grafic") },
  {
    name: "an objection",
    role: "citizen",
    pool: "announced",
    before: async (page, { file = "" }) => {
      await page.goto(`/offer/${file}`);
    },
    run: async (page, { pinfl = "" }) => {
      await page.getByRole("textbox", { name: /^Familiya, ism/ }).fill("Qoʻshniyev Sobir Karimovich");
      await page.getByRole("textbox", { name: /^JSHSHIR/ }).fill(pinfl);
      await page.getByRole("textbox", { name: "Telefon" }).fill("901234567");
      await page.getByRole("textbox", { name: /^Eʼtiroz matni/ }).fill("Chegara hovlimdan oʻtgan.");
      await page.getByRole("button", { name: "Eʼtirozni yuborish" }).click();
      await page.getByText("Eʼtirozingiz qabul qilindi").waitFor();
    },
  },
];
