import { readFile } from "node:fs/promises";
import type { SettingPage } from "@yer/api/contract/settings";
import { caller } from "./applications.js";
import { expect, test } from "./test.js";

/** Fewer rows than the demonstration has applications, and more than any other test saves. */
const directRows = 200;

test("a long register becomes a file in the background: its page hears when it is ready, and it is fetched once", async ({
  browse,
  service,
  sessionOf,
}) => {
  const session = await sessionOf("administrator");
  const administrator = caller(service, session);
  const setting = await administrator.get<SettingPage>("/settings/export.direct_rows");
  if (setting.current.value !== directRows) {
    const wanted = { validFrom: setting.earliest, value: directRows, reason: "Sinov uchun" };
    await administrator.post("/settings/export.direct_rows/values", wanted, setting.version);
  }
  const { total } = await administrator.get<{ total: number }>("/applications?limit=1&exact=true");

  const page = await browse("administrator");
  await page.goto("/applications");
  await page.getByRole("button", { name: "Eksport", exact: true }).click();
  await page.getByRole("menuitem", { name: "Jadval (CSV)" }).click();
  await expect(page.getByText(/fonda tayyorlanmoqda/)).toBeVisible();
  await page.getByRole("button", { name: "Koʻrish", exact: true }).click();

  // The page hears by itself how far it is and when it is done.
  const row = page.getByRole("grid", { name: "Eksportlar" }).getByRole("row").filter({ hasText: "Nomzodlar" }).first();
  const fetching = row.getByRole("button", { name: "Yuklab olish" });
  await expect(row.getByRole("progressbar").or(fetching)).toBeVisible();
  await expect(fetching).toBeVisible();
  await expect(row.getByText("Tayyor", { exact: true })).toBeVisible();

  const asking = page.waitForRequest("**/api/v1/exports/content");
  const saving = page.waitForEvent("download");
  await fetching.click();
  const text = await readFile(await (await saving).path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(total + 1);

  const again = await service.post("/api/v1/exports/content", {
    data: (await asking).postDataJSON() as unknown,
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(again.status()).toBe(404);
  const notices = await administrator.get<{ items: { kind: string; params: unknown }[] }>("/notices?limit=10");
  expect(notices.items.find(({ kind }) => kind === "export.ready")?.params).toMatchObject({ rows: total });
});
