import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceQuery, PlaceRecord, PlaceRow, placeRegister } from "@yer/api/contract/places-register";
import { searchKey } from "@yer/api/formats";
import type { Actor } from "../access/actor.js";
import type { Db, Transaction } from "../database/database.js";
import { joinPath, neighboursInTime, pathColumn, wordsOf } from "./place-sql.js";
import { type PlaceSort, readPlaceCursor, writePlaceCursor } from "./register-cursor.js";

/** Rows and uses where counting stops unless it is asked to go on. */
const countedAtMost = 10_000;

const rowColumns = sql`
  p.code, p.level, p.name, p.type, p.active, p.demonstration, p.version, ${pathColumn} as path,
  (select count(*)::int from place_list as below where below.parent = p.code and below.active) as children,
  coalesce((select kind from place_outlines as o where o.code = p.code), 'none') as outline,
  ${neighboursInTime("after")} as successors`;

function conditionsOf(actor: Actor, query: PlaceQuery): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`p.level = ${query.level}`,
    sql`starts_with(p.territory, ${actor.territory ?? "-"})`,
  ];
  const among = (column: RawBuilder<unknown>, values: readonly string[] | undefined): void => {
    if (values !== undefined && values.length > 0) conditions.push(sql`${column} in (${sql.join([...values])})`);
  };
  among(sql`left(p.territory, 4)`, query.region);
  among(sql`p.territory`, query.district);
  among(sql`coalesce((select kind from place_outlines as o where o.code = p.code), 'none')`, query.outline);
  if (query.active !== undefined) conditions.push(sql`p.active = ${query.active}`);
  if (query.demonstration !== undefined) conditions.push(sql`p.demonstration = ${query.demonstration}`);
  const typed = query.search?.trim() ?? "";
  if (typed !== "") {
    const words = wordsOf(searchKey(typed));
    // What holds no letter or digit names no place.
    if (words.length === 0) conditions.push(sql`false`);
    for (const word of words) conditions.push(sql`p.search_key like ${`% ${word}%`}`);
  }
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** A page of one level's register as `actor` sees it. */
export async function registerPage(
  db: Db,
  actor: Actor,
  query: PlaceQuery,
): Promise<ReplyOf<typeof placeRegister.list>> {
  const limit = query.limit ?? pageSizes.usual;
  const sort: PlaceSort = query.sort ?? "name";
  const column = sort.endsWith("name") ? sql`p.sort_key` : sql`p.code`;
  const descending = sort.startsWith("-");
  const direction = sql.raw(descending ? "desc" : "asc");
  const after = query.after === undefined ? undefined : readPlaceCursor(query.after, sort);
  const past =
    after === undefined
      ? sql`true`
      : sql`(${column}, p.code) ${sql.raw(descending ? "<" : ">")} (${after.value}::text, ${after.code}::text)`;
  const where = conditionsOf(actor, query);
  const { rows } = await sql<PlaceRow & { cursor: string }>`
    select ${rowColumns}, p.cursor
    from (
      select p.*, ${column} as cursor from place_list as p where ${where} and ${past}
      order by ${column} ${direction}, p.code ${direction} limit ${limit + 1}
    ) as p ${joinPath}
    order by p.cursor ${direction}, p.code ${direction}`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from place_list as p where ${where} ${query.exact === true ? sql`` : sql`limit ${countedAtMost + 1}`}
    ) as counted`.execute(db);
  const total = counted[0]?.total ?? 0;
  const more = query.exact !== true && total > countedAtMost;
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    total: more ? countedAtMost : total,
    more,
    next: rows.length > limit && last !== undefined ? writePlaceCursor(sort, last.cursor, last.code) : null,
  };
}

/** A place's page; undefined for an unknown code. Whether the reader may see it is the caller's to decide. */
export async function findPlace(
  db: Db | Transaction,
  code: string,
): Promise<(PlaceRecord & { readonly territory: string }) | undefined> {
  const { rows } = await sql<
    Omit<PlaceRecord, "uses"> & { territory: string; files: number; organisations: number; staff: number }
  >`
    select ${rowColumns}, p.territory, p.cadastre_code as "cadastreCode", p.bhm_multiple as "bhmMultiple",
      p.former_names as "formerNames", ${neighboursInTime("before")} as predecessors,
      (select credit from place_outlines as o where o.code = p.code) as "outlineCredit",
      (select count(*)::int from (
        select from applications as a
        where case p.level when 'region' then a.region_soato when 'district' then a.district_soato
          else a.neighborhood_id end = p.code
        limit ${countedAtMost + 1}) as named) as files,
      (select count(*)::int from organisations where territory = p.code) as organisations,
      (select count(*)::int from users where territory = p.code) as staff
    from place_list as p ${joinPath} where p.code = ${code}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { files, organisations, staff, ...place } = row;
  return {
    ...place,
    uses: { files: Math.min(files, countedAtMost), more: files > countedAtMost, organisations, staff },
  };
}
