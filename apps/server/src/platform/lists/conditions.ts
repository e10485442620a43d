import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What a filter asks of a row; a filter that was not given matches every row. */
export type ConditionTable<Filters> = {
  readonly [Name in keyof Required<Filters>]: (value: NonNullable<Filters[Name]>) => RawBuilder<SqlBool>;
};

/** Joins conditions by `and`. */
export function every(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`true` : sql`(${sql.join([...conditions], sql` and `)})`;
}

/** Joins conditions by `or`. */
export function any(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return conditions.length === 0 ? sql`false` : sql`(${sql.join([...conditions], sql` or `)})`;
}

/** One of several values; without a list nothing is asked, with an empty one nothing fits. */
export function among(
  column: RawBuilder<unknown>,
  values: readonly (string | number)[] | undefined,
): RawBuilder<SqlBool> {
  if (values === undefined) return sql`true`;
  return values.length === 0 ? sql`false` : sql`${column} in (${sql.join([...values])})`;
}

/**
 * What filters ask of a row, each by its line of the table. A filter of the contract without a line does not compile, so
 * that none is passed over.
 */
export function conditionsFor<Filters extends object>(
  filters: Filters,
  table: ConditionTable<Filters>,
): RawBuilder<SqlBool> {
  const names = Object.keys(table) as (keyof Filters & string)[];
  return every(
    names.flatMap((name) => {
      const value = filters[name];
      return value === undefined || value === null ? [] : [table[name](value)];
    }),
  );
}

/** A condition that is wanted to hold, or not to. */
export function is(wanted: boolean, condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  return wanted ? condition : sql`not ${condition}`;
}
