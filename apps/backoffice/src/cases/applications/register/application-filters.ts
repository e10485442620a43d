import { legalBases } from "@yer/api/contract/legal-bases";
import { statusKeys } from "@yer/api/contract/statuses";
import { inTashkent } from "@yer/api/formats";
import type { useText } from "../../../base/language/use-text.js";
import { choices } from "../../../registers/kit/declare-filters.js";
import type { Filter } from "../../../registers/kit/filters.js";

/** The first applications were opened when the law came into force. */
const firstYear = 2024;

/** Years in which applications can have been opened, the latest first. */
function yearsUntil(now: Date): string[] {
  const { year } = inTashkent(now);
  return Array.from({ length: year - firstYear + 1 }, (_, index) => String(year - index));
}

/** What registers of plots are narrowed by alike: where they lie, their legal basis, the year they were entered. */
export const placedFilters: readonly Filter<"legalBasis" | "year", ReturnType<typeof useText>>[] = [
  { kind: "place" },
  choices("legalBasis", "word.legalBasis", legalBases, (legalBasis) => `legalBasis.${legalBasis}` as const),
  {
    kind: "choices",
    name: "year",
    label: ({ text }) => text("register.filter.year"),
    options: () => yearsUntil(new Date()).map((year) => ({ id: year, label: year })),
  },
];

/** What the registers of applications, the map and the panel are narrowed by alike (`@yer/api/contract/application-filters`). */
export const applicationFilters: readonly Filter<"status" | "legalBasis" | "year", ReturnType<typeof useText>>[] = [
  choices("status", "word.itsStatus", statusKeys, (key) => `status.${key}` as const),
  ...placedFilters,
];
