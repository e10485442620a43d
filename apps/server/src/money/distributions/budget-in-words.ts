import type { Words } from "../../registers/exports/words.js";

const known = ["district", "region", "republic"] as const;

/** A budget by the name people know; others are called what the shares call them. */
export function budgetInWords(words: Words, budget: string): string {
  const key = known.find((one) => one === budget);
  return key === undefined ? budget : words(`export.budget.${key}`);
}
