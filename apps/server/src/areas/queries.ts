import type { AreaQuery, AreaRow, areas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { type FileScope, fileScope } from "../access/scope.js";
import { among, placedIn } from "../applications/file-filters.js";
import { countedAtMost } from "../applications/register.js";
import { envelope } from "../applications/register-conditions.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db, Transaction } from "../database/database.js";
import { readTimeCursor, writeTimeCursor } from "../http/time-cursor.js";
import { type Asked, askedPlaces } from "../places/asked-places.js";
import { areaColumns, type AreaRecord, joinAreaPlace } from "./area.js";

/** The next number of a region and year, `YYYY-RRRR-ANNNNNN`; gaps appear where a transaction fails after it. */
export async function nextAreaNumber(transaction: Transaction, home_region: string, year: number): Promise<string> {
  const { last } = await transaction
    .insertInto("area_serials")
    .values({ home_region, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(["home_region", "year"]).doUpdateSet({ last: sql`area_serials.last + 1` }),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${home_region}-A${String(last).padStart(6, "0")}`;
}

/** Areas of the reader's territory, the latest entered first; those in a basket only where it is asked for. */
export async function areaPage(db: Db, actor: Actor, query: AreaQuery): Promise<ReplyOf<typeof areas.list>> {
  const { after, limit = pageSizes.usual, exact = false, ...filters } = query;
  const scope = fileScope(actor);
  if (scope === undefined || scope.organisationId !== null) return { items: [], total: 0, more: false, next: null };
  const where = conditionsOf(scope, await askedPlaces(db, filters));
  const cursor = after === undefined ? undefined : readTimeCursor(after);
  const past =
    cursor === undefined
      ? sql`true`
      : sql`(a.created_at, a.id) < (${cursor.at}::text::timestamptz, ${cursor.id}::uuid)`;
  const { rows } = await sql<AreaRecord & { cursor: string }>`
    select ${areaColumns}, a.created_at::text as cursor
    from (
      select * from areas as a where ${where} and ${past} order by a.created_at desc, a.id desc limit ${limit + 1}
    ) as a ${joinAreaPlace}
    order by a.created_at desc, a.id desc`.execute(db);
  const listed = rows.slice(0, limit);
  const last = listed.at(-1);
  return {
    items: listed.map(rowOf),
    ...(await totalOf(db, where, exact)),
    next: rows.length > limit && last ? writeTimeCursor({ at: last.cursor, id: last.id }) : null,
  };
}

function conditionsOf(
  scope: FileScope,
  { state, basket, bbox, ground, year, places }: Asked<Omit<AreaQuery, "after" | "limit" | "exact">>,
): RawBuilder<SqlBool> {
  return sql`(${sql.join(
    [
      inScope(scope),
      placedIn(places),
      among(sql`a.state`, state),
      basket === undefined ? sql`a.basket is null` : among(sql`a.basket`, basket),
      among(sql`a.ground`, ground),
      among(sql`left(a.number, 4)`, year?.map(String)),
      bbox === undefined ? sql`true` : sql`ST_Intersects(a.outline, ${envelope(bbox)})`,
    ],
    sql` and `,
  )})`;
}

async function totalOf(db: Db, where: RawBuilder<SqlBool>, exact: boolean): Promise<{ total: number; more: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total
    from (select from areas as a where ${where} ${exact ? sql`` : sql`limit ${countedAtMost + 1}`}) as counted`.execute(
    db,
  );
  const total = rows[0]?.total ?? 0;
  return exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true };
}

/** A row of the register. */
export function rowOf(area: AreaRecord): AreaRow {
  return {
    id: area.id,
    number: area.number,
    state: area.state,
    basket: area.basket,
    region: { soato: area.region_soato, name: area.region_name },
    district: { soato: area.district_soato, name: area.district_name },
    neighborhood: { id: area.neighborhood_id, name: area.neighborhood_name },
    ground: area.ground,
    cadastreNumber: area.cadastre_number,
    address: area.address,
    createdAt: area.created_at.toISOString(),
    stateSince: area.state_since.toISOString(),
  };
}
