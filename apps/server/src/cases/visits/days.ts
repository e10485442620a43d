import { areaFindings } from "@yer/api/contract/area-states";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { VisitDay, VisitDayQuery, visitDays } from "@yer/api/contract/visit-days";
import { sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { every } from "../../platform/lists/conditions.js";
import { day, falling, keyset, type Placed, rising, text } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { keyed } from "../applications/keyed.js";
import { visitsOfAreas, visitsSeen } from "./filters.js";

// What one person wrote on one day for one organisation is a row.
const [told, who] = [day(sql`d.day`), text(sql`d.key`)];
const order = keyset({ "-day": falling(told, who), day: rising(told, who) });

interface SqlRow extends Omit<VisitDay, "findings"> {
  readonly findings: Readonly<Record<string, number>>;
}

/** Days of the diary that the reader sees, each of one person, the latest first. */
export async function visitDayPage(
  db: Db,
  actor: Actor,
  query: VisitDayQuery,
): Promise<ReplyOf<typeof visitDays.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-day", search, ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined) return { items: [], total: 0, more: false, next: null };
  const where = every([
    visitsSeen(scope, await askedPlaces(db, filters)),
    search === undefined || search.trim() === "" ? sql`true` : keyed(sql`w.search_key`, search),
  ]);
  const { past, along, cursor } = order.at(sort, after);
  const seen = sql`${visitsOfAreas} left join users as w on w.id = v.written_by where ${where}`;
  const days = sql`(
    select v.visited_on as day, v.written_by, v.organisation_id,
      coalesce(v.written_by::text, '') || ' ' || v.organisation_id::text as key,
      count(*)::integer as visits, count(v.outline)::integer as walked, count(v.kept_because)::integer as kept,
      sum(v.hours)::double precision as hours,
      sum((select count(*) from visit_photos as p where p.home_region = v.home_region and p.visit_id = v.id))::integer as photos,
      ${sql.join(areaFindings.map((finding) => sql`count(*) filter (where v.finding = ${finding})::integer as ${sql.ref(finding)}`))}
    from ${seen} group by v.visited_on, v.written_by, v.organisation_id) as d`;
  const { rows } = await sql<SqlRow & Placed>`
    select d.day, d.visits, d.walked, d.kept, d.hours, d.photos, ${cursor} as cursor,
      case when w.id is null then null else jsonb_build_object('id', w.id, 'name', w.name) end as by,
      jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      jsonb_build_object(${sql.join(areaFindings.flatMap((finding) => [sql`${finding}::text`, sql.ref(`d.${finding}`)]))}) as findings
    from ${days} join organisations as o on o.id = d.organisation_id left join users as w on w.id = d.written_by
    where ${past} order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page(sort, rows, limit, ({ findings, ...row }) => ({
      day: row.day,
      by: row.by,
      organisation: row.organisation,
      visits: row.visits,
      photos: row.photos,
      walked: row.walked,
      hours: row.hours,
      kept: row.kept,
      findings: areaFindings.flatMap((finding) => {
        const visits = findings[finding] ?? 0;
        return visits === 0 ? [] : [{ finding, visits }];
      }),
    })),
    ...(await countUpTo(
      db,
      sql`from (select from ${seen} group by v.visited_on, v.written_by, v.organisation_id) as d`,
      exact,
    )),
  };
}
