import { distributions } from "@yer/api/contract/distributions";
import { skip, useRead } from "@yer/api/react";
import type { DistributionsText } from "./distributions-texts.js";

const knownBudgets = ["district", "region", "republic"] as const;

/** A budget by the name people know; others are called what the shares call them. */
export function budgetInWords(text: DistributionsText, budget: string): string {
  const known = knownBudgets.find((one) => one === budget);
  return known === undefined ? budget : text(`distributions.budget.${known}`);
}

/** Budgets there are to choose from: those the service came with, until all are read. */
export function useBudgets(mayRead: boolean): readonly string[] {
  const { data } = useRead(distributions.budgets, mayRead ? {} : skip);
  return data?.items ?? knownBudgets;
}

/** The same as choices of a filter. */
export function budgetOptions(text: DistributionsText, budgets: readonly string[] = knownBudgets) {
  return budgets.map((id) => ({ id, label: budgetInWords(text, id) }));
}
