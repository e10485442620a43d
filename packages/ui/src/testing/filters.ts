import type { FilterDefinition } from "../components/FilterBar/index.js";
import { demoOptions } from "./options.js";

/** Filters of every kind, for stories. */
export const demoFilters: readonly FilterDefinition[] = [
  {
    id: "status",
    label: "Holat",
    kind: "choice",
    items: [
      { id: "announced", label: "Eʼlonda" },
      { id: "council", label: "Kengashda" },
    ],
  },
  { id: "ground", label: "Asos", kind: "choices", items: demoOptions.slice(0, 4) },
  { id: "owner", label: "Egallovchi", kind: "text" },
  { id: "late", label: "Kechikkan", kind: "flag" },
  { id: "due", label: "Muddat", kind: "dates" },
  { id: "area", label: "Maydon", kind: "numbers", unit: "m²" },
  { id: "sum", label: "Toʻlov", kind: "money" },
];
