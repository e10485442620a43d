import type { Deadline } from "@yer/api/contract/application-register";
import type { ContestedDecision } from "@yer/api/contract/own-applications";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { DescriptionList } from "@yer/ui";
import type { ComponentType } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ContestedFacts } from "../complaint/ContestedFacts.js";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { putAway, show } from "../frame/testing/show.js";
import { Rejection } from "../offer/Rejection.js";
import { StandingSentence } from "./StandingSentence.js";
import { useStandingItems } from "./use-standing-items.js";

const none: Deadline = { endsAt: null, state: "none", daysLeft: null };
/** The time to complain: 13 days, to the end of 4 April. */
const toComplain: Deadline = { endsAt: "2026-04-04T19:00:00.000Z", state: "running", daysLeft: 13 };
/** The whole term of the application, which stands still meanwhile. */
const whole: Deadline = { endsAt: "2026-06-26T19:00:00.000Z", state: "running", daysLeft: 96 };

const standing: LookUpAnswer = {
  number: "2026-1418-000123-4",
  status: "rejected",
  holder: null,
  since: "2026-03-05T05:00:00.000Z",
  step: toComplain,
  deadline: whole,
  pause: null,
  offerId: null,
  sentence: "rejected",
};

const reason = "The plot lies in a protection zone";
const rejection: ContestedDecision = {
  applicationId: "0190f0a0-0000-7000-8000-000000000001",
  applicationNumber: standing.number,
  by: "occupier",
  objectionNumber: null,
  decidedBy: "council",
  at: "2026-03-05T05:00:00.000Z",
  reason,
  period: toComplain,
  against: [],
};

afterEach(putAway);

function Standing({ answer }: { answer: LookUpAnswer }) {
  const items = useStandingItems(answer);
  return (
    <>
      <StandingSentence answer={answer} />
      <DescriptionList items={items} />
    </>
  );
}

/** Shows it with the words of disputes. */
function shown(Part: ComponentType): Promise<HTMLElement> {
  const Worded = withDisputeTexts(Part);
  return show(<Worded />);
}

/** What stands beside a term of a list of facts. */
const factOf = (main: HTMLElement, term: string): string | undefined =>
  [...main.querySelectorAll("dt")].find((one) => one.textContent === term)?.nextElementSibling?.textContent;

test("whose file was rejected is told the days of the time to complain, and not of the whole term", async () => {
  const main = await shown(() => (
    <>
      <StandingSentence answer={standing} />
      <Rejection decision={rejection} />
    </>
  ));
  await expect.element(page.getByText("Your file was rejected")).toBeVisible();
  const sentence = page.getByText(/^The file is rejected: you may appeal/);
  await expect.element(sentence).toBeVisible();
  expect(main.textContent.match(/\d+ days? left/g)).toEqual(["13 days left", "13 days left"]);
  expect(main.textContent).toContain(reason);
});

test("the form of a complaint names the file, the decision, its reason and the last day", async () => {
  const main = await shown(() => <ContestedFacts decision={rejection} />);
  await expect.element(page.getByText(standing.number)).toBeVisible();
  expect(factOf(main, "File")).toBe(standing.number);
  expect(factOf(main, "The decision you complain of")).toBe("The Council decided against the file");
  expect(factOf(main, "Why")).toBe(reason);
  expect(factOf(main, "Last day to complain")).toMatch(/\b4\b.*\(13 days left\)$/);
});

test("a term is told by its last day, at the end of which it is over", async () => {
  const main = await shown(() => <Standing answer={standing} />);
  await expect.element(page.getByText("Term of this step")).toBeVisible();
  expect(factOf(main, "Term of this step")).toMatch(/\b4\b.* · 13 days left$/);
  expect(factOf(main, "Whole term by law")).toMatch(/\b26\b.* · 96 days left$/);
});

test("a registered file counts no days", async () => {
  const registered = { ...standing, status: "registered", sentence: "registered", step: none, deadline: none } as const;
  const main = await shown(() => <Standing answer={registered} />);
  await expect.element(page.getByText("The right is recognised and registered.")).toBeVisible();
  expect([...main.querySelectorAll("dt")].map(({ textContent }) => textContent)).toEqual(["Since"]);
  expect(main.textContent).not.toMatch(/left|late|term/i);
});

test("the day in a sentence stays on one line, however narrow the page", async () => {
  const main = await shown(() => (
    <div style={{ inlineSize: 60 }}>
      <StandingSentence answer={standing} />
    </div>
  ));
  const sentence = page.getByText(/ends on April/);
  await expect.element(sentence).toBeVisible();
  const words = sentence.element().firstChild;
  const at = words?.textContent?.search(/April\s4,\s2026/) ?? -1;
  const day = document.createRange();
  day.setStart(words as Node, at);
  day.setEnd(words as Node, at + "April 4, 2026".length);
  expect(day.getClientRects()).toHaveLength(1);
  expect(main.querySelector("p")?.textContent).toMatch(/ends on April\s4,\s2026 \(13 days left\)/);
});
