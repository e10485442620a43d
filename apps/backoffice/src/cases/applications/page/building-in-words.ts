import type { Facts } from "@yer/api/contract/facts";

/** How a building's parts are said; the screen gives its language's texts and numbers. */
export interface BuildingWords {
  readonly text: (
    id: "facts.building.year" | "facts.building.area" | "facts.building.floors",
    values: Readonly<Record<string, string | number>>,
  ) => string;
  readonly number: (value: number) => string;
}

/** A building in one line: its name and what is known of it. What is not known is left out. */
export function buildingInWords(
  { name, yearBuilt, area, floors }: Facts["buildings"][number],
  { text, number }: BuildingWords,
): string {
  return [
    name,
    yearBuilt === null ? "" : text("facts.building.year", { year: String(yearBuilt) }),
    area === null ? "" : text("facts.building.area", { area: number(area) }),
    floors === null ? "" : text("facts.building.floors", { count: floors }),
  ]
    .filter((part) => part !== "")
    .join(", ");
}
