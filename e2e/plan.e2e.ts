import { expectAccessible } from "./accessible.js";
import { signInByOneId } from "./people.js";
import { looks } from "./tags.js";
import { expect, test } from "./test.js";

/** A neighbourhood of the demonstration's district whose schedule is a draft. */
const neighborhood = "14169004";

test(
  "a schedule goes from the district's draft by the region's approval to the public page",
  { tag: looks },
  async ({ browse }) => {
    const office = await browse("operator");
    await test.step("the district proposes its draft", async () => {
      await office.goto("/plangrafic?state=schedule_draft");
      await expect(office.getByRole("heading", { level: 1, name: "Reja jadval" })).toBeVisible();
      await expectAccessible(office);
      await office.goto(`/plangrafic/${neighborhood}`);
      await expect(office.getByText("Qoralama: tuman uni tugatib, viloyatga taklif qilishi kerak.")).toBeVisible();
      await expectAccessible(office);
      await office.getByRole("button", { name: "Viloyatga taklif qilish" }).click();
      await office.getByRole("alertdialog").getByRole("button", { name: "Viloyatga taklif qilish" }).click();
      await expect(office.getByText(/kunigacha tasdiqlashi yoki sababi bilan qaytarishi kerak/)).toBeVisible();
    });

    const citizen = await browse("anyone");
    await test.step("nothing of it is public before", async () => {
      await citizen.goto(`/plan-grafic?search=${neighborhood}`);
      await expect(citizen.getByText("Kunlari hali tasdiqlanmagan.")).toBeVisible();
    });

    const asking = await browse("anyone");
    await test.step("a citizen asks to be told of it", async () => {
      await signInByOneId(asking, "citizen");
      await asking.goto(`/plan-grafic?search=${neighborhood}`);
      await asking.getByRole("button", { name: "Oʻzgarsa, menga xabar bering" }).click();
      await expect(asking.getByText("Kunlari belgilansa yoki oʻzgarsa, SMS yoki xat keladi.")).toBeVisible();
    });

    const region = await browse("reviewer");
    await test.step("the region approves it", async () => {
      await region.goto(`/plangrafic/${neighborhood}`);
      await region.getByRole("button", { name: "Tasdiqlash" }).click();
      await region.getByRole("alertdialog").getByRole("button", { name: "Tasdiqlash" }).click();
      await expect(region.getByText(/gacha \d+ ta uchastkani oʻrganadi/)).toBeVisible();
    });

    await test.step("who asked is told", async () => {
      await asking.goto("/profile");
      await expect(asking.getByText(/: yerlar .* kunlari oʻrganiladi/).first()).toBeVisible();
    });

    await test.step("a citizen finds when they come", async () => {
      await citizen.goto("/plan-grafic");
      await citizen.getByRole("textbox", { name: "Mahalla nomi" }).fill(neighborhood);
      await citizen.getByRole("button", { name: "Topish" }).click();
      await expect(citizen.getByText(/Kelishadi: /)).toBeVisible();
      await expectAccessible(citizen);
    });
  },
);
