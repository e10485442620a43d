import type { Application } from "@yer/api/contract/applications";
import type { Discussion } from "@yer/api/contract/discussion";
import type { Page } from "@playwright/test";
import { sign } from "./application-acts.js";
import { typeFacts } from "./facts-form.js";
import { caller, neighborhoodName, newFacts, occupier, openDiscussion, openApplication } from "./applications.js";
import { mouse } from "./hands.js";
import { type Person, signInByOneId } from "./people.js";
import { postgres, soak } from "./tags.js";
import { expect, test } from "./test.js";

/** What each of the two bodies is asked, and what it answers. */
const asked = {
  architect: { question: "Bino yoki inshootga boʻlgan huquq", answer: "Eʼtirof etilgan" },
  ecologist: { question: "Yer uchastkasi ajratilganligi", answer: "Ajratilgan" },
} as const;

/** The question that a move asks before it is made; notices are alert dialogs too, for React Aria. */
const questionOn = (page: Page) => page.getByRole("alertdialog", { name: /\?$/ });

/** A move of the action bar that asks once more before it is made. */
async function move(page: Page, name: string): Promise<void> {
  await page.getByRole("group", { name: "Amallar" }).getByRole("button", { name }).click();
  await questionOn(page).getByRole("button", { name }).click();
  await expect(questionOn(page)).toBeHidden();
}

/** The status under the heading of an application's page. */
const status = (page: Page, label: string) => page.getByRole("main").getByText(label, { exact: true }).first();

/** Fills the conclusion's form up to the button that sends it. */
async function fillConclusion(page: Page, body: keyof typeof asked): Promise<void> {
  await page.getByRole("group", { name: "Amallar" }).getByRole("button", { name: "Xulosa berish" }).click();
  const form = page.locator("form");
  const { question, answer } = asked[body];
  await form.getByRole("radiogroup", { name: question }).getByText(answer, { exact: true }).click();
  await form.getByRole("textbox", { name: "Asoslari" }).fill("Joyida oʻrganildi, eʼtiroz yoʻq.");
  await form.getByRole("radiogroup", { name: "Xulosa" }).getByText("Ijobiy", { exact: true }).click();
}

test(
  "a file goes from an operator through two bodies that answer at the same time to the public",
  { tag: [postgres, soak] },
  async ({ browse, service, sessionOf }) => {
    const signedIn = async (person: Person): Promise<Page> => {
      const page = await browse("anyone");
      await signInByOneId(page, person);
      return page;
    };
    const operatorCalls = caller(service, await sessionOf("operator"));

    const operator = await signedIn("operator");
    const facts = await newFacts(operatorCalls);

    await test.step("the operator opens a file on a plot", async () => {
      await operator.goto("/applications");
      await operator.getByRole("link", { name: "Ish ochish" }).click();
      await expect(operator.getByRole("heading", { level: 1, name: "Yangi ish ochish" })).toBeVisible();
      await typeFacts(operator, facts, await neighborhoodName(operatorCalls, facts));
      await operator.getByRole("button", { name: "Ish ochish" }).click();
      await expect(operator.getByRole("heading", { level: 1, name: /^\d{4}-1718-\d{6}$/ })).toBeVisible();
    });
    const id = operator.url().split("/").at(-1) ?? "";
    const { number, facts: kept } = await operatorCalls.get<Application>(`/applications/${id}`);
    expect(kept).toMatchObject({
      ...facts,
      occupier: { ...occupier, pinfl: expect.anything(), passport: expect.anything() },
    });

    await test.step("submits it and starts its discussion", async () => {
      await expect(status(operator, "Tahrirlashda")).toBeVisible();
      await move(operator, "Topshirish");
      await expect(status(operator, "Xulosaga yuborish")).toBeVisible();
      await move(operator, "Muhokamani boshlash");
      await expect(status(operator, "Muhokamada")).toBeVisible();
    });

    const architect = await signedIn("architect");
    const ecologist = await signedIn("ecologist");

    await test.step("both bodies are asked at once and answer at the same time", async () => {
      const bodies = [
        [architect, "architect"],
        [ecologist, "ecologist"],
      ] as const;
      for (const [page, body] of bodies) {
        await page.goto(`/application/${id}`);
        await fillConclusion(page, body);
      }
      // Neither answer sets out before the other has been sent.
      const both = Promise.withResolvers<void>();
      let sent = 0;
      for (const [page] of bodies) {
        await page.route("**/api/v1/applications/*/conclusions", async (route) => {
          if (route.request().method() === "POST" && (sent += 1) === bodies.length) both.resolve();
          if (route.request().method() === "POST") await both.promise;
          await route.continue();
        });
      }
      await Promise.all(bodies.map(([page]) => sign(page, mouse)));
      await expect(architect.getByText("Xulosa qabul qilindi")).toBeVisible();
      await expect(ecologist.getByText("Xulosa qabul qilindi")).toBeVisible();

      const { discussion } = await operatorCalls.get<{ discussion: Discussion }>(`/applications/${id}/discussion`);
      expect(discussion.conclusions).toHaveLength(2);
      expect(discussion).toMatchObject({ state: "ended", outcome: "positive" });
    });

    await test.step("all three see without a reload that the file is announced", async () => {
      for (const page of [operator, architect, ecologist]) {
        await expect(status(page, "Eʼlonda")).toBeVisible();
      }
      const { announcement } = await operatorCalls.get<Application>(`/applications/${id}`);
      expect(announcement).toMatchObject({ sequence: 1, open: true });
    });

    await test.step("a citizen who is not signed in finds it on the home page, and no personal data", async () => {
      const citizen = await browse("anyone");
      const replies: Promise<string>[] = [];
      citizen.on("response", (reply) => {
        if (new URL(reply.url()).pathname.startsWith("/api/")) replies.push(reply.text());
      });
      await citizen.goto("/");
      await citizen.getByRole("link", { name: number }).click();
      await expect(citizen).toHaveURL(`/offer/${id}`);
      await expect(citizen.getByRole("heading", { level: 1 })).toContainText(number);
      await expect(citizen.getByRole("heading", { name: "Eʼtiroz bildirish" })).toBeVisible();

      const seen = [await citizen.content(), ...(await Promise.all(replies))].join("\n");
      for (const secret of ["Sinovbekov", occupier.pinfl, occupier.passport, occupier.birthDate, "Sinov5 koʻchasi"]) {
        expect(seen).not.toContain(secret);
      }
    });

    await test.step("and in the look-up, which leads to the announcement", async () => {
      const citizen = await browse("anyone");
      await citizen.goto("/");
      // As on a phone, whose pad of numbers has no hyphen.
      await citizen.getByRole("textbox", { name: "Ish raqami" }).fill(number.replaceAll("-", ""));
      await citizen.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill(occupier.pinfl.slice(-4));
      await citizen.getByRole("button", { name: "Qidirish" }).click();
      const answer = citizen.getByRole("status").filter({ hasText: "Holati" });
      await expect(answer).toContainText("Eʼlonda");
      await expect(answer).not.toContainText("Sinovbekov");
      await answer.getByRole("link", { name: "Eʼlonni ochish" }).click();
      await expect(citizen.getByRole("heading", { level: 1 })).toContainText(number);
    });
  },
);

test("of two people who make the same move at once one makes it, and the other reads why not", async ({
  browse,
  service,
  sessionOf,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const calls = caller(service, await sessionOf("operator"));
  const { id } = await openApplication(calls);
  await calls.post(`/applications/${id}/submit`);
  const pages = [await browse("operator"), await browse("operator")];
  for (const page of pages) {
    await page.goto(`/application/${id}`);
    await page.getByRole("group", { name: "Amallar" }).getByRole("button", { name: "Muhokamani boshlash" }).click();
    await expect(questionOn(page)).toBeVisible();
  }
  const confirm = (page: Page) => questionOn(page).getByRole("button", { name: "Muhokamani boshlash" });
  await Promise.all(pages.map((page) => confirm(page).dblclick()));
  const open = async () =>
    (await Promise.all(pages.map((page) => questionOn(page).isVisible()))).filter(Boolean).length;
  await expect.poll(open).toBe(1);
  const refused = (await questionOn(pages[0] as Page).isVisible()) ? pages[0] : pages[1];
  await expect(questionOn(refused as Page)).toContainText("Ish bu holatda ekan, buning imkoni yoʻq");
  const { items } = await calls.get<{ items: { to: string | null }[] }>(`/applications/${id}/history`);
  expect(items.filter(({ to }) => to === "in_discussion")).toHaveLength(1);
});

test(
  "what a body has written of its conclusion is there after a reload, and nobody else reads it",
  { tag: soak },
  async ({ browse, service, sessionOf }) => {
    const { id } = await openDiscussion(caller(service, await sessionOf("operator")));
    const page = await browse("architect");
    await page.goto(`/application/${id}?tab=discussion`);
    const summary = page.getByRole("textbox", { name: "Asoslari" });
    await summary.fill("Hali tugallanmagan xulosa");
    await expect(page.getByText(/^Qoralama saqlandi/)).toBeVisible();
    await page.reload();
    await expect(summary).toHaveValue("Hali tugallanmagan xulosa");

    const other = await browse("ecologist");
    await other.goto(`/application/${id}?tab=discussion`);
    await expect(other.getByRole("textbox", { name: "Asoslari" })).toHaveValue("");
  },
);

test("the look-up answers alike for an unknown number and for digits that do not match", async ({
  browse,
  service,
  sessionOf,
  expectedErrors,
}) => {
  expectedErrors.push(/look-up|404/);
  const { number } = await openApplication(caller(service, await sessionOf("operator")));
  const wrong = String((Number(occupier.pinfl.slice(-4)) + 1) % 10_000).padStart(4, "0");
  const page = await browse("anyone");
  const answers: (string | null)[] = [];
  for (const [given, digits] of [
    [number, wrong],
    ["2026-1718-999999", wrong],
  ] as const) {
    await page.goto("/");
    await page.getByRole("textbox", { name: "Ish raqami" }).fill(given);
    await page.getByRole("textbox", { name: /oxirgi 4 raqami/ }).fill(digits);
    await page.getByRole("button", { name: "Qidirish" }).click();
    const said = page.getByRole("status").filter({ hasText: "topilmadi" });
    answers.push(await said.textContent());
  }
  expect(answers[0]).toBe(answers[1]);
});
