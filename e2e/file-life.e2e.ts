import type { Locator, Page } from "@playwright/test";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { Application } from "@yer/api/contract/applications";
import type { Facts } from "@yer/api/contract/facts";
import type { Neighborhood } from "@yer/api/contract/places";
import { pinflCheckDigit } from "@yer/api/formats";
import { type Caller, caller, district, occupier } from "./files.js";
import { expect, test } from "./ownProduct.js";
import { signInByOneId } from "./people.js";

const phone = { width: 390, height: 844 };
/** Born on 12 May 1975, and nobody: area 000 of a PINFL is given to no person. */
const neighbour = `3120575000778${pinflCheckDigit("3120575000778")}`;

/** The demonstration's citizen, whom OneID vouches for. */
const citizen = {
  ...occupier,
  name: "Fuqaroyev Anvar Karimovich",
  pinfl: `3210368000009${pinflCheckDigit("3210368000009")}`,
  birthDate: "1968-03-21",
} as const;

/** Facts of a plot far from the demonstration's, the n-th of a row. */
async function factsOf(operator: Caller, n: number, of: Facts["occupier"]): Promise<Facts> {
  const { items } = await operator.get<{ items: Neighborhood[] }>(`/neighborhoods?district=${district}`);
  const neighborhood = items[0];
  if (!neighborhood) throw new Error("The demonstration's district has no neighbourhood.");
  const [x, y, d] = [66.5 + n * 0.001, 39.9, 0.0002];
  return {
    ground: 1,
    cadastreNumber: `14:16:88:88:88:${String(n).padStart(4, "0")}`,
    occupier: of,
    districtSoato: district,
    neighborhoodId: neighborhood.id,
    address: `Hayot koʻchasi, ${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    areas: { total: 300, documented: null, excess: null, built: 60 },
    occupiedSince: 2004,
    outline: {
      type: "Polygon",
      coordinates: [
        [
          [x, y],
          [x + d, y],
          [x + d, y + d],
          [x, y + d],
          [x, y],
        ],
      ],
    },
    buildings: [{ name: "Turar joy", yearBuilt: 2005, area: 60, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

const conclusions = {
  architect: { stepId: "architecture", answers: { "17": 2 } },
  ecologist: { stepId: "ecology", answers: { "21": 1 } },
} as const;

/** A positive conclusion beside the browser. */
async function conclude(calls: Caller, id: string, body: keyof typeof conclusions): Promise<void> {
  await calls.post(`/applications/${id}/conclusions`, {
    ...conclusions[body],
    verdict: "positive",
    summary: "Joyida oʻrganildi, eʼtiroz yoʻq.",
    fileIds: [],
  });
}

const bar = (page: Page) => page.getByRole("group", { name: "Amallar" });
const status = (page: Page, label: string) => page.getByRole("main").getByText(label, { exact: true }).first();
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Opens what a move asks for, lets it be filled in, and sends it. */
async function move(page: Page, name: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await bar(page).getByRole("button", { name }).click();
  const dialog = dialogOf(page, name);
  await fill(dialog);
  await dialog.getByRole("button", { name }).click();
  await expect(dialog).toBeHidden();
}

async function ask(page: Page, name: string): Promise<void> {
  await bar(page).getByRole("button", { name }).click();
  const question = page.getByRole("alertdialog", { name: /\?$/ });
  await question.getByRole("button", { name }).click();
  await expect(question).toBeHidden();
}

/** Writes a day as people type it: day, month, year, with the points between them. */
async function typeDay(within: Locator, label: string, day: string): Promise<void> {
  const field = within.getByRole("group", { name: label });
  await field.getByRole("spinbutton").first().focus();
  await within.page().keyboard.type(day.split("-").toReversed().join("."));
}

/** Goes on with the Tab key until something has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key never comes there.");
}

test("a file goes from draft to registered by eight people, a neighbour's objection dismissed, on a phone", async ({
  at,
  browse,
  callsOf,
  own,
  passDays,
}) => {
  test.setTimeout(240_000);
  const operatorCalls = await callsOf("operator");
  const { id, number } = await operatorCalls.post<Application>(
    "/applications",
    await factsOf(operatorCalls, 1, occupier),
  );
  const show = async (page: Page, tab = "facts") => page.goto(`/application/${id}?tab=${tab}`);

  await test.step("the operator hands it in and starts its discussion; two bodies conclude", async () => {
    const operator = await at("operator", phone);
    await show(operator);
    await ask(operator, "Topshirish");
    await ask(operator, "Muhokamani boshlash");
    await expect(status(operator, "Muhokamada")).toBeVisible();
    for (const body of ["architect", "ecologist"] as const) await conclude(await callsOf(body), id, body);
    await expect(status(operator, "Eʼlonda")).toBeVisible();
  });

  await test.step("a neighbour objects to the announcement", async () => {
    const page = await browse("anyone", { baseURL: own, viewport: phone });
    await page.goto(`/offer/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
    await page.getByRole("textbox", { name: /^Familiya, ism/ }).fill("Qoʻshniyev Sobir Karimovich");
    await page.getByRole("textbox", { name: /^JSHSHIR/ }).fill(neighbour);
    await page.getByRole("textbox", { name: "Telefon" }).fill("901234567");
    await page.getByRole("textbox", { name: /^Eʼtiroz matni/ }).fill("Chegara mening hovlimdan oʻtgan, hujjatim bor.");
    await page.getByRole("button", { name: "Eʼtirozni yuborish" }).click();
    await expect(page.getByText("Eʼtirozingiz qabul qilindi")).toBeVisible();
  });

  await test.step("the reviewer dismisses it with grounds", async () => {
    const reviewer = await at("reviewer", phone);
    await show(reviewer, "objections");
    await reviewer.getByRole("link", { name: `${number}-E1` }).click();
    await reviewer.getByText("Rad etish", { exact: true }).click();
    await reviewer.getByRole("textbox", { name: "Asoslar" }).fill("Chegara hujjatga mos, joyida tekshirildi.");
    await reviewer.getByRole("button", { name: "Qarorni yozish" }).click();
    await expect(reviewer.getByText(/Chegara hujjatga mos/)).toBeVisible();
  });

  await test.step("the announcement ends by the clock; justice finds it lawful", async () => {
    await passDays(11);
    const justice = await at("justice", phone);
    await show(justice);
    await expect(status(justice, "Adliyada")).toBeVisible();
    await move(justice, "Qonuniyligini tasdiqlash", async (dialog) =>
      dialog.getByRole("textbox", { name: "Asoslari" }).fill("Qonun talablariga mos."),
    );
    await expect(status(justice, "Toʻlovda")).toBeVisible();
  });

  // The product's day, not the machine's.
  const { statusSince } = await (await callsOf("cashier")).get<Application>(`/applications/${id}`);
  const today = new Date(Date.parse(statusSince) + 5 * 3_600_000).toISOString().slice(0, 10);

  await test.step("the whole charge is paid", async () => {
    const cashier = await at("cashier", phone);
    await show(cashier, "payment");
    await move(cashier, "Toʻlovni qayd etish", async (dialog) => {
      await typeDay(dialog, "Toʻlangan sana", today);
      await dialog.getByRole("textbox", { name: "Toʻlov hujjati raqami" }).fill("TT-2026-1");
    });
    await expect(status(cashier, "Kengashda")).toBeVisible();
  });

  await test.step("the Council decides for it: it is registered, and the public reads so", async () => {
    const council = await at("council", phone);
    await show(council);
    await move(council, "Rozi deb qaror qilish", async (dialog) => {
      await dialog.getByRole("textbox", { name: "Qaror raqami" }).fill("12-3");
      await typeDay(dialog, "Qaror sanasi", today);
    });
    await expect(status(council, "Roʻyxatdan oʻtgan")).toBeVisible();

    const page = await browse("anyone", { baseURL: own, viewport: phone });
    await page.goto("/");
    await page.getByRole("textbox", { name: "Ish raqami" }).fill(number);
    await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill(occupier.pinfl.slice(-4));
    await page.getByRole("button", { name: "Qidirish" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Holati" })).toContainText("Roʻyxatdan oʻtgan");
  });

  const { items } = await (
    await callsOf("operator")
  ).get<{ items: { to: string | null; action: string }[] }>(`/applications/${id}/history?limit=50`);
  expect(items.flatMap(({ action, to }) => (action === "application.moved" ? [to] : [])).toReversed()).toEqual([
    "to_conclusion",
    "in_discussion",
    "announced",
    "at_justice",
    "in_payment",
    "at_council",
    "registered",
  ]);
});

test("another is rejected, its occupier appeals, and it ends unregistered: by the keyboard alone", async ({
  at,
  browse,
  callsOf,
  own,
  passDays,
  service,
}) => {
  test.setTimeout(240_000);
  const operatorCalls = await callsOf("operator");
  const facts = await factsOf(operatorCalls, 2, citizen);
  const { id } = await operatorCalls.post<Application>("/applications", facts);
  await operatorCalls.post(`/applications/${id}/submit`);
  await operatorCalls.post(`/applications/${id}/discussion`);
  for (const body of ["architect", "ecologist"] as const) await conclude(await callsOf(body), id, body);
  await passDays(11);
  const justice = await callsOf("justice");
  await justice.post(`/applications/${id}/justice`, { verdict: "positive", reason: "Qonun talablariga mos." });
  const cashier = await callsOf("cashier");
  const { charge, statusSince } = await cashier.get<Application>(`/applications/${id}`);
  const today = new Date(Date.parse(statusSince) + 5 * 3_600_000).toISOString().slice(0, 10);
  await cashier.post(`/applications/${id}/receipts`, { amount: charge?.remaining, paidOn: today, document: "TT-2" });

  await test.step("the Council decides against it", async () => {
    const page = await at("council");
    await page.goto(`/application/${id}`);
    await tabTo(page, bar(page).getByRole("button", { name: "Qarshi deb qaror qilish" }));
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, "Qarshi deb qaror qilish");
    await tabTo(page, dialog.getByRole("textbox", { name: "Qaror raqami" }));
    await page.keyboard.type("12-4");
    await tabTo(page, dialog.getByRole("group", { name: "Qaror sanasi" }).getByRole("spinbutton").first());
    await page.keyboard.type(today.split("-").toReversed().join("."));
    await tabTo(page, dialog.getByRole("textbox", { name: "Asoslari" }));
    await page.keyboard.type("Bosh rejaga zid.");
    await tabTo(page, dialog.getByRole("button", { name: "Qarshi deb qaror qilish" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(status(page, "Rad qilingan")).toBeVisible();
  });

  await test.step("the occupier appeals; the reviewer dismisses the appeal", async () => {
    const again = await browse("anyone", { baseURL: own });
    await signInByOneId(again, "citizen");
    const session = JSON.parse((await again.evaluate(() => localStorage.getItem("user"))) ?? "{}") as SignInRecord;
    await caller(service, session).post(`/public/offers/${id}/complaints`, {
      text: "Bosh rejada uyim turar joy yeri deb koʻrsatilgan.",
      fileIds: [],
    });
    const page = await at("reviewer");
    await page.goto(`/application/${id}?tab=objections`);
    await tabTo(page, page.getByRole("button", { name: "Qaror qilish" }));
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page, "Qaror qilish");
    await tabTo(page, dialog.getByRole("textbox", { name: "Qaror asoslari" }));
    await page.keyboard.type("Bosh rejaning amaldagi nusxasida yoʻl koʻrsatilgan.");
    await tabTo(page, dialog.getByRole("button", { name: "Rad etish" }));
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expect(status(page, "Rad qilingan")).toBeVisible();
  });

  await test.step("when the period of appeal is over it ends unregistered", async () => {
    await passDays(31);
    const page = await at("operator");
    await page.goto(`/application/${id}`);
    await expect(status(page, "Roʻyxatdan oʻtmagan")).toBeVisible();
  });
});
