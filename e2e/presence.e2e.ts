import type { Page } from "@playwright/test";
import { caller, openApplication } from "./applications.js";
import { expect, test } from "./test.js";

const others = (page: Page) => page.getByRole("list", { name: "Shu ishni hozir ochib turganlar" });

test("two people on one file see each other come, edit and leave, without a reload", async ({
  browse,
  service,
  sessionOf,
}) => {
  const application = await openApplication(caller(service, await sessionOf("operator")));
  const address = `/application/${application.id}`;
  // As wide as the number, its tags and a person do not fit beside each other.
  const mine = await browse("reviewer", { viewport: { width: 1000, height: 800 } });
  await mine.goto(address);
  await expect(mine.getByRole("heading", { level: 1 })).toContainText(application.number);
  await expect(others(mine)).toHaveCount(0);
  await expect(mine.getByRole("button", { name: "Qadab qoʻyish" })).toBeVisible();
  const below = mine.getByRole("tablist", { name: "Ish boʻlimlari" });
  const alone = await below.boundingBox();

  const theirs = await browse("operator");
  await theirs.goto(address);
  await expect(others(theirs).getByRole("listitem")).toHaveText(/ham shu ishda$/);
  await expect(others(mine).getByRole("listitem")).toHaveText(/ham shu ishda$/);
  expect(await below.boundingBox(), "nothing moves under a press").toEqual(alone);

  await theirs.goto(`${address}?edit`);
  await expect(others(mine).getByRole("listitem")).toHaveText(/oʻzgartirmoqda$/);

  await theirs.getByRole("link", { name: "Xarita", exact: true }).click();
  await expect(others(mine)).toHaveCount(0);
});
