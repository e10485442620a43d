import { applications } from "@yer/api/contract/applications";
import type { ConclusionPlan } from "@yer/api/contract/discussion";
import { mock } from "@yer/api/mock";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { closeScreen, openScreen } from "../../registers/testing/opened-screen.js";
import { withConclusionsTexts } from "./conclusions-texts.js";
import SignConclusion from "./SignConclusion.js";

const named = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });

const plan: ConclusionPlan = {
  organisation: named("Architecture of Samarkand"),
  step: named("Architecture"),
  supersedes: false,
  ends: false,
  asks: [
    {
      stepId: "cadastre",
      label: named("Cadastre"),
      organisations: [named("Cadastre of Samarkand"), named("Cadastre of Urgut")],
      needed: 1,
      until: "2026-03-20T19:00:00.000Z",
    },
  ],
  awaits: [
    {
      stepId: "ecology",
      label: named("Ecology"),
      organisations: [named("Ecology of Samarkand")],
      needed: 1,
      until: "2026-03-12T19:00:00.000Z",
    },
  ],
};

let signed = 0;
beforeEach(() => {
  signed = 0;
});
afterEach(closeScreen);

/** What the question says. */
const said = (): string => page.getByRole("alertdialog").element().textContent;

/** The question before a conclusion is signed that leads to these steps. */
async function ask(
  leads: Partial<ConclusionPlan> | Promise<never>,
  verdict: "positive" | "negative" = "positive",
): Promise<void> {
  function Question() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <SignConclusion
        applicationId="a"
        stepId="architecture"
        verdict={verdict}
        onSign={() => Promise.resolve((signed += 1))}
        onClose={() => setOpen(false)}
      />
    ) : null;
  }
  await openScreen(withConclusionsTexts(Question), {
    address: "/conclusions",
    codes: ["give:conclusion"],
    mocks: [
      mock(applications.get, () => ({ id: "a", number: "2026-1718-000007" }) as never),
      mock(applications.conclusionPlan, () => (leads instanceof Promise ? leads : { ...plan, ...leads })),
    ],
  });
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
}

test("before a conclusion is signed it is said what, for whom, and who is asked by when", async () => {
  await ask({});
  await expect.element(page.getByRole("alertdialog", { name: "Sign the positive conclusion?" })).toBeVisible();
  await expect.poll(said).toContain("File 2026-1718-000007. The conclusion is given for Architecture of Samarkand");
  expect(said()).toContain("asked of:Cadastre of Samarkand or Cadastre of Urgut: by March 20, 2026 (1 of 2 suffices)");
  expect(said()).toContain("awaited:Ecology of Samarkand: by March 12, 2026");
  expect(signed).toBe(0);
  await page.getByRole("button", { name: "Sign" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(signed).toBe(1);
});

test("the last conclusion says that the discussion ends, and one given anew that it takes another's place", async () => {
  await ask({ supersedes: true, ends: true, asks: [], awaits: [] }, "negative");
  await expect.element(page.getByRole("alertdialog", { name: "Sign the negative conclusion?" })).toBeVisible();
  await expect.poll(said).toContain("the discussion ends with it");
  expect(said()).toContain("It takes the place of the conclusion your organization gave before");
  await expect.element(page.getByRole("listitem")).not.toBeInTheDocument();
});

test("going back signs nothing: the question begins at the way back", async () => {
  await ask({});
  await expect.element(page.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(signed).toBe(0);
});

test("nobody signs before it is said what follows", async () => {
  await ask(new Promise<never>(() => undefined));
  const sign = page.getByRole("button", { name: "Sign" });
  await expect.element(sign).toHaveAttribute("aria-disabled", "true");
  await expect.element(sign).toHaveAccessibleDescription("It is being found out who is asked next");
});
