import type { BankAccountMove, BankAccountState } from "@yer/api/contract/bank-accounts";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";

/** One row of the table of accounts. */
export interface BankAccountTransition {
  readonly move: BankAccountMove;
  readonly to: BankAccountState;
  readonly code: EndpointCode;
  /** Whose it is: anybody's who holds the code, who proposed it, or anybody's but theirs. */
  readonly by: "anyone" | "proposer" | "another";
}

const decided = { code: "approve:account", by: "another" } as const;
const own = { move: "withdraw", code: "open:account", by: "proposer" } as const;

/** Every move out of every state of an account; a state without a row does not compile. */
export const bankAccountTransitions = {
  proposed: [
    { move: "approve", to: "open", ...decided },
    { move: "refuse", to: "refused", ...decided },
    { to: "withdrawn", ...own },
  ],
  open: [{ move: "close", to: "closing", code: "open:account", by: "anyone" }],
  closing: [
    { move: "approve", to: "closed", ...decided },
    { move: "refuse", to: "open", ...decided },
    { to: "open", ...own },
  ],
  closed: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<BankAccountState, readonly BankAccountTransition[]>;

/** The moves that a state has. */
export function movesOfAccount(state: BankAccountState): readonly BankAccountTransition[] {
  return bankAccountTransitions[state];
}

/** Why somebody cannot make a move of an account; none: they can. */
export function reasonsAgainstAccount(
  move: BankAccountMove,
  account: { readonly state: BankAccountState; readonly proposedBy: readonly string[] },
  person: { readonly hands: readonly string[]; readonly codes: ReadonlySet<string> },
): Reason[] {
  const row = movesOfAccount(account.state).find((one) => one.move === move);
  if (row === undefined) return [{ code: "work-over" }];
  if (!person.codes.has(row.code)) return [{ code: "permission-missing", params: { code: row.code } }];
  const isOwn = account.proposedBy.some((one) => person.hands.includes(one));
  if (row.by === "another" && isOwn) return [{ code: "proposal-own" }];
  return row.by === "proposer" && !isOwn ? [{ code: "proposal-of-another" }] : [];
}
