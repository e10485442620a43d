import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";

/** `isHolderOf` in SQL: whether a column holds a number that OneID vouches for. Nobody holds none. */
export function vouchesFor(actor: Pick<Actor, "pinfl" | "stirs">, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const numbers = [...(actor.pinfl === null ? [] : [actor.pinfl]), ...actor.stirs];
  return numbers.length === 0 ? sql`false` : sql`${column} in (${sql.join(numbers)})`;
}
