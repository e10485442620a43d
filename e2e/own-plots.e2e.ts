import type { AreaRow } from "@yer/api/contract/area-facts";
import { expectAccessible } from "./accessible.js";
import { caller } from "./applications.js";
import { signInByOneId } from "./people.js";
import { looks, soak } from "./tags.js";
import { expect, test } from "./test.js";

/** In Samarqand city, where the demonstration's office works. */
const here = { latitude: 39.655, longitude: 66.955, accuracy: 14 };

test(
  "a citizen tells of the plot on which they stand, follows it, and the office sees where it is",
  { tag: [soak, looks] },
  async ({ browse, service, sessionOf }) => {
    const citizen = await browse("anyone", { geolocation: here, permissions: ["geolocation"] });
    const number = await test.step("the citizen tells where they stand", async () => {
      await signInByOneId(citizen, "citizen");
      await citizen.goto("/plan-grafic");
      await citizen.getByRole("link", { name: "Kutmasdan xabar bering: oʻzingiz egallagan yer" }).click();
      await citizen.getByRole("button", { name: "Men turgan joyni koʻrsatish" }).click();
      await expect(citizen.getByText("Nuqta belgilandi: 39.65500, 66.95500, 14 m aniqlikda.")).toBeVisible();
      await expect(citizen.getByRole("combobox", { name: "Mahalla" })).not.toHaveValue("");
      await expectAccessible(citizen);
      await citizen.getByRole("button", { name: "Xabar berish", exact: true }).click();
      const said = citizen.getByText(/^Xabaringiz qabul qilindi: /);
      await expect(said).toBeVisible();
      return ((await said.textContent()) ?? "").replace(/^.*: /, "");
    });

    await test.step("they see how far it is", async () => {
      await citizen.getByRole("link", { name: "Qayerga yetganini kuzatish" }).click();
      await expect(citizen.getByRole("heading", { level: 3, name: number })).toBeVisible();
      await expect(citizen.getByText("Qabul qilindi", { exact: true }).first()).toBeVisible();
      const map = citizen.getByRole("application", { name: "Xabar berilgan yerlar xaritasi" });
      await expect(map).toBeVisible();
      await expect(citizen.locator("[data-part=around]")).toBeVisible();
      await expect(citizen.getByText("Nuqta belgilandi: 39.65500, 66.95500, 14 m aniqlikda.")).toBeVisible();
      await expectAccessible(citizen);
    });

    await test.step("the office sees where it is, and not who told of it", async () => {
      const operator = caller(service, await sessionOf("operator"));
      const { items } = await operator.get<{ items: AreaRow[] }>(`/areas?search=${number}`);
      const office = await browse("operator");
      await office.goto(`/area/${String(items[0]?.id)}`);
      await expect(office.getByRole("heading", { level: 1, name: number })).toBeVisible();
      await expect(office.getByText("39.655000, 66.955000")).toBeVisible();
      await expect(office.getByText("Aniqligi 14 m")).toBeVisible();
    });
  },
);
