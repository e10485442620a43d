import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceQuery, PlaceRecord, PlaceRow, placeRegister } from "@yer/api/contract/places-register";
import type { PlaceLevel } from "@yer/api/contract/places";
import { finalStatuses } from "@yer/api/contract/statuses";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { joinPath, neighboursInTime, pathColumn, placeNamed } from "./place-sql.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, type Placed, rising, text } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo } from "../../platform/lists/total.js";

const rowColumns = sql`
  p.code, p.level, p.name, p.type, p.active, p.demonstration, p.version, ${pathColumn} as path,
  (select count(*)::int from place_list as below where below.parent = p.code and below.active) as children,
  coalesce((select kind from place_outlines as o where o.code = p.code), 'none') as outline,
  ${neighboursInTime("after")} as successors`;

function conditionsOf(
  actor: Actor,
  filters: Omit<PlaceQuery, "sort" | "after" | "limit" | "exact">,
): RawBuilder<SqlBool> {
  return every([
    isWithin(actor.territory, sql`p.territory`),
    conditionsFor(filters, {
      level: (level) => sql`p.level = ${level}`,
      region: (codes) => among(sql`left(p.territory, 4)`, codes),
      district: (codes) => among(sql`p.territory`, codes),
      outline: (kinds) =>
        among(sql`coalesce((select kind from place_outlines as o where o.code = p.code), 'none')`, kinds),
      active: (wanted) => sql`p.active = ${wanted}`,
      demonstration: (wanted) => sql`p.demonstration = ${wanted}`,
      search: namedLike,
    }),
  ]);
}

/** Words that begin words of a name, all of them; what holds no letter or digit names no place. */
function namedLike(typed: string): RawBuilder<SqlBool> {
  if (typed.trim() === "") return sql`true`;
  return placeNamed(sql`p.search_key`, typed);
}

const code = text(sql`p.code`);
const byName = [text(sql`p.sort_key`), code] as const;

/** The registers' orders. */
const order = keyset<NonNullable<PlaceQuery["sort"]>>({
  name: rising(...byName),
  "-name": falling(...byName),
  code: rising(code),
  "-code": falling(code),
});

/** A page of one level's register as `actor` sees it. */
export async function registerPage(
  db: Db,
  actor: Actor,
  query: PlaceQuery,
): Promise<ReplyOf<typeof placeRegister.list>> {
  const { limit = pageSizes.usual, sort = "name", after, exact = false, ...filters } = query;
  const { past, along, cursor } = order.at(sort, after);
  const where = conditionsOf(actor, filters);
  const { rows } = await sql<PlaceRow & Placed>`
    select ${rowColumns}, ${cursor} as cursor
    from (select p.* from place_list as p where ${where} and ${past} order by ${along} limit ${limit + 1}) as p ${joinPath}
    order by ${along}`.execute(db);
  return {
    ...order.page(sort, rows, limit, (row) => row),
    ...(await countUpTo(db, sql`from place_list as p where ${where}`, exact)),
  };
}

/** What of applications `a` names a place, by its level. */
const fileColumns: Readonly<Record<PlaceLevel, RawBuilder<unknown>>> = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
};

/** Records of a neighbourhood that is no more which wait to be placed in one of today. */
const unplacedIn = (neighborhood: string): RawBuilder<unknown> => sql`(
  select from applications as a
  where a.neighborhood_id = ${neighborhood} and a.status not in (${sql.join([...finalStatuses])})
  union all select from areas as a
  where a.neighborhood_id = ${neighborhood} and (a.state <> 'area_opened' or a.basket is not null)
  union all select from schedules as s
  where s.neighborhood_id = ${neighborhood} and s.state not in ('schedule_closed', 'schedule_cancelled')) as unplaced`;

/** A place's page; undefined for an unknown code. Whether the reader may see it is the caller's to decide. */
export async function findPlace(
  db: Db | Transaction,
  code: string,
): Promise<(PlaceRecord & { readonly territory: string }) | undefined> {
  const { rows } = await sql<
    Omit<PlaceRecord, "uses" | "waiting"> & { territory: string; organisations: number; staff: number }
  >`
    select ${rowColumns}, p.territory, p.cadastre_code as "cadastreCode", p.bhm_multiple as "bhmMultiple",
      p.former_names as "formerNames", ${neighboursInTime("before")} as predecessors,
      (select credit from place_outlines as o where o.code = p.code) as "outlineCredit",
      (select count(*)::int from organisations where territory = p.code) as organisations,
      (select count(*)::int from users where territory = p.code) as staff
    from place_list as p ${joinPath} where p.code = ${code}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { organisations, staff, ...place } = row;
  const files = await countUpTo(db, sql`from applications as a where ${fileColumns[place.level]} = ${code}`, false);
  return {
    ...place,
    waiting: place.active ? 0 : (await countUpTo(db, sql`from ${unplacedIn(code)}`, false)).total,
    uses: { files: files.total, more: files.more, organisations, staff },
  };
}
