import { expect, it } from "vitest";
import { foldStatus } from "./fold.js";

it("finds the status a history leads to", () => {
  const moves = [
    { move: "submit", to: "to_conclusion" },
    { move: "start_discussion", to: "in_discussion" },
    { move: "give_conclusion", to: "in_discussion" },
    { move: "give_conclusion", to: "announced" },
  ] as const;
  expect(foldStatus(moves)).toEqual({ status: "announced" });
});

it("points at the first move that is not in the table", () => {
  const moves = [
    { move: "submit", to: "to_conclusion" },
    { move: "council_for", to: "registered" },
  ] as const;
  expect(foldStatus(moves)).toEqual({ broken: { index: 1, status: "to_conclusion", move: "council_for" } });
});

it("points at a move of the table that ends where the table does not let it", () => {
  const moves = [
    { move: "submit", to: "to_conclusion" },
    { move: "start_discussion", to: "registered" },
  ] as const;
  expect(foldStatus(moves)).toEqual({ broken: { index: 1, status: "to_conclusion", move: "start_discussion" } });
});
