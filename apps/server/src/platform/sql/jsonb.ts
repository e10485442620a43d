import { sql, type RawBuilder } from "kysely";

/** A value for a jsonb column. pg would take a bare array for a PostgreSQL array; as text both databases agree. */
export function jsonb<Value>(value: Value): RawBuilder<Value> {
  return sql<Value>`${JSON.stringify(value)}::text::jsonb`;
}
