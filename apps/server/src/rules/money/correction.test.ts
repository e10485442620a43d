import { correctionStates } from "@yer/api/contract/corrections";
import fc from "fast-check";
import { expect, test } from "vitest";
import { againstAnswering, againstProposing, againstWithdrawing } from "./correction.js";

const people = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d"), { minLength: 1, maxLength: 2 });

test("whoever recorded a receipt or proposed to take it back never answers the proposal, in their own name or another's", () => {
  fc.assert(
    fc.property(fc.constantFrom(...correctionStates), people, people, people, (state, proposers, recorders, acting) => {
      const isOpen = againstAnswering({ state, proposers }, { recorders }, acting).length === 0;
      const isSecond = !acting.some((one) => proposers.includes(one) || recorders.includes(one));
      expect(isOpen).toBe(state === "proposed" && isSecond);
    }),
  );
});

test("only who proposed withdraws, and only while nobody has answered", () => {
  fc.assert(
    fc.property(fc.constantFrom(...correctionStates), people, people, (state, proposers, acting) => {
      const isOpen = againstWithdrawing({ state, proposers }, acting).length === 0;
      expect(isOpen).toBe(state === "proposed" && acting.some((one) => proposers.includes(one)));
    }),
  );
});

const codes = (cancelled: boolean, proposed: boolean) =>
  againstProposing({ cancelled, proposed, recorders: [] }).map(({ code }) => code);

test("a receipt that was taken back, or waits for an answer, is not proposed again", () => {
  expect([codes(false, false), codes(true, false), codes(false, true)]).toEqual([
    [],
    ["receipt-cancelled"],
    ["proposal-open"],
  ]);
});
