import type { Measure } from "@yer/api/contract/measure";
import { cellIn, cellOf, type ReportGrouping, type ReportKeyOf, wholeOf } from "@yer/api/contract/report";
import type { ReportGroup } from "@yer/api/contract/reports";
import { readSuccessions } from "../../places/register/successions.js";
import { partsOfPair } from "../../platform/lists/grouped.js";
import { type GroupedNumbers, readGroups } from "../measures/read-groups.js";
import { type Group, type GroupKey, type GroupsAsked, knownGroups, orderedGroups } from "./groups.js";

/** What a reading may take: left out, as long as it takes. */
export interface ReadingLimits {
  /** Throws where it has taken too long. */
  readonly look?: () => void;
  /** Throws where there are more rows than are shown. */
  readonly rows?: (count: number) => void;
}

interface Reading extends GroupsAsked {
  /** What the rows are of: one thing, or two. */
  readonly groups: readonly Group[];
  readonly limits: ReadingLimits;
}

/** A row, with the number of each column by its id. */
export interface ReadRow extends Pick<ReportGroup, "key" | "name" | "split"> {
  readonly values: ReadonlyMap<string, number | null>;
}

/** The rows, with the number of each column that says something of them. */
export async function readRows(
  of: Reading,
  columns: readonly (readonly [id: string, of: Measure])[],
): Promise<ReadRow[]> {
  const { reading, groups, limits } = of;
  const [first, second] = groups;
  if (first === undefined) return [];
  const known = await knownGroups(of, first);
  const isOfSomePlaces = groups.some(({ level }) => level !== null);
  const standing = isOfSomePlaces ? (await readSuccessions(reading.db)).standing : (key: string) => key;
  // What lies in a merged place is its successor's, as in the lists.
  const keyOf = ({ level }: Group, key: GroupKey): GroupKey => (level === null || key === null ? key : standing(key));
  const byGroup = new Map<
    string,
    { readonly keys: readonly GroupKey[]; readonly values: Map<string, number | null> }
  >();
  for (const [id, measure] of columns) {
    limits.look?.();
    for (const [key, value] of await numbersOf(of, measure, known)) {
      const parts = second === undefined || key === null ? [key] : partsOfPair(key);
      const keys = parts.map((part, index) => keyOf(index === 0 ? first : (second ?? first), part));
      const group = JSON.stringify(keys);
      const { values } = byGroup.get(group) ?? { values: new Map<string, number | null>() };
      values.set(id, values.has(id) ? await joined(of, measure, keys, [values.get(id) ?? null, value]) : value);
      byGroup.set(group, { keys, values });
    }
    limits.rows?.(byGroup.size);
  }
  const found = (index: number) => [...new Set([...byGroup.values()].map(({ keys }) => keys[index] ?? null))];
  const nothing = new Map<string, number | null>();
  const rows: ReadRow[] = [];
  const ofSecond = second && (await orderedGroups(of, second, found(1), []));
  for (const { key, name } of await orderedGroups(of, first, found(0), second === undefined ? known : [])) {
    const valuesOf = (...keys: readonly GroupKey[]) => byGroup.get(JSON.stringify(keys))?.values;
    if (ofSecond === undefined) rows.push({ key, name, values: valuesOf(key) ?? nothing });
    for (const split of ofSecond ?? []) {
      const values = valuesOf(key, split.key);
      if (values !== undefined) rows.push({ key, name, split, values });
    }
  }
  return rows;
}

/** The number of places that became one: what is computed of rows does not add up, and is computed of all of them. */
async function joined(
  { reading, asked, groups }: Reading,
  measure: Measure,
  keys: readonly GroupKey[],
  [one, other]: readonly [number | null, number | null],
): Promise<number | null> {
  if (typeof measure.what === "object" && "computed" in measure.what) {
    const of = keys.flatMap((key, index): ReportKeyOf[] => {
      const group = groups[index];
      return key === null || group === undefined ? [] : [[group.by, key]];
    });
    if (of.length < keys.length) return null;
    return (await readGroups(reading, cellIn(measure, asked, of), undefined, new Map())).get(null) ?? null;
  }
  return one === null || other === null ? null : one + other;
}

async function numbersOf(
  { reading, asked, groups }: Reading,
  of: Measure,
  known: readonly string[],
): Promise<GroupedNumbers> {
  const keys = groups.map(({ by, level }) => level ?? (by as Exclude<ReportGrouping, "place">));
  const [first, second] = keys;
  const [group] = groups;
  const each = new Map(group === undefined ? [] : known.map((key) => [key, cellOf(of, asked, group.by, key)]));
  if (first === "areaState" && second === undefined) {
    // Each state's number is known, where all of them would be counted.
    const numbers = new Map<string | null, number | null>();
    for (const [key, cell] of each) {
      const number = await readGroups(reading, cell, undefined, new Map());
      numbers.set(key, number.get(null) ?? 0);
    }
    return numbers;
  }
  return readGroups(
    reading,
    wholeOf(of, asked),
    first === undefined || second === undefined ? first : [first, second],
    each,
  );
}
