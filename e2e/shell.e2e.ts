import type { SignInRecord } from "@yer/api/contract/auth";
import type { Me } from "@yer/api/contract/own-account";
import type { Page } from "@playwright/test";
import { menuEntries } from "@yer/api/paths";
import { caller } from "./applications.js";
import { openSession } from "./people.js";
import { soak } from "./tags.js";
import { expect, test } from "./test.js";

/** A node of the side menu as a person reads it. */
type Node = readonly [label: string, leads: string | readonly Node[]];

/** SPEC §2, letter for letter. */
const specified: readonly Node[] = [
  ["Dashboard", "/dashboard"],
  [
    "Nomzodlar",
    [
      ["Barchasi", "/applications"],
      ["Xulosaga yuborish", "/applications/aplications_9"],
      ["Muhokamada", "/applications/aplications_1"],
      ["E'londa", "/applications/aplications_6"],
      ["Adliyada", "/applications/aplications_4"],
      ["To'lovda", "/applications/aplications_30"],
      ["Kengashda", "/applications/aplications_2"],
      ["Rad qilingan", "/applications/aplications_3"],
      ["Tahrirlashda", "/applications/aplications_10"],
      ["Ko'rib chiqish", "/applications/aplications_5"],
      [
        "Yakunlangan",
        [
          ["Ro'yxatdan o'tgan", "/applications/aplications_registered"],
          ["Ro'yxatdan o'tmagan", "/applications/aplications_unregistered"],
        ],
      ],
    ],
  ],
  // Not SPEC's: a body's inbox, docs/decisions/0058.
  ["Xulosalar", "/conclusions"],
  // Surveys from files: docs/decisions/0075.
  ["Xatlov fayllari", "/imports"],
  [
    "O'zboshimcha yerlar",
    [
      ["Barchasi", "/areas/area_all"],
      ["Yangi", "/areas/illegal-acquisition"],
      ["Nazoratga yuborilgan", "/areas/was_send_inspection"],
      ["Nazoratga olingan", "/areas/has_failed_returned_from_inspection"],
      ["Muddati kutilayotgan", "/areas/before_start_date_pg"],
      ["Tahrirlashga qaytarilgan", "/areas/editing"],
    ],
  ],
  ["Ro'yxatidan o'tmagan", "/not_registered"],
  [
    "Savatcha",
    [
      ["Maydoni yo'q", "/no_grip"],
      ["Qurilish osti maydon yo'q", "/construction"],
      ["Xatoliklar", "/drafts"],
      ["Hisobdan chiqarilganlar", "/written_off"],
      ["Davlat tashkilot yerlari", "/state-owneds"],
    ],
  ],
  ["E'tirozlar", "/objections"],
  // Not SPEC's either: docs/decisions/0063.
  ["Kengash majlislari", "/council"],
  [
    "Hisob-kitob",
    [
      ["Umumiy jadval", "/svod"],
      ["To'lovlar", "/cpayments"],
      ["Bank roʻyxatlari", "/receipts"],
      ["Taqsimotlar", "/cdistribution"],
    ],
  ],
  ["Reja jadval", "/plangrafic"],
  ["Hisobot", "/reports"],
  ["Foydalanuvchilar", "/users"],
  ["Tashkilotlar", "/organization"],
  ["Xarita", "/map"],
  [
    "Xavsizlik",
    [
      ["Lavozimlar", "/positions"],
      ["Rollar", "/roles"],
      ["Ruxsatlar", "/permissions"],
    ],
  ],
  [
    "Sozlamalar",
    [
      ["Tashkilotlar", "/settingorganisation"],
      ["Maydon guruhlari", "/field-groups"],
      ["Maydonlar", "/fields"],
      ["Muhokama logikasi", "/diagrams"],
      ["Tizim sozlamalari", "/allsetting"],
      ["Viloyatlar", "/allregions"],
      ["Tumanlar", "/alldistricts"],
      ["Mahallalar", "/allneighborhoods"],
      ["Jarayon paneli", "/applicationpanel"],
    ],
  ],
];

/** The specified menu cut to some addresses; groups with nothing in them go. */
function cutTo(hrefs: ReadonlySet<string>, nodes: readonly Node[] = specified): Node[] {
  return nodes.flatMap(([label, leads]): Node[] => {
    if (typeof leads === "string") return hrefs.has(leads) ? [[label, leads]] : [];
    const inner = cutTo(hrefs, leads);
    return inner.length > 0 ? [[label, inner]] : [];
  });
}

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Asosiy menyu" });

/** The number at the end of an entry of the menu. */
const numberOf = (text: string | null): number => Number(/\d+$/.exec(text ?? "")?.[0] ?? Number.NaN);

/** Opens every group of the side menu and reads all of it. */
async function readMenu(page: Page): Promise<Node[]> {
  const menu = menuOf(page);
  await expect(menu.getByRole("link").first()).toBeVisible();
  const closed = menu.getByRole("button", { expanded: false });
  while ((await closed.count()) > 0) {
    await closed.first().click();
  }
  return menu.evaluate((root) => {
    const read = (list: Element): Node[] =>
      [...list.children].map((item): Node => {
        const [entry] = item.children;
        if (!entry) throw new Error("An entry of the menu is empty.");
        const inner = item.querySelector("ul");
        const label = [...entry.querySelectorAll("span")].map((span) => span.textContent.trim()).find(Boolean) ?? "";
        return [label, inner ? read(inner) : (entry.getAttribute("href") ?? "")];
      });
    const list = root.querySelector("ul");
    if (!list) throw new Error("The menu has no list.");
    return read(list);
  });
}

test(
  "at 320 pixels a page is no wider than the window, the way out is in it, and no status is cut",
  { tag: soak },
  async ({ browse }) => {
    const page = await browse("operator", { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await page.goto("/applications");
    await expect(page.getByRole("grid").getByRole("rowheader").first()).toBeVisible();
    const profile = page.getByRole("button", { name: /^Profil/ });
    await expect(profile).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await page
      .locator("tbody [data-tone] > span")
      .evaluateAll((words) => words.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(cut).toEqual([]);
  },
);

test.describe("the side menu", () => {
  test("has the specification's entries, letter for letter, for who may open all of them", async ({ browse }) => {
    const page = await browse("administrator");
    await page.goto("/applications");
    expect(await readMenu(page)).toEqual(specified);
  });

  for (const person of ["operator", "architect", "cashier"] as const) {
    const tag = person === "operator" ? [] : soak;
    test(
      `shows the ${person} the entries of their permissions only`,
      { tag },
      async ({ browse, service, sessionOf }) => {
        const me = await caller(service, await sessionOf(person)).get<{
          position: { permissionsList: { code: string }[] };
        }>("/users/me");
        const codes = new Set(me.position.permissionsList.map(({ code }) => code));
        const permitted = new Set(
          menuEntries()
            .filter((entry) => codes.has(entry.code))
            .map((entry) => entry.href),
        );
        const page = await browse(person);
        await page.goto("/applications");
        expect(await readMenu(page)).toEqual(cutTo(permitted));
        expect(permitted.has("/users")).toBe(false);
      },
    );
  }

  test("counts only what is the person's own work, as many as its register lists, and the dashboard says the same", async ({
    browse,
  }) => {
    const page = await browse("operator");
    await page.goto("/dashboard");
    await readMenu(page);
    const counted = menuOf(page).getByRole("link").filter({ hasText: /\d$/ });
    await expect(counted.first()).toBeVisible();
    const hrefs = await counted.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    // Cadastre's operator carries on what is being edited and what waits for its discussion, and answers what inspections
    // asked for: nothing else is theirs.
    expect(hrefs).toEqual(["/applications/aplications_9", "/applications/aplications_10", "/areas/editing"]);
    for (const href of hrefs) {
      await page.goto("/dashboard");
      const queue = page
        .getByRole("main")
        .getByRole("row")
        .filter({ has: page.locator(`a[href="${href}"]`) });
      const waiting = await queue.getByRole("gridcell").first().textContent();
      await queue.getByRole("link").click();
      await expect(page).toHaveURL(href);
      const link = menuOf(page).locator(`a[href="${href}"]`);
      await expect(link).toContainText(waiting ?? "");
      const listed = page.getByRole("navigation", { name: /Sahifalar$/ }).getByRole("status");
      await expect(async () => {
        const own = numberOf(await link.textContent());
        const total = Number(/jami (\d+)$/.exec((await listed.textContent()) ?? "")?.[1] ?? 0);
        expect(total).toBe(own);
        expect(own).toBeGreaterThan(0);
      }).toPass();
    }
  });
});

test("language and theme survive a reload, and come back at the next sign-in elsewhere", async ({
  browse,
  service,
}) => {
  const record: SignInRecord = await openSession(service, "cashier");
  const { preferences } = await caller(service, record).get<Me>("/users/me");
  const page = await browse("cashier", { record });
  await page.goto("/applications");
  await page.getByRole("button", { name: "Til · Язык · Language" }).click();
  await page.getByRole("menuitemradio", { name: "Русский" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", /^ru/);
  const kept = page.waitForResponse(
    (reply) => reply.url().endsWith("/users/me/preferences") && reply.request().postData()?.includes('"dark"') === true,
  );
  await page.getByRole("button", { name: "Экран", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Тёмная" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  expect((await kept).status()).toBeLessThan(300);

  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", /^ru/);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const elsewhere = await browse("cashier", { record: await openSession(service, "cashier") });
  await elsewhere.goto("/applications");
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", /^ru/);
  await expect(elsewhere.locator("html")).toHaveAttribute("data-theme", "dark");

  // Other tests are the cashier too, and read Uzbek.
  const headers = { authorization: `Bearer ${record.access_token}`, "idempotency-key": crypto.randomUUID() };
  const reply = await service.put("/api/v1/users/me/preferences", { data: preferences, headers });
  expect(reply.ok()).toBe(true);
});

test.describe("an address", () => {
  test("nothing answers to shows the not-found page and the status 404", async ({ browse, expectedErrors }) => {
    expectedErrors.push(/404/);
    const page = await browse("anyone");
    const reply = await page.goto("/bunday-sahifa-yoq");
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Sahifa topilmadi" })).toBeVisible();
    await page.getByRole("link", { name: "Bosh sahifaga qaytish" }).click();
    await expect(page).toHaveURL("/");
  });

  test("of the back office leads nobody but staff anywhere else than to the root", async ({ browse }) => {
    const page = await browse("anyone");
    await page.goto("/application/01932f00-0000-7055-8be8-dc6d7bcbebd2");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("outside a person's permissions says so in words, and whom to ask", async ({ browse, expectedErrors }) => {
    // What the page begins to read before it knows whose it is.
    expectedErrors.push(/status of 403/);
    const page = await browse("architect");
    await page.goto("/users");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bu sahifani ochishga ruxsatingiz yoʻq");
    await expect(page.getByText(/rahbaringiz yoki administratordan soʻrang/)).toBeVisible();
    await expect(page.getByText("menu:")).toHaveCount(0);
  });
});

test("a screen that crashes shows the specification's sentence until the path changes", async ({
  browse,
  expectedErrors,
}) => {
  const page = await browse("operator");
  await page.goto("/applications");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  // A screen breaks as it is drawn: one whose file holds nothing that another shares.
  expectedErrors.push(/broken on purpose/);
  await page.route(/ImportsScreen-[\w-]+\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default () => { throw new Error("broken on purpose"); };',
    }),
  );
  await menuOf(page).getByRole("link", { name: "Xatlov fayllari", exact: true }).click();
  const sentence = page.getByText("Foydalanishda xatolik yuz berdi. Sahifani qayta yuklang.");
  await expect(sentence).toBeVisible();
  await menuOf(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(sentence).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Mening ishim" })).toBeVisible();
});

test(
  "the search that does not arrive takes nothing else away, says so, and opens when it has come",
  { tag: soak },
  async ({ browse, expectedErrors }) => {
    const page = await browse("operator");
    expectedErrors.push(/dynamically imported module|Failed to load resource|FindPalette|MissingPartError/);
    await page.route(/FindPalette-[\w-]+\.js/, (route) => route.abort());
    await page.goto("/applications");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await page.keyboard.press("Control+k");
    await expect(page.getByText("Qidiruv yuklanmadi.")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("button", { name: "Til" })).toBeVisible();
    await page.unroute(/FindPalette-[\w-]+\.js/);
    // It is asked for again when the browser says that the network is back.
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeVisible();
  },
);

test("an address nobody knows stays in the back office for staff, with the menu and the way on", async ({
  browse,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const page = await browse("cashier");
  const answer = await page.goto("/nowhere/7?sort=deadline");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Sahifa topilmadi" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Asosiy menyu" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bosh sahifaga qaytish" })).toHaveAttribute("href", "/dashboard");
});
