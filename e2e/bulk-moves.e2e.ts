import type { Application } from "@yer/api/contract/applications";
import { expectAccessible } from "./accessible.js";
import { caller, newFacts, openApplication } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

test(
  "of the files chosen in the register those move that their own button would, and the rest are told why",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf }) => {
    const operator = caller(service, await sessionOf("operator"));
    const ready = await openApplication(operator);
    const facts = await newFacts(operator);
    const bare = await operator.post<Application>("/applications", { ...facts, occupier: null, outline: null });
    const page = await browse("operator");
    await page.goto("/applications?status=editing");
    for (const { number } of [ready, bare]) {
      await page.getByRole("row").filter({ hasText: number }).getByRole("checkbox").press("Space");
    }
    await page.getByRole("button", { name: "Topshirish" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("2 tadan 1 ta ishni oʻtkazish mumkin.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "1 ta ishni oʻtkazish" }).click();

    // The job goes by on its own, and the page hears of it.
    await expect(page.getByText("1 ta ishdan 1 tasi oʻtkazildi")).toBeVisible();
    await expect(page.getByRole("link", { name: ready.number })).toBeVisible();
    await expectAccessible(page);
    expect((await operator.get<Application>(`/applications/${ready.id}`)).status).toBe("to_conclusion");
    expect((await operator.get<Application>(`/applications/${bare.id}`)).status).toBe("editing");
  },
);
