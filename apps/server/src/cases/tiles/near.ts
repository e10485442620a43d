import type { Box } from "@yer/api/contract/application-filters";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { publicSite } from "@yer/api/contract/public";
import type { tiles } from "@yer/api/contract/tiles";
import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import { envelope } from "../applications/register-conditions.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db } from "../../platform/database/database.js";
import type { MapScope } from "./map-scope.js";

type Near = ReplyOf<typeof tiles.near>;

/** Outlines that touch a box, those nearest to its middle first, as far as the reader sees them. */
export async function plotsNear(db: Db, scope: MapScope, box: Box, limit: number): Promise<Near> {
  const { rows } = await sql<Near["items"][number]>`
    select a.kind, a.id, a.number, a.status, a.legal_basis as "legalBasis", a.drawn as outline, a.standing
    from all_plots as a
    where ${scope.areas ? sql`true` : sql`a.kind = 'application'`} and ST_Intersects(a.outline, ${envelope(box)}) and ${inScope(scope)}
    order by ST_Distance(a.outline, ST_Centroid(${envelope(box)})), a.id limit ${limit + 1}`.execute(db);
  return { items: rows.slice(0, limit), more: rows.length > limit };
}

/** Degrees around a plot in which its neighbours are drawn: some three hundred metres. */
const around = 0.003;

/** Outlines of announced applications around another's, the nearest first; what the public map shows, and no more. */
export async function announcedNear(
  db: Db,
  applicationId: string,
  limit: number,
): Promise<ReplyOf<typeof publicSite.neighbours>["items"]> {
  const { rows } = await sql<{ id: string; outline: Polygon }>`
    select a.id, a.drawn as outline
    from all_plots as own
    join all_plots as a on ST_Intersects(a.outline, ST_Expand(own.outline, ${around}::float8))
    where own.id = ${applicationId} and own.kind = 'application' and a.id <> own.id
      and a.kind = 'application' and a.status = 'announced'
    order by ST_Distance(a.outline, own.outline), a.id limit ${limit}`.execute(db);
  return rows;
}
