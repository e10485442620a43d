import { searchedKey } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Words that begin words of a key column, all of them; nothing to look for finds nothing. */
export function keyed(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const words = searchedKey(text).split(" ").filter(Boolean);
  if (words.length === 0) return sql`false`;
  const terms = words.map((word) => `'${word}':*`).join(" & ");
  return sql`array_to_tsvector(string_to_array(${column}, ' ')) @@ ${terms}::tsquery`;
}
