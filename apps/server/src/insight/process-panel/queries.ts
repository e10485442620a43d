import type { PanelFilters } from "@yer/api/contract/process-panel";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { filteredBy } from "../../cases/applications/application-filters.js";
import { inScope } from "../../cases/applications/scope-sql.js";
import { isOpen } from "../../cases/applications/standing.js";
import type { Db } from "../../platform/database/database.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { addDays, dayInTashkent, endOfDay } from "../../rules/workflow/calendar.js";

/** People in the list at the most. */
export const mostPeople = 200;

/** A person with numbers of the unfinished files they are responsible for. */
export interface HolderRow {
  readonly id: string;
  readonly name: string;
  readonly organisation: Names | null;
  readonly blocked: boolean;
  readonly files: number;
  readonly late: number;
  readonly soon: number;
  readonly oldest: Date;
  /** People there are, the same in every row. */
  readonly people: number;
}

/** Who is responsible for unfinished files, those with late ones first. */
export async function readHolders(
  db: Db,
  scope: ApplicationScope | undefined,
  filters: PanelFilters,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<HolderRow[]> {
  const narrowed = await askedPlaces(db, filters);
  const soonEnds = endOfDay(addDays(dayInTashkent(at.now), at.soonDays));
  const { rows } = await sql<HolderRow>`
    select h.*, u.name, u.blocked or not u.is_staff as blocked, o.name as organisation
    from (
      select a.assignee_id as id, count(*) as files,
        count(*) filter (where a.deadline_at <= ${at.now}) as late,
        count(*) filter (where a.deadline_at > ${at.now} and a.deadline_at <= ${soonEnds}) as soon,
        min(a.status_since) as oldest, count(*) over () as people
      from applications as a
      where ${isOpen} and a.assignee_id is not null and ${inScope(scope)} and ${filteredBy(narrowed)}
      group by a.assignee_id order by 3 desc, 2 desc, 1 limit ${mostPeople}
    ) as h
    join users as u on u.id = h.id
    left join organisations as o on o.id = u.organisation_id
    order by h.late desc, h.files desc, u.sort_key, h.id`.execute(db);
  return rows;
}

/** How many of the files a person sees meet a condition over `applications as a`. */
export async function countWhere(
  db: Db,
  scope: ApplicationScope | undefined,
  filters: PanelFilters,
  condition: RawBuilder<SqlBool>,
): Promise<number> {
  const narrowed = await askedPlaces(db, filters);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from applications as a
    where ${inScope(scope)} and ${filteredBy(narrowed)} and ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Names of those responsible for files, by file. */
export async function assigneesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("applications as a")
    .innerJoin("users as u", "u.id", "a.assignee_id")
    .select(["a.id", "u.name"])
    .where("a.id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
