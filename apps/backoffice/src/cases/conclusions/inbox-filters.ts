import type { Filter } from "../../registers/kit/filters.js";
import { applicationFilters } from "../applications/register/application-filters.js";
import type { useConclusionsText } from "./conclusions-texts.js";
import type { useMore } from "./inbox.js";

/** The step of the diagram, where there are several to choose among, and what applications are told apart by. */
export const inboxFilters = [
  {
    kind: "choices",
    name: "step",
    label: ({ text }) => text("conclusions.column.step"),
    options: ({ locale }, { steps, chosen }) =>
      steps.length > 1 || chosen ? steps.map(({ label, name }) => ({ id: label, label: name[locale] })) : undefined,
  },
  ...applicationFilters,
] as const satisfies readonly Filter<string, ReturnType<typeof useConclusionsText>, ReturnType<typeof useMore>>[];
