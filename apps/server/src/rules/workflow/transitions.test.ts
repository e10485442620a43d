import { statusKeys, type MoveKey, type StatusKey } from "@yer/api/contract/statuses";
import { expect, it } from "vitest";
import { destinationOf, type ApplicationState, preconditions } from "./preconditions.js";
import { effectsOf, transitions } from "./transitions.js";

const now = new Date("2026-03-05T09:00:00Z");
const earlier = new Date("2026-03-01T19:00:00Z");
const later = new Date("2026-03-10T19:00:00Z");

function file(status: StatusKey, state: Partial<ApplicationState> = {}): ApplicationState {
  return {
    status,
    suspended: false,
    placeEnded: false,
    legalBasis: 1,
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
  };
}

const codes = (move: MoveKey, state: ApplicationState) => preconditions(move, state, now).map((reason) => reason.code);

/** DOMAIN §3, "Statuses and moves", written again from the page: who sets a move going, and where it may end. */
const fromThePage: Readonly<Record<StatusKey, readonly string[]>> = {
  editing: ["staff submit to_conclusion"],
  to_conclusion: ["staff start_discussion in_discussion", "staff return editing"],
  in_discussion: ["staff give_conclusion in_discussion announced in_review", "staff return editing"],
  in_review: [
    "staff review_announce announced",
    "staff review_return editing",
    "staff review_reject rejected",
    "staff return editing",
  ],
  announced: [
    "clock end_announcement at_justice",
    "staff uphold_objection in_review",
    "staff uphold_appeal in_review",
    "staff return editing",
  ],
  at_justice: [
    "staff justice_positive in_payment at_council",
    "staff justice_negative in_review",
    "staff uphold_appeal in_review",
    "staff return editing",
  ],
  in_payment: [
    "staff record_payment in_payment at_council",
    "staff agree_instalments in_payment",
    "clock uncover in_payment",
    "clock suspend in_payment",
    "occupier refuse in_review",
    "staff uphold_appeal in_review",
    "staff return editing",
  ],
  at_council: [
    "clock uncover in_payment",
    "staff council_for registered",
    "staff council_against rejected",
    "staff uphold_appeal in_review",
    "staff return editing",
  ],
  rejected: ["staff uphold_appeal in_review", "clock end_appeal unregistered"],
  registered: [],
  unregistered: [],
};

it.each(statusKeys)("the moves out of %s are those of the page, by whom and to where", (status) => {
  const written = transitions[status].map(({ move, mover, to }) => [mover.by, move, ...to].join(" "));
  expect(written.toSorted()).toEqual(fromThePage[status].toSorted());
});

it("lets no file out of a final status", () => {
  expect(transitions.registered).toEqual([]);
  expect(transitions.unregistered).toEqual([]);
});

it("returns a file to editing from exactly the seven statuses the rules name", () => {
  const from = statusKeys.filter((status) => transitions[status].some((row) => row.move === "return"));
  expect(new Set(from)).toEqual(
    new Set(["to_conclusion", "in_discussion", "in_review", "announced", "at_justice", "in_payment", "at_council"]),
  );
});

it("refuses a move the table does not have from the file's status", () => {
  expect(codes("council_for", file("editing"))).toEqual(["not-from-here"]);
});

it("closes every move of every status while the file's place is no more, and says so before all else; but money is corrected", () => {
  for (const status of statusKeys) {
    for (const { move } of transitions[status]) {
      if (move === "uncover") continue;
      expect([status, move, codes(move, file(status, { placeEnded: true }))[0]]).toEqual([status, move, "place-ended"]);
    }
  }
});

it("refuses submission while facts are missing, a request is open or a duplicate is untriaged", () => {
  const state = file("editing", {
    missing: ["/outline"],
    openEditRequests: 1,
    untriagedDuplicates: ["2026-1703-000001"],
  });
  expect(codes("submit", state)).toEqual(["facts-missing", "edit-requests-open", "duplicate-untriaged"]);
});

it("carries a file whose run ended to announcement when every verdict is positive, else to review", () => {
  const ended = (runOutcome: "positive" | "negative") => file("in_discussion", { runState: "ended", runOutcome });
  expect(destinationOf("give_conclusion", ended("positive"))).toBe("announced");
  expect(destinationOf("give_conclusion", ended("negative"))).toBe("in_review");
  expect(destinationOf("give_conclusion", file("in_discussion", { runState: "running" }))).toBe("in_discussion");
});

it("keeps review from announcing or rejecting, but not from returning, while objections are open", () => {
  const state = file("in_review", { openObjections: 2 });
  expect(codes("review_announce", state)).toEqual(["objections-open"]);
  expect(codes("review_reject", state)).toEqual(["objections-open"]);
  expect(codes("review_return", state)).toEqual([]);
});

it("ends an announcement only when it is over and no objection is open or upheld", () => {
  expect(codes("end_announcement", file("announced", { announcementEndsAt: later }))).toEqual(["announcement-running"]);
  expect(codes("end_announcement", file("announced", { announcementEndsAt: earlier, openObjections: 1 }))).toEqual([
    "objections-open",
  ]);
  expect(codes("end_announcement", file("announced", { announcementEndsAt: earlier, upheldObjections: 1 }))).toEqual([
    "objection-upheld",
  ]);
  expect(codes("end_announcement", file("announced", { announcementEndsAt: earlier }))).toEqual([]);
});

it("leads only to where the table says that a move leads", () => {
  for (const owed of [0, 1]) {
    for (const runState of ["running", "ended"] as const) {
      for (const runOutcome of ["positive", "negative"] as const) {
        const astray = statusKeys.flatMap((status) =>
          transitions[status]
            .filter(({ move, to }) => {
              const places: readonly string[] = to;
              return !places.includes(destinationOf(move, file(status, { owed, runState, runOutcome })));
            })
            .map(({ move }) => `${status} ${move}`),
        );
        expect(astray).toEqual([]);
      }
    }
  }
});

it("sends a file past payment when nothing is owed", () => {
  expect(destinationOf("justice_positive", file("at_justice", { owed: 0 }))).toBe("at_council");
  expect(destinationOf("justice_positive", file("at_justice", { owed: 1 }))).toBe("in_payment");
  expect(destinationOf("record_payment", file("in_payment", { owed: 0 }))).toBe("at_council");
  expect(destinationOf("record_payment", file("in_payment", { owed: 5 }))).toBe("in_payment");
});

it("sends a file whose charge is no longer covered back to payment, and none that owes nothing", () => {
  expect(codes("uncover", file("at_council", { owed: 5 }))).toEqual([]);
  expect(codes("uncover", file("at_council", { owed: 5, placeEnded: true }))).toEqual([]);
  expect(codes("uncover", file("at_council", { owed: 0 }))).toEqual(["nothing-owed"]);
  expect(codes("uncover", file("registered", { owed: 5 }))).toEqual(["not-from-here"]);
});

it("refuses registration while another file may be, or is, the same plot", () => {
  expect(codes("council_for", file("at_council", { untriagedDuplicates: ["a"], sameAs: ["b"] }))).toEqual([
    "duplicate-untriaged",
    "duplicate-same",
  ]);
});

it("ends the appeal period only when it is over and no complaint is open", () => {
  expect(codes("end_appeal", file("rejected", { appealEndsAt: later }))).toEqual(["appeal-period-running"]);
  expect(codes("end_appeal", file("rejected", { appealEndsAt: earlier, openAppeals: 1 }))).toEqual(["appeals-open"]);
  expect(codes("end_appeal", file("rejected", { appealEndsAt: earlier }))).toEqual([]);
});

it("suspends only an overdue, unpaid, unsuspended file", () => {
  expect(codes("suspend", file("in_payment", { owed: 1, paymentEndsAt: earlier }))).toEqual([]);
  expect(codes("suspend", file("in_payment", { owed: 1, paymentEndsAt: later }))).toEqual(["payment-not-overdue"]);
  expect(codes("suspend", file("in_payment", { owed: 1, paymentEndsAt: earlier, suspended: true }))).toEqual([
    "payment-not-overdue",
  ]);
});

it("ends what ran in a status when the file leaves it, and begins what runs in the next", () => {
  expect(effectsOf("in_discussion", "editing")).toEqual(["cancel-run"]);
  expect(effectsOf("announced", "in_review")).toEqual(["close-announcement"]);
  expect(effectsOf("announced", "at_justice")).toEqual(["close-announcement"]);
  expect(effectsOf("in_payment", "editing")).toEqual(["void-charge"]);
  expect(effectsOf("in_payment", "at_council")).toEqual([]);
  expect(effectsOf("at_council", "editing")).toEqual(["void-charge"]);
  expect(effectsOf("at_council", "rejected")).toEqual(["void-charge"]);
  expect(effectsOf("at_council", "registered")).toEqual(["owe-back", "freeze"]);
  expect(effectsOf("rejected", "unregistered")).toEqual(["owe-back"]);
  expect(effectsOf("at_justice", "in_payment")).toEqual(["compute-charge"]);
  expect(effectsOf("at_council", "in_payment")).toEqual([]);
  expect(effectsOf("in_discussion", "announced")).toEqual(["open-announcement"]);
  expect(effectsOf("in_payment", "in_payment")).toEqual([]);
});
