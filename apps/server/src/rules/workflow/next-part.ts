/** An instalment that was agreed, with what is paid of it. */
interface Part {
  readonly dueOn: string;
  readonly amount: number;
  readonly paid: number;
}

/**
 * What is to be paid next under a contract: as much as is missing of the first instalment that is not paid whole.
 * Everything that says what is due now under a contract says this. `undefined`: nothing is left of it.
 */
export function nextPart(parts: readonly Part[]): { readonly dueOn: string; readonly amount: number } | undefined {
  const next = parts.find(({ amount, paid }) => paid < amount);
  return next && { dueOn: next.dueOn, amount: next.amount - next.paid };
}
