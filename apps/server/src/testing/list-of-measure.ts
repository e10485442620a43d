import { type Measure, rowsOf } from "@yer/api/contract/measure";
import type { Register } from "@yer/api/contract/register";
import { tashkentDay } from "@yer/api/formats";
import { expect } from "vitest";
import type { MadePerson } from "./people.js";
import type { TestApp } from "./test-app.js";

type Row = Readonly<Record<string, unknown>>;

/** All rows of a list, and the total that it says. */
export interface ListedRows {
  readonly rows: readonly Row[];
  readonly total: unknown;
}

/** All rows of the list that a number opens, as somebody reads it page by page. */
export async function listOfMeasure(app: TestApp, person: MadePerson, of: Measure): Promise<ListedRows> {
  const path = of.register.name === "svod" ? "/svod" : (of.register as Register).list.path;
  const asked = rowsOf(of);
  const rows: Row[] = [];
  let total: unknown;
  if (of.register.name !== "svod") asked.set("limit", "200");
  for (let next: unknown; next !== null;) {
    if (typeof next === "string") asked.set("after", next);
    const { status, body } = await app.call({ path: `${path}?${asked.toString()}`, token: person.token });
    expect({ path, status }).toEqual({ path, status: 200 });
    rows.push(...(body["items"] as Row[]));
    total = body["total"];
    next = body["next"] ?? null;
  }
  return { rows, total };
}

const day = 86_400_000;

/** The number as its formula makes it of the rows. */
function computedOf(rows: readonly Row[], formula: string, today: string): number | null {
  const ages = rows
    .map((row) => (Date.parse(today) - Date.parse(tashkentDay(row["statusSince"] as string))) / day)
    .toSorted((one, other) => other - one);
  const ranks = { oldest: 1, median: Math.ceil(ages.length / 2), p90: Math.ceil(ages.length / 10) } as const;
  return ages[ranks[formula as keyof typeof ranks] - 1] ?? 0;
}

/** What the rows of a list come to, and what the list itself says of its length or its total. */
export function told({ what }: Measure, { rows, total }: ListedRows, today: string) {
  if (typeof what === "string") return { value: rows.length, said: total };
  if ("computed" in what) return same(computedOf(rows, what.formula, today));
  const values = rows.map((row) => row[what.sum] as number | null);
  // Square metres have hundredths, which do not add up as they are.
  const hundredths = values.reduce<number>((all, value) => all + Math.round((value ?? 0) * 100), 0);
  const sum = values.includes(null) && total !== undefined && typeof total === "object" ? null : hundredths / 100;
  return typeof total === "object" && total !== null ? { value: sum, said: (total as Row)[what.sum] } : same(sum);
}

const same = (value: number | null) => ({ value, said: value });
