import { type RawBuilder, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../platform/database/database.js";
import { jsonb } from "../platform/sql/jsonb.js";

/** A row as JSON has it. */
export type Row = Record<string, unknown>;

/** New ids for old ones, the same for the same. */
export interface Renaming {
  /** The new id of what is cloned; what is no text stays. */
  readonly rename: (id: unknown) => unknown;
  /** The same where it was renamed already; what was not stays. */
  readonly renamed: (id: unknown) => unknown;
}

/** Begins with no id renamed. */
export function renaming(): Renaming {
  const ids = new Map<unknown, string>();
  return {
    rename: (id) => {
      if (typeof id !== "string") return id;
      const known = ids.get(id) ?? uuidv7();
      ids.set(id, known);
      return known;
    },
    renamed: (id) => ids.get(id) ?? id,
  };
}

/** Names of the columns of rows alike. */
export function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {});
}

/** One of some ids. */
export function among(column: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`${sql.ref(column)} in (${sql.join([...ids])})`;
}

/** Rows of a query that selects each as `row`. */
export async function rowsOf(transaction: Transaction, query: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await (query as RawBuilder<{ row: Row }>).execute(transaction);
  return rows.map(({ row }) => row);
}

/** A table that refers to what is cloned. */
export interface Child {
  readonly table: string;
  /** Columns that hold ids of rows that are cloned, too. */
  readonly ids: readonly string[];
}

/**
 * Clones the rows of a table that hang on some records.
 * @param parent the column that names the record
 * @param change what else becomes of a row
 */
export async function cloneRows(
  transaction: Transaction,
  { table, ids }: Child,
  {
    parent,
    of,
    rename,
  }: { readonly parent: string; readonly of: readonly string[]; readonly rename: Renaming["rename"] },
  change: (row: Row) => Row = () => ({}),
): Promise<void> {
  const rows = await rowsOf(
    transaction,
    sql`select to_jsonb(t) as row from ${sql.table(table)} as t where ${among(parent, of)}`,
  );
  const cloned = rows.map((row) => ({
    ...row,
    ...change(row),
    [parent]: rename(row[parent]),
    ...Object.fromEntries(ids.map((name) => [name, rename(row[name])])),
  }));
  await sql`
    insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${jsonb(cloned)})`.execute(transaction);
}
