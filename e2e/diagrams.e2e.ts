import type { DiagramLine } from "@yer/api/contract/diagrams";
import type { Locator, Page } from "@playwright/test";
import { type Caller, caller } from "./applications.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

/** The demonstration's diagram for legal bases 4 and 8. */
const model = "Hokim qarori asosida";

const editorOf = (page: Page): Locator => page.getByRole("region", { name: "Muhokama logikasi muharriri" });
const saved = (page: Page): Locator => page.getByText(/^Qoralama saqlandi/);

let administrator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  administrator = caller(service, await sessionOf("administrator"));
});

/** Begins a copy of the model under a name of its own, through the screen, and opens its draft. */
async function beginCopy(page: Page, name: string): Promise<void> {
  await page.goto("/diagrams");
  await page.getByRole("button", { name: "Yangi diagramma" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Boshlash" }).click();
  await expect(
    dialog
      .getByRole("group", { name: /muammo|xato/i })
      .or(dialog.getByRole("alert"))
      .first(),
  ).toBeVisible();
  for (const field of await dialog.getByRole("textbox").all()) await field.fill(name);
  await dialog.getByRole("button", { name: /Nimadan boshlanadi/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${model}`) }).click();
  await dialog.getByRole("button", { name: "Boshlash" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(editorOf(page)).toBeVisible();
}

/** The step that asks the hokimlik. */
const hokimlikOf = (page: Page): Locator =>
  editorOf(page).locator(".react-flow__node", { hasText: "Hokimlik xulosasi" });

/** Selects the hokimlik's step on the canvas and gives it so many days. */
async function giveDays(page: Page, days: string): Promise<void> {
  await hokimlikOf(page).click();
  const field = editorOf(page).getByRole("textbox", { name: "Muddat, kun" });
  await field.fill(days);
  await field.press("Tab");
}

test("a diagram is drawn, kept while it is drawn, published with a look at what that does, and then in force", async ({
  browse,
}) => {
  const name = `Sinov ${Date.now()}`;
  const page = await browse("administrator");
  await beginCopy(page, name);
  await giveDays(page, "9");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(hokimlikOf(page)).toContainText("9 kun");

  await editorOf(page).getByRole("button", { name: "Eʼlon qilish" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Eʼlon qilish" }).click();
  await expect(dialog.getByText("Toʻldiring").first()).toBeVisible();
  await dialog
    .getByRole("checkbox", { name: /hokim qarori/i })
    .last()
    .check({ force: true });
  await expect(dialog.getByText(/oʻrnini bosadi|ish/).first()).toBeVisible();
  await dialog.getByRole("textbox", { name: "Sabab" }).fill("12-sonli buyruq, 2026-yil 5-mart");
  await dialog.getByRole("button", { name: "Eʼlon qilish" }).click();
  await expect(page.getByText("1-versiya amalda")).toBeVisible();

  const { items } = await administrator.get<{ items: DiagramLine[] }>("/diagrams");
  const line = items.find((each) => each.name.uz_UZ === name);
  expect(line).toMatchObject({ draft: null, versions: [{ number: 1, state: "published" }] });
  expect(line?.versions[0]?.legalBases).toHaveLength(1);
});

/** A file of BPMN with so much in its process. */
function bpmn(inner: string) {
  const xml = `<b:definitions xmlns:b="http://www.omg.org/spec/BPMN/20100524/MODEL"><b:process id="p">${inner}</b:process></b:definitions>`;
  return { name: "jarayon.bpmn", mimeType: "application/xml", buffer: Buffer.from(xml) };
}

test(
  "a BPMN file is opened in the editor apart from the page, and one that nobody can have drawn is refused in words",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("administrator");
    await beginCopy(page, `Fayldan ${Date.now()}`);
    const field = editorOf(page).locator("input[type=file]");
    await field.setInputFiles(bpmn('<b:task id="t" name="Fayldagi qadam"/>'.repeat(60_000)));
    const news = page.getByRole("dialog", { name: "Faylni ochib boʻlmadi" });
    await expect(news).toContainText("Fayl juda katta");
    await page.keyboard.press("Escape");
    await expect(news).toBeHidden();
    await field.setInputFiles(bpmn('<b:startEvent id="s"/><b:task id="t" name="Fayldagi qadam"/><b:endEvent id="e"/>'));
    // It gives less than it replaces: that is asked first.
    const question = page.getByRole("alertdialog", { name: "Diagramma almashtirilsinmi?" });
    await expect(question).toContainText("Fayldan 1 ta qadam olindi");
    await question.getByRole("button", { name: "Almashtirish" }).click();
    await expect(editorOf(page).locator(".react-flow__node", { hasText: "Fayldagi qadam" })).toBeAttached();
  },
);

test("what another draws shows in an open list without a reload", { tag: soak }, async ({ browse }) => {
  const name = `Boshqasi chizgan ${Date.now()}`;
  const watching = await browse("administrator");
  await watching.goto("/diagrams");
  await expect(watching.getByText(model).first()).toBeVisible();
  await beginCopy(await browse("administrator"), name);
  await expect(watching.getByText(name).first()).toBeVisible();
});

test(
  "two who draw one draft: the second to save is shown both and decides",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/412/);
    const first = await browse("administrator");
    await beginCopy(first, `Ikki kishi ${Date.now()}`);
    const second = await browse("administrator");
    await second.goto(first.url());
    await expect(editorOf(second)).toBeVisible();

    await giveDays(first, "8");
    await expect(saved(first)).toBeVisible();
    await giveDays(second, "6");
    const dialog = second.getByRole("dialog", { name: "Qoralamani boshqa kishi ham saqladi" });
    await expect(dialog.getByText("8 kun oʻrniga 6 kun")).toBeVisible();
    await dialog.getByRole("button", { name: "Saqlangan qoralama" }).click();
    await expect(hokimlikOf(second)).toContainText("8 kun");

    await giveDays(second, "4");
    await expect(saved(second)).toBeVisible();
    await second.reload();
    await expect(hokimlikOf(second)).toContainText("4 kun");
  },
);

test("who may not read discussion logic is told so, and finds no editor", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/diagrams");
  await expect(page.getByText("ruxsat", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Yangi diagramma" })).toHaveCount(0);
});
