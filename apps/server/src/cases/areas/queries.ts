import type { AreaRow } from "@yer/api/contract/area-facts";
import type { AreaQuery, areas } from "@yer/api/contract/areas";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { placedIn } from "../applications/application-filters.js";
import { keyed } from "../applications/keyed.js";
import { envelope, ofAge } from "../applications/register-conditions.js";
import { takersOf } from "../applications/last-able.js";
import { inTerritory } from "../applications/scope-sql.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { among, any, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { asTotal, countedAtMost, countUpTo, type Total } from "../../platform/lists/total.js";
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

const [id, number, entered, since, due] = [
  uuid(sql`a.id`),
  text(sql`a.number`),
  moment(sql`a.created_at`),
  moment(sql`a.state_since`),
  // What has no term comes after all that have one.
  moment(sql`coalesce(a.deadline_at, 'infinity')`),
];
const order = keyset({
  "-createdAt": falling(entered, id),
  createdAt: rising(entered, id),
  "-number": falling(number, id),
  number: rising(number, id),
  "-stateSince": falling(since, id),
  stateSince: rising(since, id),
  deadlineAt: rising(due, id),
  "-deadlineAt": falling(due, id),
});

/** What a scope of areas means in a WHERE over `areas as a`: `areaSubjectReason` says the same of one area. */
function seen({ territory, organisationId }: ApplicationScope): RawBuilder<SqlBool> {
  const sent =
    organisationId === null
      ? sql`true`
      : sql`a.id in (select s.area_id from area_sendings as s where s.organisation_id = ${organisationId})`;
  return sql`(${inTerritory(territory)} and ${sent})`;
}

/** Areas that the reader sees, the latest entered first; those in a basket only where it is asked for. */
export async function areaPage(db: Db, actor: Actor, query: AreaQuery, now: Date): Promise<ReplyOf<typeof areas.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = "-createdAt", ...filters } = query;
  const scope = applicationScope(actor);
  if (scope === undefined) return { items: [], total: 0, more: false, next: null };
  const where = conditionsOf(scope, { reader: actor, now }, await askedPlaces(db, filters));
  const { past, along, cursor } = order.at(sort, after);
  const { rows } = await sql<AreaRecord & Placed>`
    select ${areaColumns}, ${cursor} as cursor
    from (select * from areas as a where ${where} and ${past} order by ${along} limit ${limit + 1}) as a ${joinAreaPlace}
    order by ${along}`.execute(db);
  return {
    ...order.page(sort, rows, limit, rowOf),
    ...(await countUpTo(db, sql`from areas as a where ${where}`, exact)),
  };
}

/** Areas that lie over another plot which stands, and nobody said that the two are different. */
const overlapping = sql<SqlBool>`exists (
  select from plot_overlaps as v
  join all_plots as across on across.standing
    and across.id = case when v.plot_id = a.id then v.other_id else v.plot_id end
  where (v.plot_id = a.id or v.other_id = a.id) and v.decision is distinct from 'distinct')`;

/** Areas under an inspection of the reader's own organisation; none for who has none. */
function inspectedBy({ organisation }: Actor): RawBuilder<SqlBool> {
  return organisation === null
    ? sql`false`
    : sql`exists (
        select from area_sendings as i
        where i.home_region = a.home_region and i.area_id = a.id and i.ended_at is null
          and i.organisation_id = ${organisation.id})`;
}

/** Areas for which somebody else than the reader, or whoever acts in their name, proposed what nobody has decided. */
function proposedBesides(actor: Actor): RawBuilder<SqlBool> {
  const own = sql.join(takersOf(actor));
  return sql`exists (
    select from area_proposals as p
    where p.home_region = a.home_region and p.area_id = a.id and p.verdict is null
      and coalesce(p.proposed_by not in (${own}), true) and coalesce(p.proposed_through not in (${own}), true))`;
}

/** How many areas of a kind wait for a reader, how many of them are late, and the term that ends first. */
export async function countAreas(
  db: Db,
  actor: Actor,
  filters: Omit<AreaQuery, "after" | "limit" | "exact" | "sort">,
  now: Date,
): Promise<Total & { readonly late: number; readonly due: Date | null }> {
  const scope = applicationScope(actor);
  if (scope === undefined) return { total: 0, more: false, late: 0, due: null };
  const where = conditionsOf(scope, { reader: actor, now }, await askedPlaces(db, filters));
  const { rows } = await sql<{ total: number; late: number; due: Date | null }>`
    select count(*)::integer as total, count(*) filter (where w.due <= ${now})::integer as late, min(w.due) as due
    from (select a.deadline_at as due from areas as a where ${where} limit ${countedAtMost + 1}) as w`.execute(db);
  const { total = 0, late = 0, due = null } = rows[0] ?? {};
  return { ...asTotal(total, false), late, due };
}

/** Who asks, and when. */
interface Reading {
  readonly reader: Actor;
  readonly now: Date;
}

function conditionsOf(
  scope: ApplicationScope,
  { reader, now }: Reading,
  filters: Asked<Omit<AreaQuery, "after" | "limit" | "exact" | "sort">>,
): RawBuilder<SqlBool> {
  return every([
    seen(scope),
    // What a file was opened from is that file from then on: only who asks for it is shown it here.
    filters.basket !== undefined || filters.proposed === true
      ? sql`true`
      : filters.state === undefined
        ? sql`(a.basket is null and a.state <> 'area_opened')`
        : sql`a.basket is null`,
    conditionsFor(filters, {
      places: placedIn,
      search: (typed) => (typed.trim() === "" ? sql`true` : keyed(sql`a.search_key`, typed)),
      state: (states) => among(sql`a.state`, states),
      basket: (baskets) => among(sql`a.basket`, baskets),
      legalBasis: (legalBases) => among(sql`a.legal_basis`, legalBases),
      year: (years) => among(sql`left(a.number, 4)`, years.map(String)),
      source: (sources) => among(sql`a.source`, sources),
      confirmation: (asked) => is(asked === "confirmed", sql`a.confirmed`),
      overlaps: (asked) => is(asked, overlapping),
      inspected: (asked) => is(asked, inspectedBy(reader)),
      proposed: (asked) => is(asked, proposedBesides(reader)),
      age: (bands) => any(bands.map((band) => ofAge(sql`a.state_since`, band, now))),
      bbox: (box) => sql`ST_Intersects(a.outline, ${envelope(box)})`,
    }),
  ]);
}

/** A row of the register. */
export function rowOf(area: AreaRecord): AreaRow {
  return {
    id: area.id,
    number: area.number,
    state: area.state,
    basket: area.basket,
    confirmed: area.confirmed,
    organisation: area.organisation,
    deadlineAt: area.deadline_at?.toISOString() ?? null,
    source: area.source,
    region: { soato: area.region_soato, name: area.region_name },
    district: { soato: area.district_soato, name: area.district_name },
    neighborhood: { id: area.neighborhood_id, name: area.neighborhood_name },
    legalBasis: area.legal_basis,
    cadastreNumber: area.cadastre_number,
    address: area.address,
    basketReason: area.basket_reason,
    setAsideBy: area.set_aside_by,
    createdAt: area.created_at.toISOString(),
    stateSince: area.state_since.toISOString(),
  };
}
