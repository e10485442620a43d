import type { DiagramLine } from "@yer/api/contract/diagrams";
import type { Discussion } from "@yer/api/contract/discussion";
import type { FieldGroupRecord, FieldGroupRow } from "@yer/api/contract/field-groups";
import type { FieldRow } from "@yer/api/contract/fields";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { type Caller, caller, openDiscussion } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

let administrator: Caller;
let operator: Caller;
test.beforeEach(async ({ service, sessionOf }) => {
  administrator = caller(service, await sessionOf("administrator"));
  operator = caller(service, await sessionOf("operator"));
});

const words = (text: string) => ({ uz_UZ: text, uz_Cyrl: text, ru_RU: text, en_US: text });
const nameIn = (page: Page) => page.getByRole("textbox", { name: "Nomi, lotin yozuvida" });
const saved = (page: Page) => page.getByText(/^Qoralama saqlandi/);

/** A choice of two in the register. */
async function registered(label: string): Promise<number> {
  const { id } = await administrator.post<{ id: number }>("/fields", {
    label: words(label),
    fieldType: "radio",
    required: true,
    least: null,
    most: null,
    optionsList: [
      { id: 1, label: words("Ha"), value: "1" },
      { id: 2, label: words("Yoʻq"), value: "0" },
    ],
  });
  return id;
}

test(
  "a field is written, kept while it is written, made, and found by what it says in another script",
  { tag: looks },
  async ({ browse }) => {
    const label = `Quduq bormi ${Date.now()}`;
    const page = await browse("administrator");
    await page.goto("/field/create");
    await page.getByRole("button", { name: "Saqlash" }).click();
    await expect(
      page
        .getByRole("group", { name: /xato|kamchilik/i })
        .or(page.getByRole("alert"))
        .first(),
    ).toBeVisible();
    const name = page.getByRole("group", { name: "Savol nomi" });
    for (const field of await name.getByRole("textbox").all()) await field.fill(label);
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(name.getByRole("textbox").first()).toHaveValue(label);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Saqlash" }).click();
    await expect(page.getByText(/maydon yaratildi/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: label })).toBeVisible();

    await page.goto("/fields");
    await page.getByRole("searchbox", { name: "Savolni qidirish" }).fill(label.replace("Quduq bormi", "Қудуқ борми"));
    await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(1);
    await expectAccessible(page);
    const { items } = await administrator.get<{ items: FieldRow[] }>("/fields");
    expect(items.find((field) => field.label.uz_UZ === label)).toMatchObject({ fieldType: "string", groups: 0 });
  },
);

test(
  "a group is put together by keyboard, kept, published with a look at what changes, and its field is then fixed",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const stamp = Date.now();
    const [first, second] = [`Birinchi ${stamp}`, `Ikkinchi ${stamp}`];
    const firstId = await registered(first);
    await registered(second);
    const page = await browse("administrator");
    await page.goto("/fieldgroup/create");
    await expect(nameIn(page)).toBeVisible();
    for (const field of await page.getByRole("textbox", { name: /^Nomi/ }).all()) await field.fill(`Guruh ${stamp}`);
    await page.getByRole("button", { name: "Boshlash" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: `Guruh ${stamp}` })).toBeVisible();

    const add = page.getByRole("combobox", { name: /qoʻsh/i });
    for (const label of [first, second]) {
      await add.fill(label);
      await page.getByRole("option", { name: label }).click();
      await expect(page.getByRole("button", { name: `«${label}» maydonini guruhdan chiqarish` })).toBeVisible();
    }
    // Second before first, by the keyboard alone.
    await page.getByRole("button", { name: `Yuqoriga: ${second}` }).press("Enter");
    await expect(saved(page)).toBeVisible();
    await expectAccessible(page);
    await page.reload();

    await page.getByRole("button", { name: "Eʼlon qilish" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Eʼlon qilish" }).click();
    await expect(dialog.getByText("Toʻldiring").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Sabab" }).fill("12-sonli buyruq");
    await dialog.getByRole("button", { name: "Eʼlon qilish" }).click();
    await expect(page.getByText("1-versiya amalda")).toBeVisible();
    const { items } = await administrator.get<{ items: FieldGroupRow[] }>("/field-groups");
    const made = items.find(({ name }) => name.uz_UZ === `Guruh ${stamp}`);
    expect(made).toMatchObject({ version: 1, fields: 2, draft: null });
    const record = await administrator.get<FieldGroupRecord>(`/field-groups/${made?.id}/record`);
    expect(record.versions).toMatchObject([
      { group: { list: [{ label: { uz_UZ: second } }, { label: { uz_UZ: first } }] } },
    ]);

    await page.goto("/field-groups");
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/field/${firstId}`);
    await expect(page.getByText(/Bu maydon soʻralmoqda/)).toBeVisible();
    await expect(page.getByRole("link", { name: `Guruh ${stamp}, 1-versiya` })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Qiymati" }).first()).toHaveAttribute("readonly", "");
    await expectAccessible(page);
  },
);

test(
  "two who write one group: the second to save is shown both and decides",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    expectedErrors.push(/412/);
    const stamp = Date.now();
    const { id } = await administrator.post<{ id: number }>("/field-groups", {
      name: words(`Ikki ${stamp}`),
      copyOf: 1,
    });
    const [first, second] = [await browse("administrator"), await browse("administrator")];
    for (const page of [first, second]) await page.goto(`/fieldgroup/${id}`);
    await expect(nameIn(second)).toHaveValue(`Ikki ${stamp}`);
    await nameIn(first).fill(`Avvalgi ${stamp}`);
    await expect(saved(first)).toBeVisible();
    await nameIn(second).fill(`Keyingi ${stamp}`);
    const dialog = second.getByRole("dialog", { name: "Qoralamani boshqa kishi ham saqladi" });
    await expect(dialog.getByText(`Nomi: «Avvalgi ${stamp}» oʻrniga «Keyingi ${stamp}»`)).toBeVisible();
    await dialog.getByRole("button", { name: "Meniki" }).click();
    await expect(saved(second)).toBeVisible();
    const record = await administrator.get<FieldGroupRecord>(`/field-groups/${id}/record`);
    expect(record.draft?.name.uz_UZ).toBe(`Keyingi ${stamp}`);
  },
);

test(
  "running cases move to the version in force: tried first, then moved, each with its result",
  { tag: [looks, soak] },
  async ({ browse }) => {
    const application = await openDiscussion(operator);
    const { items } = await administrator.get<{ items: DiagramLine[] }>("/diagrams");
    const line = items.find(({ versions }) =>
      versions.some(({ legalBases }) => legalBases.includes(application.facts.legalBasis)),
    );
    const version = line?.versions.find(({ legalBases }) => legalBases.includes(application.facts.legalBasis));
    if (!line || !version) throw new Error("A diagram is in force for every legal basis.");
    await administrator.post(`/diagrams/${line.id}/draft`, { from: version.id });
    await administrator.post(
      `/diagrams/${line.id}/publish`,
      { legalBases: version.legalBases, reason: "Yangi tartib" },
      1,
    );

    const page = await browse("administrator");
    await page.goto(`/logic/${line.id}?tab=cases`);
    const cases = page.getByRole("grid", { name: "Ishlar" });
    // Newest first: a long table holds only the rows in sight.
    const started = cases.getByRole("columnheader", { name: "Muhokama boshlangan" });
    await expect(started).toHaveAttribute("aria-sort", "none");
    await started.click();
    await expect(started).toHaveAttribute("aria-sort", "ascending");
    await started.click();
    await expect(started).toHaveAttribute("aria-sort", "descending");
    await expect(cases.getByText(application.number)).toBeVisible();
    await expectAccessible(page);
    // Its own alone: among the demonstration's is one whose neighbourhood was split, and a move waits for such an
    // application.
    await page.getByRole("button", { name: "Tanlovni bekor qilish" }).click();
    await cases.getByRole("checkbox", { name: `Tanlash: ${application.number}` }).click();
    await expect(page.getByText("1 ish tanlandi")).toBeVisible();
    await page.getByRole("button", { name: "Sinab koʻrish" }).click();
    await expect(page.getByText(/^Oʻzgarishsiz koʻchadi: [1-9]/)).toBeVisible();
    await page.getByRole("textbox", { name: "Sabab" }).fill("15-sonli buyruq");
    await page.getByRole("button", { name: /ishni koʻchirish/ }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /ishni koʻchirish/ })
      .click();
    await expect(page.getByText("Koʻchdi: 1, joyida qoldi: 0")).toBeVisible();
    await page.getByRole("button", { name: "Har bir ish natijasi" }).first().click();
    const { discussion } = await operator.get<{ discussion: Discussion }>(`/applications/${application.id}/discussion`);
    expect(discussion.diagramVersion).toBe(version.number + 1);
  },
);

test("who may not read fields and groups is told so", async ({ browse }) => {
  const page = await browse("operator");
  await page.goto("/fields");
  await expect(page.getByText("ruxsat", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Yangi maydon" })).toHaveCount(0);
});
