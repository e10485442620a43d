import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type KeyType, readCursor, writeCursor } from "./cursor.js";

/** A column that a list is ordered by. The last of an order's names the row: no two rows share all of them. */
export interface Key {
  readonly column: RawBuilder<unknown>;
  readonly type: KeyType;
}

/** Columns all rising or all falling, as one comparison of rows and one index need it. */
export interface Order {
  readonly keys: readonly Key[];
  readonly descending: boolean;
}

/** A place in an order, in the words of the database (keyset pagination). */
export interface Place {
  /** Rows behind the cursor; all of them at the beginning. */
  readonly past: RawBuilder<SqlBool>;
  /** What stands behind `order by`. */
  readonly along: RawBuilder<unknown>;
  /** The keys under names of their own, for the select list of an inner query that {@link alongKeys} orders again. */
  readonly keys: RawBuilder<unknown>;
  /** What stands behind `order by` of a query over one that selected {@link keys}. */
  readonly alongKeys: RawBuilder<unknown>;
  /** Where a row stands: select it as `cursor`. */
  readonly cursor: RawBuilder<readonly string[]>;
}

/** A row that tells where it stands in the order it was read in: {@link Place.cursor}. */
export interface Placed {
  readonly cursor: readonly string[];
}

/** What a list's reader gives back, beside how many rows there are in all. */
export interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** An ascending order of columns. */
export const rising = (...keys: readonly Key[]): Order => ({ keys, descending: false });
/** A descending order of columns. */
export const falling = (...keys: readonly Key[]): Order => ({ keys, descending: true });

/** A key of moments. */
export const moment = (column: RawBuilder<unknown>): Key => ({ column, type: "timestamptz" });
/** A key of text, compared byte by byte: sort keys, numbers, codes. */
export const text = (column: RawBuilder<unknown>): Key => ({ column, type: "text" });
/** A key of ids. */
export const uuid = (column: RawBuilder<unknown>): Key => ({ column, type: "uuid" });
/** A key of days. */
export const day = (column: RawBuilder<unknown>): Key => ({ column, type: "date" });
/** A key of whole numbers: a line, a sequence. */
export const integer = (column: RawBuilder<unknown>): Key => ({ column, type: "integer" });

/** A value of a cursor in the database's words; as text first, so that no driver guesses its type. */
const typed = (value: string, { type }: Key): RawBuilder<unknown> => sql`${value}::text::${sql.raw(type)}`;

/** The orders a list knows, by the name its `sort` has. */
export interface Keyset<Name extends string> {
  /**
   * Where a page begins.
   * @throws {Problem} `invalid` for a cursor that this service did not make, or of another order
   */
  at(name: Name, after: string | undefined): Place;
  /** The place of a row, for readers that go on by themselves (exports). */
  behind(name: Name, row: Placed | undefined): Place;
  /**
   * A page of rows, of which one more was read than it holds: that there is one tells that the list goes on.
   * @param item what becomes of a row.
   */
  page<Row extends Placed, Item>(name: Name, rows: readonly Row[], limit: number, item: (row: Row) => Item): Page<Item>;
}

/** Declares the orders of a list, once: how it is compared, ordered, and how its cursors are written and read. */
export function keyset<Name extends string>(orders: Readonly<Record<Name, Order>>): Keyset<Name> {
  const places = (name: Name, values: readonly string[] | undefined): Place => {
    const { keys, descending } = orders[name];
    const direction = sql.raw(descending ? "desc" : "asc");
    const columns = sql.join(keys.map(({ column }) => column));
    return {
      past:
        values === undefined
          ? sql`true`
          : sql`(${columns}) ${sql.raw(descending ? "<" : ">")} (${sql.join(
              keys.map((key, index) => typed(values[index] ?? "", key)),
            )})`,
      along: sql.join(keys.map(({ column }) => sql`${column} ${direction}`)),
      keys: sql.join(keys.map(({ column }, index) => sql`${column} as ${sql.raw(`key_${index}`)}`)),
      alongKeys: sql.join(keys.map((_, index) => sql`${sql.raw(`key_${index}`)} ${direction}`)),
      cursor: sql`array[${sql.join(keys.map(({ column }) => sql`(${column})::text`))}]`,
    };
  };
  const typesOf = (name: Name): KeyType[] => orders[name].keys.map(({ type }) => type);
  return {
    at: (name, after) => places(name, after === undefined ? undefined : readCursor(after, name, typesOf(name))),
    behind: (name, row) => places(name, row?.cursor),
    page: (name, rows, limit, item) => {
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      return {
        items: shown.map(item),
        next: rows.length > limit && last !== undefined ? writeCursor(name, last.cursor) : null,
      };
    },
  };
}

/** Rows of a page that is read for a file. */
const rowsInAPage = 1_000;

/**
 * Every row of a list, page after page in short queries, for a file of them.
 * @param read rows behind `last`, at most `limit`.
 */
export async function* everyPage<Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, rowsInAPage);
    yield rows;
    if (rows.length < rowsInAPage) return;
    last = rows.at(-1);
  }
}
