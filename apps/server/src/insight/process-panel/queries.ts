import type { PanelFilters } from "@yer/api/contract/process-panel";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { filteredBy } from "../../cases/applications/application-filters.js";
import { inScope } from "../../cases/applications/scope-sql.js";
import { isOpen } from "../../cases/applications/standing.js";
import type { Db } from "../../platform/database/database.js";
import { integer, keyset, type Page, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { addDays, dayInTashkent, endOfDay } from "../../rules/workflow/calendar.js";

/** A person with numbers of the unfinished applications they are responsible for. */
export interface HolderRow {
  readonly id: string;
  readonly name: string;
  readonly organisation: Names | null;
  readonly blocked: boolean;
  readonly files: number;
  readonly late: number;
  readonly soon: number;
  readonly oldest: Date;
}

/** What of those people is asked, and as of when. */
export interface HoldersAsked {
  readonly now: Date;
  readonly soonDays: number;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Rises as a number falls, and is no less than nothing: an order runs one way, and cursors hold no minus. */
const fewerThanMost = (files: RawBuilder<unknown>): RawBuilder<unknown> => sql`1000000000 - ${files}`;

/** Those with most late applications first, then with most applications; whoever holds as many by name. */
const byLateness = keyset({
  late: rising(
    integer(fewerThanMost(sql`h.late`)),
    integer(fewerThanMost(sql`h.files`)),
    text(sql`u.sort_key`),
    uuid(sql`h.id`),
  ),
});

/**
 * A page of who is responsible for unfinished applications, those with late ones first, and how many people they are.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function holderPage<Item>(
  db: Db,
  scope: ApplicationScope | undefined,
  filters: PanelFilters,
  { now, soonDays, after, limit }: HoldersAsked,
  item: (row: HolderRow) => Item,
): Promise<Page<Item> & { readonly total: number }> {
  const narrowed = await askedPlaces(db, filters);
  const soonEnds = endOfDay(addDays(dayInTashkent(now), soonDays));
  const place = byLateness.at("late", after);
  const held = sql`
    select a.assignee_id as id, count(*) as files,
      count(*) filter (where a.deadline_at <= ${now}) as late,
      count(*) filter (where a.deadline_at > ${now} and a.deadline_at <= ${soonEnds}) as soon,
      min(a.status_since) as oldest, count(*) over () as people
    from applications as a
    where ${isOpen} and a.assignee_id is not null and ${inScope(scope)} and ${filteredBy(narrowed)}
    group by a.assignee_id`;
  const { rows } = await sql<
    HolderRow & Placed & { /** People there are, the same in every row. */ readonly people: number }
  >`
    select h.*, u.name, u.blocked or not u.is_staff as blocked, o.name as organisation, ${place.cursor} as cursor
    from (${held}) as h
    join users as u on u.id = h.id
    left join organisations as o on o.id = u.organisation_id
    where ${place.past}
    order by ${place.along} limit ${limit + 1}`.execute(db);
  return {
    ...byLateness.page("late", rows, limit, (row) => {
      const { people: _, cursor: __, ...holder } = row;
      return item(holder);
    }),
    total: rows[0]?.people ?? 0,
  };
}

/** How many of the applications a person sees meet a condition over `applications as a`. */
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

/** Names of those responsible for applications, by application. */
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
