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
  return new Map(groups.map((group) => [group.key, group.value ?? 0]));
}
