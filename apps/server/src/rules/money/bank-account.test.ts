import { bankAccountMoves, type BankAccountState, bankAccountStates } from "@yer/api/contract/bank-accounts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { movesOfAccount, reasonsAgainstAccount } from "./bank-account.js";

const codes = new Set(["open:account", "approve:account"]);
const people = ["a", "b"] as const;

test("an account is opened, and closed, by two people, whoever tries what in whichever order", () => {
  const walk = fc.array(fc.record({ move: fc.constantFrom(...bankAccountMoves), by: fc.constantFrom(...people) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(walk, (acts) => {
      let state: BankAccountState = "proposed";
      let proposer: string = people[0];
      const alone: string[] = [];
      for (const { move, by } of acts) {
        const person = { hands: [by], codes };
        if (reasonsAgainstAccount(move, { state, proposedBy: [proposer] }, person).length > 0) continue;
        const to: BankAccountState | undefined = movesOfAccount(state).find((row) => row.move === move)?.to;
        const isDecided = (state === "proposed" && to === "open") || to === "closed";
        if (to === undefined || (isDecided && by === proposer)) alone.push(`${by}: ${move} of ${state}`);
        if (to === "closing") proposer = by;
        state = to ?? state;
      }
      expect(alone).toEqual([]);
    }),
  );
});

test("who acts in the proposer's name does not approve, and nobody moves what is over", () => {
  const proposed = { state: "proposed", proposedBy: ["a", "z"] } as const;
  expect(reasonsAgainstAccount("approve", proposed, { hands: ["b", "z"], codes })).toEqual([{ code: "proposal-own" }]);
  expect(reasonsAgainstAccount("withdraw", proposed, { hands: ["b"], codes })).toEqual([
    { code: "proposal-of-another" },
  ]);
  expect(reasonsAgainstAccount("approve", proposed, { hands: ["b"], codes: new Set() })).toEqual([
    { code: "permission-missing", params: { code: "approve:account" } },
  ]);
  for (const state of bankAccountStates.filter((one) => movesOfAccount(one).length === 0)) {
    for (const move of bankAccountMoves) {
      expect(reasonsAgainstAccount(move, { state, proposedBy: [] }, { hands: ["b"], codes })).toEqual([
        { code: "work-over" },
      ]);
    }
  }
});
