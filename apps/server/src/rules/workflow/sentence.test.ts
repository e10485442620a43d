import { type SentenceCode, sentenceCodes } from "@yer/api/contract/sentence";
import { type MoveKey, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { ApplicationState } from "./preconditions.js";
import { chargeSentence } from "../money/charge-sentence.js";
import { standingOfInstalments } from "./instalments.js";
import { type SentenceBasis, sentenceOf } from "./sentence.js";

const now = new Date("2026-03-05T09:00:00Z");
const earlier = new Date("2026-03-01T19:00:00Z");
const later = new Date("2026-03-10T19:00:00Z");
const never = { endsAt: null, paused: false };
const body = (name: string) => ({ uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name });

function basis(
  status: StatusKey,
  state: Partial<ApplicationState> = {},
  rest: Partial<Omit<SentenceBasis, "state">> = {},
): SentenceBasis {
  return {
    state: {
      status,
      suspended: false,
      placeEnded: false,
      legalBasis: 3,
      missing: [],
      openEditRequests: 0,
      untriagedDuplicates: [],
      sameAs: [],
      diagram: { ready: true },
      runOutcome: null,
      runState: null,
      openObjections: 0,
      upheldObjections: 0,
      announcementEndsAt: null,
      owed: null,
      instalments: false,
      paymentEndsAt: null,
      openAppeals: 0,
      appealEndsAt: null,
      ...state,
    },
    enteredBy: null,
    awaited: [],
    terms: { status: never, total: never },
    objectionsReceived: 0,
    agenda: null,
    instalments: null,
    ...rest,
  };
}
const by = (enteredBy: MoveKey) => ({ enteredBy });
const say = (given: SentenceBasis) => sentenceOf(given, now, 3);
const step = (needed: number, dueAt: Date | null, ...names: string[]) => ({
  needed,
  dueAt,
  organisations: names.map(body),
});

/** Every variant, the state that calls for it, and what it must name. */
const variants: Readonly<Record<SentenceCode, [SentenceBasis, object?]>> = {
  place_ended: [basis("announced", { placeEnded: true, openObjections: 2 }), { count: 0 }],
  editing_incomplete: [basis("editing", { missing: ["/outline", "/address"] }), { count: 2 }],
  editing_ready: [basis("editing")],
  editing_returned: [basis("editing", { openEditRequests: 3, missing: ["/outline"] }, by("return")), { count: 3 }],
  editing_answered: [basis("editing", {}, by("review_return"))],
  editing_duplicate: [basis("editing", { untriagedDuplicates: ["2026-1718-000001"] }), { number: "2026-1718-000001" }],
  to_conclusion_ready: [basis("to_conclusion")],
  to_conclusion_no_diagram: [
    basis("to_conclusion", { diagram: { ready: false, reason: { code: "no-diagram", params: { legalBasis: 3 } } } }),
    { count: 3 },
  ],
  to_conclusion_no_organisation: [
    basis("to_conclusion", { diagram: { ready: false, reason: { code: "step-unresolved" } } }),
  ],
  in_discussion_waiting: [
    basis("in_discussion", { runState: "running" }, { awaited: [step(1, later, "Ekologiya")] }),
    { awaited: [{ needed: 1, organisations: [body("Ekologiya")] }] },
  ],
  in_discussion_overdue: [
    basis(
      "in_discussion",
      { runState: "running" },
      { awaited: [step(1, later, "Ekologiya"), step(1, earlier, "Arxitektura", "Qurilish")] },
    ),
    { awaited: [{ needed: 1, organisations: [body("Arxitektura"), body("Qurilish")] }] },
  ],
  in_review_conclusion: [basis("in_review", {}, by("give_conclusion"))],
  in_review_objection: [basis("in_review", {}, by("uphold_objection"))],
  in_review_justice: [basis("in_review", {}, by("justice_negative"))],
  in_review_refusal: [basis("in_review", {}, by("refuse"))],
  in_review_appeal: [basis("in_review", {}, by("uphold_appeal"))],
  in_review_objections: [basis("in_review", { openObjections: 2 }, by("uphold_objection")), { count: 2 }],
  announced_running: [basis("announced", { announcementEndsAt: later })],
  announced_objections: [basis("announced", { announcementEndsAt: later, openObjections: 1 }), { count: 1 }],
  announced_over: [basis("announced", { announcementEndsAt: earlier, openObjections: 4 }), { count: 4 }],
  at_justice: [basis("at_justice", { owed: 5 }, { objectionsReceived: 2 }), { count: 2 }],
  in_payment_open: [basis("in_payment", { owed: 123_600_000 }), { amount: 123_600_000 }],
  in_payment_instalments: [basis("in_payment", { owed: 50, instalments: true }), { amount: 50 }],
  in_payment_suspended: [basis("in_payment", { owed: 7, suspended: true, instalments: true }), { amount: 7 }],
  at_council_waiting: [basis("at_council")],
  at_council_agenda: [
    basis("at_council", {}, { agenda: { number: "12", day: "2026-03-09" } }),
    { number: "12", day: "2026-03-09" },
  ],
  at_council_duplicate: [
    basis("at_council", { sameAs: ["2026-1718-000009"] }, { agenda: { number: "12", day: "2026-03-09" } }),
    { number: "2026-1718-000009", day: null },
  ],
  rejected_running: [basis("rejected", { appealEndsAt: later })],
  rejected_appeal: [basis("rejected", { appealEndsAt: earlier, openAppeals: 1 }), { count: 1 }],
  registered: [basis("registered")],
  unregistered: [basis("unregistered")],
};

test.each(sentenceCodes)("says %s of the file it is made for", (code) => {
  const [given, named = {}] = variants[code];
  expect(say(given)).toMatchObject({ code, ...named });
});

test("every status has something to say, and says it of that status", () => {
  for (const status of statusKeys) expect(say(basis(status)).code.startsWith(status)).toBe(true);
});

test("that a place is no more is told of every file that is not final, whatever else stands in its way", () => {
  for (const status of statusKeys) {
    const { code } = say(basis(status, { placeEnded: true, openEditRequests: 1 }));
    expect(code).toBe(status === "registered" || status === "unregistered" ? status : "place_ended");
  }
});

test("what is said to stand in the way is the first thing to mend: requests before facts, both before a duplicate", () => {
  const all = { openEditRequests: 1, missing: ["/outline"], untriagedDuplicates: ["2026-1718-000001"] };
  expect(say(basis("editing", all)).code).toBe("editing_returned");
  expect(say(basis("editing", { ...all, openEditRequests: 0 })).code).toBe("editing_incomplete");
});

test("no sum below zero is ever asked for", () => {
  expect(say(basis("in_payment", { owed: -5 })).amount).toBe(0);
});

test("an organisation over its term and a discussion within its own are two terms, each under its name", () => {
  const terms = { status: { endsAt: later, paused: false }, total: { endsAt: later, paused: false } };
  const given = basis("in_discussion", { runState: "running" }, { awaited: [step(1, earlier, "Arxitektura")], terms });
  expect(say(given).terms).toEqual([
    { of: "step", endsAt: earlier.toISOString(), state: "late", daysLeft: -4 },
    { of: "in_discussion", endsAt: later.toISOString(), state: "running", daysLeft: 5 },
  ]);
});

test("whatever runs, each number of days is of one named term, and lateness is told of the term that is late", () => {
  const instant = fc.option(
    fc.integer({ min: -20, max: 20 }).map((days) => new Date(now.getTime() + days * 86_400_000)),
  );
  const end = fc.record({ endsAt: instant, paused: fc.boolean() });
  const awaited = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 2 }), instant).map(([needed, dueAt]) => step(needed, dueAt, "A", "B")),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...statusKeys),
      fc.record({ status: end, total: end }),
      awaited,
      fc.boolean(),
      (status, terms, steps, instalments) => {
        const here = status === "in_discussion" ? steps : [];
        const said = say(basis(status, { runState: "running", instalments }, { awaited: here, terms }));
        const names = said.terms.map(({ of }) => of);
        expect(new Set(names).size).toBe(names.length);
        const ofSteps = said.terms.find(({ of }) => of === "step" || of === "steps");
        expect(said.code === "in_discussion_overdue").toBe(ofSteps?.state === "late");
        const endsOf = ({ of }: (typeof said.terms)[number]): readonly (string | undefined)[] =>
          of === "step" || of === "steps"
            ? here.map(({ dueAt }) => dueAt?.toISOString())
            : [(of === "total" ? terms.total : terms.status).endsAt?.toISOString()];
        for (const term of said.terms) expect(endsOf(term)).toContain(term.endsAt ?? undefined);
        const own = names.filter((of) => of !== "step" && of !== "steps");
        const isFinal = status === "registered" || status === "unregistered";
        expect([status, "instalment", "total"]).toEqual(expect.arrayContaining(own));
        expect(own.length).toBeLessThanOrEqual(isFinal ? 0 : 1);
      },
    ),
  );
});

test("a file's page asks for the very sum that its charge's page asks for, under a contract and without one", () => {
  const part = fc.record({
    dueOn: fc.constantFrom("2026-03-01", "2026-03-20"),
    amount: fc.integer({ min: 1, max: 900 }),
  });
  fc.assert(
    fc.property(
      fc.option(fc.array(part, { minLength: 2, maxLength: 6 })),
      fc.integer({ min: 0, max: 3000 }),
      fc.boolean(),
      (schedule, received, suspended) => {
        const amount = schedule?.reduce((sum, each) => sum + each.amount, 0) ?? 3001;
        fc.pre(received < amount);
        const remaining = amount - received;
        const instalments = schedule && standingOfInstalments(schedule, received, now);
        const asked = chargeSentence({
          state: "open",
          amount,
          remaining,
          suspended,
          dueOn: "2026-03-20",
          instalments,
          credit: 0,
          refundDue: 0,
        });
        const state = { owed: remaining, suspended, instalments: instalments !== null };
        expect(say(basis("in_payment", state, { instalments })).amount).toBe(asked.amount);
      },
    ),
  );
});
