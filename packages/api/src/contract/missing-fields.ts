import type { BatchFilled, BatchMapping, DeclaredBatch } from "./batch.js";

/** Fields that rows need and that neither a column nor a value for all rows gives them. */
export function missingFields(
  { needed, neededOneOf = [] }: Pick<DeclaredBatch, "needed" | "neededOneOf">,
  mapping: BatchMapping,
  filled: BatchFilled,
): string[] {
  const isGiven = (field: string): boolean =>
    typeof mapping[field] === "number" || (filled[field]?.trim() ?? "") !== "";
  const asked = neededOneOf.at(-1);
  return [
    ...needed.filter((field) => !isGiven(field)),
    ...(asked === undefined || neededOneOf.some(isGiven) ? [] : [asked]),
  ];
}
