import type { Db } from "../../platform/database/database.js";
import { readSuccessions } from "../../places/register/successions.js";
import type { PlaceCount } from "./place-counts.js";

/** Numbers under the same keys, added up. */
export function added<Key extends string>(
  numbers: readonly Partial<Record<Key, number>>[],
): Partial<Record<Key, number>> {
  const sums: Partial<Record<Key, number>> = {};
  for (const each of numbers) {
    for (const [key, number] of Object.entries(each) as [Key, number][]) sums[key] = (sums[key] ?? 0) + number;
  }
  return sums;
}

/** Numbers by the places of today, and which of them were split. */
export interface CountsOfToday {
  readonly items: PlaceCount[];
  readonly split: string[];
}

/**
 * Numbers by the places of today: those of a place that was merged are its successor's, as in the list that the number
 * opens. A place that was split stays by itself: nobody can say which part its applications lie in.
 */
export async function countsOfToday(db: Db, counts: PlaceCount[]): Promise<CountsOfToday> {
  const { standing, today, codes } = await readSuccessions(db);
  if (codes.length === 0) return { items: counts, split: [] };
  const byCode = new Map<string, PlaceCount>();
  for (const count of counts) {
    const code = standing(count.code);
    const before = byCode.get(code);
    byCode.set(code, before === undefined ? { ...count, code } : together(before, count));
  }
  const items = [...byCode.values()].toSorted((one, next) => (one.code < next.code ? -1 : 1));
  return { items, split: items.map(({ code }) => code).filter((code) => today(code).length > 1) };
}

function together(one: PlaceCount, other: PlaceCount): PlaceCount {
  return {
    code: one.code,
    total: one.total + other.total,
    byStatus: added([one.byStatus, other.byStatus]),
    areas: one.areas + other.areas,
    byState: added([one.byState, other.byState]),
  };
}
