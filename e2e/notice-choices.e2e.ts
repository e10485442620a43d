import { expectAccessible } from "./accessible.js";
import { caller } from "./applications.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

interface Choices {
  readonly version: number;
  readonly digestAt: string;
  readonly quiet: unknown;
  readonly kinds: Readonly<Record<string, unknown>>;
}

test(
  "how notices reach a person is saved, and what another window saved meanwhile is merged with it",
  { tag: [looks, soak] },
  async ({ browse, service, sessionOf, expectedErrors }) => {
    expectedErrors.push(/412 \(Precondition Failed\)/);
    const record = await sessionOf("ecologist");
    const own = caller(service, record);
    const put = async (change: Partial<Choices>): Promise<void> => {
      const { kinds, quiet, digestAt, version } = await own.get<Choices>("/users/me/notice-choices");
      const reply = await service.put("/api/v1/users/me/notice-choices", {
        data: { kinds, quiet, digestAt, ...change },
        headers: {
          authorization: `Bearer ${record.access_token}`,
          "idempotency-key": crypto.randomUUID(),
          "if-match": `"${version}"`,
        },
      });
      expect(reply.ok()).toBe(true);
    };
    await put({ quiet: null, digestAt: "09:00" });

    const page = await browse("ecologist");
    await page.goto("/user-profile");
    const card = page.getByRole("region", { name: "Xabarlar qanday keladi" });
    await card.getByRole("checkbox", { name: "Sokin soatlarda yubormaslik" }).press("Space");
    await put({ digestAt: "10:30" });
    await card.getByRole("button", { name: "Saqlash", exact: true }).click();

    const conflict = page.getByRole("dialog", { name: "Tanlovingiz boshqa oynada oʻzgargan" });
    await expect(conflict.getByText("10:30")).toBeVisible();
    await expectAccessible(page);
    await conflict.getByRole("button", { name: "Birlashtirib saqlash" }).click();
    await expect(conflict).toBeHidden();
    await expect(page.getByText("Saqlandi", { exact: true })).toBeVisible();
    const saved = await own.get<Choices>("/users/me/notice-choices");
    expect(saved).toMatchObject({ quiet: { from: "22:00", to: "07:00" }, digestAt: "10:30" });
  },
);
