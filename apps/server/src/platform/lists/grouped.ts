import { type RawBuilder, sql } from "kysely";
import type { Db } from "../database/database.js";

/** A number for each group; under null that of rows which are of none. */
export type Grouped = ReadonlyMap<string | null, number>;

/** How many rows there are, or what is given in its place, by a key; without one all together under null. */
export interface Grouping {
  readonly key?: RawBuilder<unknown> | undefined;
  /** @default how many they are */
  readonly value?: RawBuilder<unknown> | undefined;
}

/** What rows are told apart by: one thing, or two at once; undefined: all of them together, under null. */
export type GroupKeys<Key extends string> = Key | readonly [first: Key, second: Key] | undefined;

/** The name of a group of rows that are told apart by two things. */
export const pairOf = (first: string | null, second: string | null): string => JSON.stringify([first, second]);

/** The two keys that {@link pairOf} joined. */
export const partsOfPair = (key: string): readonly [string | null, string | null] =>
  JSON.parse(key) as readonly [string | null, string | null];

/** The key by which {@link groupedBy} tells rows apart; those of two things have the names that {@link pairOf} gives. */
export function keyIn<Key extends string>(
  columns: Readonly<Record<Key, RawBuilder<unknown>>>,
  by: GroupKeys<Key>,
): RawBuilder<unknown> | undefined {
  if (by === undefined || typeof by === "string") return by && columns[by];
  return sql`json_build_array((${columns[by[0]]})::text, (${columns[by[1]]})::text)::text`;
}

/** The week that a day lies in, by its Monday, and its month. */
export const spansOfDay = (day: RawBuilder<unknown>) => ({
  week: sql`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`,
  month: sql`to_char(${day}, 'YYYY-MM')`,
});

/** The day in Tashkent of a moment. */
export const dayOfMoment = (at: RawBuilder<unknown>) => sql`((${at}) at time zone 'UTC' + interval '5 hours')::date`;

/** The name of a group: the database puts a space between the parts of a pair, where names of groups have none. */
const named = (key: string | null) => (key?.startsWith("[") ? pairOf(...partsOfPair(key)) : key);

/**
 * Counts rows by group, exactly.
 *
 * @param rows what stands behind `select`: `from … where …`
 */
export async function groupedBy(
  db: Db,
  rows: RawBuilder<unknown>,
  { key = sql`null::text`, value = sql`count(*)` }: Grouping,
): Promise<Grouped> {
  const { rows: groups } = await sql<{ key: string | null; value: number | null }>`
    select ${key} as key, (${value})::float8 as value ${rows} group by 1`.execute(db);
  return new Map(groups.map((group) => [named(group.key), group.value ?? 0]));
}
