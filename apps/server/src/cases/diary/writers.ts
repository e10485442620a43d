import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { OrganisationRef } from "@yer/api/contract/values";
import type { VisitWriterQuery, visitWriters } from "@yer/api/contract/visit-writers";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among, conditionsFor, every } from "../../platform/lists/conditions.js";
import { keyset, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { keyed } from "../applications/keyed.js";
import { visitsOfAreas, visitsSeen } from "../visits/filters.js";
import { deviceAs } from "./devices.js";
import { devicesOfMany } from "./device-queries.js";

const order = keyset({ name: rising(text(sql`u.sort_key`), uuid(sql`u.id`)) });

interface SqlRow {
  readonly id: string;
  readonly name: string;
  readonly organisation: OrganisationRef;
  readonly visits: number;
  readonly kept: number;
  readonly latest_at: Date | null;
  readonly is_own: boolean;
}

/**
 * People whose visits the reader sees, and those of the reader's territory who keep a diary, by name. An inspector of a
 * region visits in its districts: these see what was written there, and nothing of the devices.
 */
export async function writerPage(
  db: Db,
  actor: Actor,
  query: VisitWriterQuery,
): Promise<ReplyOf<typeof visitWriters.list>> {
  const { after, limit = pageSizes.usual, exact = false, ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined) return { items: [], total: 0, more: false, next: null };
  const own = every([
    sql<SqlBool>`starts_with(u.territory, ${scope.territory})`,
    scope.organisationId === null ? sql<SqlBool>`true` : sql<SqlBool>`u.organisation_id = ${scope.organisationId}`,
  ]);
  // The visits that the register of records lists for this reader: the number leads there.
  const seen = sql`from ${visitsOfAreas} where v.written_by = u.id and ${visitsSeen(scope, { places: undefined })}`;
  const where = every([
    sql<SqlBool>`((${own} and (exists (select from diary_devices as d where d.user_id = u.id)
      or exists (select from visits as v where v.written_by = u.id))) or exists (select ${seen}))`,
    asked(filters),
  ]);
  const { past, along, cursor } = order.at("name", after);
  const from = sql`from users as u join organisations as o on o.id = u.organisation_id where ${where}`;
  const { rows } = await sql<SqlRow & Placed>`
    select u.id, u.name, jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      w.visits, w.kept, w.latest_at, ${own} as is_own, ${cursor} as cursor
    from users as u join organisations as o on o.id = u.organisation_id
    cross join lateral (
      select count(*)::integer as visits, count(v.kept_because)::integer as kept, max(v.received_at) as latest_at ${seen}) as w
    where ${where} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  const devices = Map.groupBy(
    await devicesOfMany(
      db,
      rows.flatMap(({ id, is_own: isOwn }) => (isOwn ? [id] : [])),
    ),
    ({ user_id }) => user_id,
  );
  return {
    ...order.page("name", rows, limit, ({ latest_at: latestAt, is_own: isOwn, ...row }) => ({
      id: row.id,
      name: row.name,
      organisation: row.organisation,
      visits: row.visits,
      kept: row.kept,
      latestAt: latestAt?.toISOString() ?? null,
      devices: isOwn ? (devices.get(row.id) ?? []).map(deviceAs) : null,
    })),
    ...(await countUpTo(db, from, exact)),
  };
}

function asked(filters: Omit<VisitWriterQuery, "after" | "limit" | "exact">): RawBuilder<SqlBool> {
  return conditionsFor(filters, {
    search: (typed) => (typed.trim() === "" ? sql`true` : keyed(sql`u.search_key`, typed)),
    organisation: (bodies) => among(sql`u.organisation_id`, bodies),
  });
}
