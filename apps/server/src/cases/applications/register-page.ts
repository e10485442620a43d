import { finalStatuses, type StatusKey } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { preparedStatement } from "../../platform/database/prepared-statements.js";
import { type Answering, termEnd } from "./register-conditions.js";
import { type ApplicationSort, type RegisterCursor, sortsByTime } from "./register-cursor.js";
import { listed, type Moment, type RegisterRow, shown, type SqlRow, withNames } from "./register-rows.js";
import { among } from "../../platform/lists/conditions.js";

/** An order, from a row of it on. */
export interface Order {
  readonly sort: ApplicationSort;
  readonly after: RegisterCursor | undefined;
  readonly limit: number;
}

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql`a.created_at`,
  number: sql`a.number`,
  deadline: termEnd,
  occupier: sql`a.occupier_sort`,
  statusSince: sql`a.status_since`,
};

/**
 * How a page is found: by walking along its order until there are rows enough, or by gathering all applications that
 * fit and ordering those. The database cannot tell which is less: it takes what filters leave for spread evenly along
 * every order, where the applications of a year or those that are late lie all at one end.
 */
export type Way = "walk" | "gather";

/** An order in the words of the database. */
interface Along {
  readonly column: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  /** The same order in words that no index is in. */
  readonly unindexed: RawBuilder<unknown>;
  /** Applications behind the cursor. */
  readonly past: RawBuilder<SqlBool>;
  /** Written out: a plan for any number of rows would be one for a tenth of all. */
  readonly limit: RawBuilder<unknown>;
}

function along({ sort, after, limit }: Order, ends: Answering["ends"]): Along {
  const column = sortColumns[sort.replace("-", "")] ?? sql`a.created_at`;
  const descending = sort.startsWith("-");
  const timed = sortsByTime(sort);
  return {
    column,
    direction: sql.raw(descending ? "desc" : "asc"),
    unindexed: timed ? sql`${column} + interval '0'` : sql`${column} || ''`,
    past: after === undefined ? sql`true` : behind(column, after, descending, timed, /deadline/.test(sort) ? ends : {}),
    limit: sql.lit(limit),
  };
}

/** A cursor beyond what the filters leave of an order begins where that begins: the database would walk all between. */
function behind(
  column: RawBuilder<unknown>,
  { value, id }: RegisterCursor,
  descending: boolean,
  timed: boolean,
  { from, until }: Answering["ends"],
): RawBuilder<SqlBool> {
  const place = sql`${value}::text::${sql.raw(timed ? "timestamptz" : "text")}`;
  if (descending && until !== undefined) {
    return sql`(${column}, a.id) < (least(${place}, ${until}),
      case when ${place} > ${until} then 'ffffffff-ffff-ffff-ffff-ffffffffffff' else ${id}::uuid end)`;
  }
  if (!descending && from !== undefined) {
    return sql`(${column}, a.id) > (greatest(${place}, ${from}),
      case when ${place} < ${from} then '00000000-0000-0000-0000-000000000000' else ${id}::uuid end)`;
  }
  return sql`(${column}, a.id) ${sql.raw(descending ? "<" : ">")} (${place}, ${id}::uuid)`;
}

/** A page of applications that answer, found in a way. */
export async function pageOf(
  db: Db | Transaction,
  { statuses, years, others, ends, plain }: Answering,
  order: Order,
  at: Moment,
  way: Way = "walk",
): Promise<RegisterRow[]> {
  const { column, direction, unindexed, past, limit } = along(order, ends);
  const chosen = (status: RawBuilder<SqlBool>, spread: RawBuilder<SqlBool>): RawBuilder<unknown> => sql`
    select a.id, ${column} as place from applications as a
    where ${status} and ${others} and ${spread} and ${past}
    order by ${way === "walk" ? column : unindexed} ${direction}, a.id ${direction} limit ${limit}`;
  // Inside one status an index has every order; of several the first rows of each are taken, and of those the first.
  const each = [...new Set(statuses)].map((status) =>
    chosen(sql`a.status = ${status}`, alongYears(order.sort, years, status)),
  );
  const walked =
    each.length > 1
      ? sql`select id, place from (${sql.join(
          each.map((one) => sql`(${one})`),
          sql` union all `,
        )}) as each order by place ${direction}, id ${direction} limit ${limit}`
      : (each[0] ?? chosen(among(sql`a.status`, statuses), alongYears(order.sort, years, undefined)));
  const found = way === "walk" ? walked : chosen(among(sql`a.status`, statuses), sql`true`);
  // An order is walked by its index, whatever the values are. What is gathered is gathered differently each time.
  const prepared = plain && way === "walk" && order.after === undefined ? preparedStatement : sql``;
  const { rows } = await sql<SqlRow>`
    ${prepared} select ${shown}, (${column})::text as cursor from (${found}) as found ${withNames}
    order by found.place ${direction}, found.id ${direction}`.execute(db);
  return rows.map((row) => listed(row, order.sort, at));
}

/** What was found at once: a page with how many there are, or nothing but that there are more than were looked for. */
type Found = { readonly rows: RegisterRow[]; readonly total: number } | "more";

/**
 * A page and how many applications there are in all, of applications that no order finds: looked for once, counted and
 * ordered.
 */
export async function foundAtOnce(
  db: Db,
  { statuses, others, ends }: Answering,
  order: Order,
  at: Moment,
  most: number | undefined,
): Promise<Found> {
  const { column, direction, past, limit } = along(order, ends);
  const { rows } = await sql<{ readonly total: number } & (SqlRow | { readonly id: null })>`
    with fitting as materialized (
      select a.id, ${column} as place, ${past} as behind from applications as a
      where ${among(sql`a.status`, statuses)} and ${others} ${most === undefined ? sql`` : sql`limit ${most + 1}`}
    )
    select listed.*, counted.total from (select count(*) as total from fitting) as counted
    left join (
      select ${shown}, (${column})::text as cursor, found.place from (
        select id, place from fitting where behind order by place ${direction}, id ${direction} limit ${limit}
      ) as found ${withNames}
    ) as listed on true
    order by listed.place ${direction}, listed.id ${direction}`.execute(db);
  const total = rows[0]?.total ?? 0;
  // Of more than were looked for the first in order may not be among them.
  if (most !== undefined && total > most) return "more";
  return { rows: rows.flatMap((row) => (row.id === null ? [] : [listed(row, order.sort, at)])), total };
}

/**
 * Where applications of some years lie in an order that begins with other years, in the words of an index: numbers of a
 * year stand together, and moments of one year's applications have an index of their own. Applications of a status that
 * has a term are all young, and have to be looked for in that status alone.
 */
function alongYears(
  sort: ApplicationSort,
  years: readonly number[] | undefined,
  status: StatusKey | undefined,
): RawBuilder<SqlBool> {
  if (years === undefined || years.length === 0) return sql`true`;
  if (/number/.test(sort)) {
    return sql`(a.number >= ${String(Math.min(...years))} and a.number < ${String(Math.max(...years) + 1)})`;
  }
  const ages = status === undefined || finalStatuses.some((final) => final === status);
  return ages && /deadline|Since/.test(sort) && years.length === 1
    ? sql`left(a.number, 4) = ${String(years[0])}`
    : sql`true`;
}
