import { type ScheduleMoveKey, scheduleMoveKeys, scheduleStateKeys } from "@yer/api/contract/schedule-states";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  schedulePreconditions,
  type ScheduleState,
  scheduleTransitionOf,
  scheduleTransitions,
} from "./schedule-moves.js";
import { expectedBy, isLate, paceOf } from "./schedule-pace.js";

/** DOMAIN §6 as lines: from, move, end, who. Written apart from the table, in the order of its sentences. */
const domain = [
  "draft propose proposed district",
  "proposed approve approved region",
  "proposed return draft region",
  "approved begin running clock",
  "running end closed clock",
  "running close closed region",
  "running prolong running region",
  "draft withdraw cancelled district",
  "proposed withdraw cancelled district",
  "approved cancel cancelled region",
  ...["approved", "running"].flatMap((held) => [
    `${held} change ${held} district`,
    `${held} approve ${held} region`,
    `${held} return ${held} region`,
  ]),
  ...["draft", "proposed", "approved", "running"].map((from) => `${from} supersede cancelled place`),
];

test("the table of moves says what DOMAIN says, and no more", () => {
  const table = scheduleStateKeys.flatMap((from) =>
    scheduleTransitions[from].map(({ move, to, mover }) =>
      [from, move, to, mover.by].join(" ").replaceAll("schedule_", ""),
    ),
  );
  expect(table.toSorted()).toEqual(domain.toSorted());
});

const day = fc.integer({ min: 0, max: 60 }).map((n) => on(n));
const position = fc
  .record({
    state: fc.constantFrom(...scheduleStateKeys),
    days: fc.tuple(day, day),
    changeEndsOn: fc.option(day),
    today: day,
    placeEnded: fc.boolean(),
  })
  .map(({ days: [one, other], ...rest }): ScheduleState => {
    const [startsOn, endsOn] = one <= other ? ([one, other] as const) : ([other, one] as const);
    return { ...rest, startsOn, endsOn };
  });

test("a move that the table lacks is closed wherever it is tried, and an end has none", () => {
  fc.assert(
    fc.property(position, fc.constantFrom(...scheduleMoveKeys), (state, move) => {
      const ends = state.state === "schedule_closed" || state.state === "schedule_cancelled";
      const unknown = ends || scheduleTransitionOf(state.state, move) === undefined;
      const codes = schedulePreconditions(move, state).map(({ code }) => code);
      expect(codes.includes("schedule-elsewhere")).toBe(unknown);
    }),
  );
});

const on = (n: number): string => new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10);

/** A schedule walked by the rules alone, beside what DOMAIN says of it. */
test("however it is walked, nothing runs unapproved, and no change holds before it is approved", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...scheduleMoveKeys), fc.nat(3))), (acts) => {
      let today = 0;
      let state: ScheduleState = {
        state: "schedule_draft",
        startsOn: on(3),
        endsOn: on(12),
        changeEndsOn: null,
        today: on(0),
        placeEnded: false,
      };
      let approvals = 0;
      for (const [move, passed] of acts) {
        today += passed;
        state = { ...state, today: on(today) };
        if (schedulePreconditions(move, state).length > 0) continue;
        const held = state.endsOn;
        state = walked(state, move, on(today + 5));
        approvals += move === "approve" ? 1 : 0;
        expect(state.state !== "schedule_running" || approvals > 0).toBe(true);
        expect((move !== "change" && move !== "return") || state.endsOn === held).toBe(true);
      }
    }),
  );
});

function walked(state: ScheduleState, move: ScheduleMoveKey, later: string): ScheduleState {
  const to = scheduleTransitionOf(state.state, move)?.to ?? state.state;
  const next = { ...state, state: to };
  if (move === "change") return { ...next, changeEndsOn: later };
  if (move === "approve") return { ...next, endsOn: state.changeEndsOn ?? state.endsOn, changeEndsOn: null };
  return { ...next, changeEndsOn: null };
}

const running = { state: "schedule_running", startsOn: "2026-03-01", endsOn: "2026-03-10", plots: 50 } as const;

test("what is due goes along the line from nothing on the first day to all after the last", () => {
  const due = (today: string) => expectedBy(running, today);
  expect([due("2026-03-01"), due("2026-03-02"), due("2026-03-06"), due("2026-03-10"), due("2026-03-11")]).toEqual([
    0, 5, 25, 45, 50,
  ]);
  expect(expectedBy({ ...running, state: "schedule_approved" }, "2026-03-06")).toBe(0);
  expect(expectedBy({ ...running, state: "schedule_closed" }, "2026-03-06")).toBe(50);
});

test("it is late by submitted files, by more than the setting, and only while it runs", () => {
  // 25 are due; ten percent of fifty plots may be missing.
  expect(isLate(running, 20, "2026-03-06", 10)).toBe(false);
  expect(isLate(running, 19, "2026-03-06", 10)).toBe(true);
  expect(isLate({ ...running, state: "schedule_closed" }, 0, "2026-03-06", 10)).toBe(false);
});

test("the pace that is needed makes up for the pace so far", () => {
  expect(paceOf(running, 10, "2026-03-06")).toEqual({ is: 2, needed: 8, daysLeft: 5 });
  expect(paceOf(running, 0, "2026-03-01")).toEqual({ is: 0, needed: 5, daysLeft: 10 });
  expect(paceOf(running, 60, "2026-03-10")).toEqual({ is: 6.7, needed: 0, daysLeft: 1 });
  expect(paceOf({ ...running, state: "schedule_draft" }, 0, "2026-03-06")).toBeNull();
});
