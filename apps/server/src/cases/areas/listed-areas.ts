import type { NarrowedAreas } from "@yer/api/contract/areas";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { republic } from "../../platform/territory/territory.js";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { placedIn } from "../../places/register/placed-in.js";
import { keyed } from "../applications/keyed.js";
import { takersOf } from "../applications/last-able.js";
import { envelope, ofAge } from "../applications/register-conditions.js";
import { inTerritory } from "../applications/scope-sql.js";
import { among, any, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import type { Asked } from "../../places/register/asked-places.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isFilled } from "../../platform/fills/is-filled.js";
import { onRounds, visitedEver } from "./on-rounds.js";
import { scheduled } from "./scheduled.js";
import { sentAreasFill } from "./sent-areas-fill.js";

/** Who asks, and when. */
export interface Reading {
  readonly reader: Actor;
  readonly now: Date;
}

/** Areas that a register lists, for `from ${areas} where ${where}`: conditions beside them say `a`. */
export interface ListedAreas {
  /** The table they are read from, as `a`: of what it holds beside an area's id, only what registers narrow and order by. */
  readonly areas: RawBuilder<unknown>;
  readonly where: RawBuilder<SqlBool>;
}

/** What a scope of areas means in SQL: `areaSubjectReason` says the same of one area. */
function seen({ territory, organisationId }: ApplicationScope, isNarrow: boolean): ListedAreas {
  const within = inTerritory(territory);
  if (organisationId === null) return { areas: sql`areas as a`, where: sql`${within}` };
  return isNarrow
    ? { areas: sql`sent_areas as a`, where: sql`(${within} and a.organisation_id = ${organisationId})` }
    : {
        areas: sql`areas as a`,
        where: sql`(${within} and a.id in (
          select s.area_id from area_sendings as s where s.organisation_id = ${organisationId}))`,
      };
}

/** The areas of a scope that filters leave. */
export async function listedAreas(
  db: Db | Transaction,
  scope: ApplicationScope,
  { reader, now }: Reading,
  filters: Asked<NarrowedAreas>,
): Promise<ListedAreas> {
  // What an organisation was sent is as narrow as lists need it, and knows no outlines.
  const isNarrow =
    scope.organisationId !== null && filters.bbox === undefined && (await isFilled(db, sentAreasFill.name));
  const isOnRounds = [filters.round, filters.roundFrom, filters.roundTo].some((asked) => asked !== undefined);
  const { areas, where } = seen(scope, isNarrow);
  const listed = every([
    where,
    isOnRounds ? onRounds(filters, scope.organisationId) : sql`true`,
    // What an application was opened from is that application from then on: only who asks for it is shown it here.
    filters.basket !== undefined || filters.proposed === true || (isOnRounds && filters.state === undefined)
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
      schedule: (asked) => scheduled[asked],
      overlaps: (asked) => is(asked, overlapping(scope.territory)),
      inspected: (asked) => is(asked, isNarrow ? sql`a.inspected` : inspectedBy(reader)),
      proposed: (asked) => is(asked, proposedBesides(reader, scope.territory)),
      fault: (codes) => sql`a.id in (
        select f.area_id from area_faults as f where f.refused_at is null and ${among(sql`f.code`, codes)})`,
      visited: (asked) => is(asked, visitedEver),
      // Asked together, above: which rounds there are depends on their days.
      round: () => sql`true`,
      roundFrom: () => sql`true`,
      roundTo: () => sql`true`,
      age: (bands) => any(bands.map((band) => ofAge(sql`a.state_since`, band, now))),
      bbox: (box) => sql`ST_Intersects(a.outline, ${envelope(box)})`,
    }),
  ]);
  return { areas, where: listed };
}

/** Condition that keeps a table to the region that a territory lies in: areas never leave theirs. */
function ofRegion(column: RawBuilder<unknown>, territory: string): RawBuilder<SqlBool> {
  return territory === republic ? sql`true` : sql`${column} = ${territory.slice(0, 4)}`;
}

/**
 * Areas that lie over another plot which stands, and nobody said that the two are different. Asked from the pairs, which
 * are few: asked of every area whether it is in one, a million of them take seconds.
 */
const overlapping = (territory: string): RawBuilder<SqlBool> => sql`a.id in (
  select v.plot_id from plot_overlaps as v
  where v.plot_kind = 'area' and v.decision is distinct from 'distinct' and ${ofRegion(sql`v.home_region`, territory)}
    and exists (select from all_plots as across where across.id = v.other_id and across.standing)
  union all
  select v.other_id from plot_overlaps as v
  where v.other_kind = 'area' and v.decision is distinct from 'distinct' and ${ofRegion(sql`v.other_region`, territory)}
    and exists (select from all_plots as across where across.id = v.plot_id and across.standing))`;

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
function proposedBesides(actor: Actor, territory: string): RawBuilder<SqlBool> {
  const own = sql.join(takersOf(actor));
  return sql`a.id in (
    select p.area_id from area_proposals as p
    where p.verdict is null and ${ofRegion(sql`p.home_region`, territory)}
      and coalesce(p.proposed_by not in (${own}), true) and coalesce(p.proposed_through not in (${own}), true))`;
}
