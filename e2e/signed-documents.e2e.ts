import type { ApplicationDocument } from "@yer/api/contract/documents";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.js";
import { type Caller, caller, district } from "./applications.js";
import { looks } from "./tags.js";
import { expect, test } from "./test.js";

const file = (buffer: Buffer) => ({ name: "xulosa.pdf", mimeType: "application/pdf", buffer });
const field = (page: Page) => page.getByLabel("PDF fayl");

/** An application of the demonstration's that bodies, justice and the public have dealt with, and its documents. */
async function dealtWith(operator: Caller): Promise<{ id: string; items: readonly ApplicationDocument[] }> {
  const { items: found } = await operator.get<{ items: { id: string }[] }>(
    `/applications?district=${district}&status=in_payment&sort=createdAt&limit=1`,
  );
  const [first] = found;
  if (!first) throw new Error("The demonstration has no file in payment.");
  return {
    id: first.id,
    ...(await operator.get<{ items: ApplicationDocument[] }>(`/applications/${first.id}/documents`)),
  };
}

test.describe("a signed document", () => {
  let operator: Caller;
  test.beforeEach(async ({ service, sessionOf }) => {
    operator = caller(service, await sessionOf("operator"));
  });
  // The browser's line on a document that is not there.
  test.use({ expectedErrors: [/404/] });

  test("is opened by staff from the file, and says that it is valid", async ({ browse }) => {
    const { id } = await dealtWith(operator);
    const page = await browse("operator");
    await page.goto(`/application/${id}?tab=discussion`);
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      page
        .getByRole("link", { name: /^PDF hujjat/ })
        .first()
        .click(),
    ]);
    await expect(opened.getByRole("heading", { name: "Imzolangan hujjat" })).toBeVisible();
    await expect(opened.getByText("Amalda", { exact: true }).first()).toBeVisible();
    await expect(opened.getByText("Asl nusxa").first()).toBeVisible();
    await expect(opened.getByRole("link", { name: "Yuklab olish" }).first()).toHaveAttribute("href", /^blob:/);
  });

  test(
    "behind its QR code opens for anyone, and a file at hand is checked against it byte by byte",
    { tag: looks },
    async ({ browse, service }) => {
      const { items } = await dealtWith(operator);
      const original = items.find(({ kind, copy }) => kind === "conclusion" && copy === "original");
      const address = new URL(original?.address ?? "");
      const page = await browse("anyone");
      await page.goto(address.pathname + address.search);
      await expect(page.getByText("Asl nusxa")).toBeVisible();
      const reply = await service.get(`/api/v1/documents/${original?.id}/pdf${address.search}`);
      const bytes = await reply.body();
      await field(page).setInputFiles(file(bytes));
      await expect(page.getByText("Bu aynan shu sahifadagi hujjat")).toBeVisible();
      await field(page).setInputFiles(file(Buffer.concat([bytes, Buffer.from(" ")])));
      await expect(page.getByText("Bunday fayl reyestrda yoʻq")).toBeVisible();
      await expectAccessible(page);
    },
  );

  test("is read redacted without a key once its file was announced; justice's stays closed", async ({ browse }) => {
    const { id, items } = await dealtWith(operator);
    const body = items.find(({ kind }) => kind === "conclusion")?.organisationId;
    const justice = items.find(({ kind }) => kind === "justice");
    const page = await browse("anyone");
    await page.goto(`/fields-pdf/${id}/${body}`);
    await expect(page.getByText("Ommaviy nusxa", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("Asl nusxa")).toHaveCount(0);
    await page.goto(`/fields-pdf-adliya/${id}/${justice?.organisationId}`);
    await expect(page.getByRole("heading", { name: "Hujjat topilmadi" })).toBeVisible();
    const address = new URL(justice?.address ?? "");
    await page.goto(address.pathname + address.search);
    await expect(page.getByRole("heading", { name: "Adliya organining hujjati" })).toBeVisible();
    await expect(page.getByText("Adliya organining qarori")).toBeVisible();
  });
});
