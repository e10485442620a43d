import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { PlotKind, plotOverlap } from "@yer/api/contract/plot-overlap";
import type { Polygon } from "@yer/api/contract/values";
import { type OverlapBounds, overlapClass } from "@yer/area-picker/model";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod/mini";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { OverlapsTable } from "../../schema/tables/areas.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { boundsOf, type Ground, lockGround } from "./ground-locks.js";

/** Rough bounds of the country in degrees; an outline beyond them has swapped or foreign coordinates. */
const country = { west: 55.9, south: 37.1, east: 73.2, north: 45.7 } as const;

/**
 * Refuses an outline that is no plot: it crosses itself, has no area worth the name, or lies abroad.
 * @throws {Problem} `invalid` at `/outline`
 */
export async function assertOutline(transaction: Transaction, outline: Polygon): Promise<void> {
  const [refusal] = await refusalsOfOutlines(transaction, [outline]);
  if (refusal) throw refusal;
}

/** With what {@link assertOutline} refuses each of many outlines; `null` for what may be a plot. */
export async function refusalsOfOutlines(
  transaction: Transaction,
  outlines: readonly Polygon[],
): Promise<(Problem | null)[]> {
  const refusals = outlines.map((outline) => (isInCountry(outline) ? null : fault("outline-outside")));
  const inside = outlines.flatMap((outline, at) => (refusals[at] === null ? [{ at, shape: shapeOf(outline) }] : []));
  if (inside.length === 0) return refusals;
  const { rows } = await sql<{ nth: number; valid: boolean; area: number | null }>`
    select nth, valid, case when valid then ST_Area(outline::geography) end as area
    from (
      select nth, outline, ST_IsValid(outline) as valid
      from (
        select nth::integer as nth, ST_SetSRID(ST_GeomFromGeoJSON(shape), 4326) as outline
        from unnest(${inside.map(({ shape }) => shape)}::text[]) with ordinality as given (shape, nth)
      ) as drawn
    ) as checked`.execute(transaction);
  for (const { nth, valid, area } of rows) {
    const given = inside[nth - 1];
    if (given === undefined) continue;
    if (!valid) refusals[given.at] = fault("outline-invalid");
    else if ((area ?? 0) < 1) refusals[given.at] = fault("outline-tiny");
  }
  return refusals;
}

function isInCountry({ coordinates }: Polygon): boolean {
  return coordinates.every((ring) =>
    ring.every(([x, y]) => x >= country.west && x <= country.east && y >= country.south && y <= country.north),
  );
}

function fault(code: FaultCode): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer: "/outline", code }] });
}

/** An outline as GeoJSON. */
function shapeOf(outline: Polygon): string {
  return JSON.stringify(outline);
}

/** An outline as SQL. */
export function geometry(outline: Polygon) {
  return sql<string>`ST_SetSRID(ST_GeomFromGeoJSON(${shapeOf(outline)}), 4326)`;
}

/** A plot: which table it is in, and its key there. */
export interface PlotRef {
  readonly kind: PlotKind;
  readonly home_region: string;
  readonly id: string;
}

/** Percent that divide slivers, overlaps and duplicates, as they are set. */
export async function readOverlapBounds(db: Db | Transaction, now: Date): Promise<OverlapBounds> {
  return {
    sliver: await settingAt(db, "overlap.sliver", now),
    duplicate: await settingAt(db, "overlap.duplicate", now),
  };
}

/**
 * Finds the plots of applications and areas that a plot lies over and brings the stored pairs up to date. A judgement
 * stays as long as the overlap it was about does. The caller holds the lock of the application or area. Of two plots
 * saved at one moment over the same ground the second waits here for the first, and then finds it.
 */
export async function updateOverlaps(transaction: Transaction, plot: PlotRef, now: Date): Promise<void> {
  await lockGround(transaction, await groundOf(transaction, plot));
  const pairs = await findPairs(transaction, plot.kind, [plot.id]);
  await forgetOverlaps(
    transaction,
    plot.id,
    pairs.map(({ id }) => id),
  );
  await storePairs(transaction, pairs, now);
}

/** The same of applications that were not there before: nothing has to be looked up or forgotten of them. */
export async function findOverlapsOfNew(
  transaction: Transaction,
  files: readonly { readonly id: string; readonly outline: Polygon }[],
  now: Date,
): Promise<void> {
  if (files.length === 0) return;
  await lockGround(
    transaction,
    files.map(({ outline }) => boundsOf(outline)),
  );
  const ids = files.map(({ id }) => id);
  await storePairs(transaction, await findPairs(transaction, "application", ids), now);
}

/** A plot, another one that it lies over, and what they have in common. */
interface Pair extends PlotRef {
  readonly own_kind: PlotKind;
  readonly own_region: string;
  readonly own_id: string;
  /** Square metres. */
  readonly common: number;
  /** The common area in percent of the smaller plot. */
  readonly percent: number;
}

/** What plots of one kind lie over, each pair once. */
async function findPairs(transaction: Transaction, kind: PlotKind, ids: readonly string[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select own_kind, own_region, own_id, kind, home_region, id, common,
      common / nullif(least(own, theirs), 0) * 100 as percent
    from (
      select m.kind as own_kind, m.home_region as own_region, m.id as own_id, o.kind, o.home_region, o.id,
        ST_Area(m.outline::geography) as own, ST_Area(o.outline::geography) as theirs,
        ST_Area(ST_Intersection(o.outline, m.outline)::geography) as common
      from all_plots as m
      join all_plots as o on ST_Intersects(o.outline, m.outline) and o.id <> m.id and o.standing
        and (o.id > m.id or not o.id = any(${ids}::uuid[]))
      where m.kind = ${kind} and m.id = any(${ids}::uuid[]) and m.standing
    ) as crossing
    where common > 0.01`.execute(transaction);
  return rows;
}

async function storePairs(transaction: Transaction, pairs: readonly Pair[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  const bounds = await readOverlapBounds(transaction, now);
  await transaction
    .insertInto("plot_overlaps")
    .values(
      pairs.map(({ own_kind, own_region, own_id, common, percent, ...other }) => {
        const own = { kind: own_kind, home_region: own_region, id: own_id };
        const [one, two] = own.id < other.id ? [own, other] : [other, own];
        return {
          home_region: one.home_region,
          id: uuidv7(),
          plot_kind: one.kind,
          plot_id: one.id,
          other_region: two.home_region,
          other_kind: two.kind,
          other_id: two.id,
          square_metres: Math.round(common * 100) / 100,
          percent: Math.min(100, Math.round(percent * 100) / 100),
          class: overlapClass(percent, bounds),
          decision: null,
          reason: null,
          decided_by: null,
          decided_at: null,
          found_at: now,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["home_region", "plot_id", "other_id"])
        .doUpdateSet((eb) => ({
          square_metres: eb.ref("excluded.square_metres"),
          percent: eb.ref("excluded.percent"),
          class: eb.ref("excluded.class"),
          decision: null,
          reason: null,
          decided_by: null,
          decided_at: null,
          version: sql<number>`plot_overlaps.version + 1`,
          found_at: eb.ref("excluded.found_at"),
        }))
        .where((eb) =>
          eb.or([
            eb("plot_overlaps.square_metres", "!=", eb.ref("excluded.square_metres")),
            eb("plot_overlaps.class", "!=", eb.ref("excluded.class")),
          ]),
        ),
    )
    .execute();
}

/**
 * Locks an application together with every application its plot touches, in one order everywhere, so that of two that
 * meet one waits; then finds its overlaps as they now are. What → 9 and → registered begin with (DOMAIN §3, Nothing
 * twice). Nothing is said of the application: the caller reads it under the lock and decides who may.
 */
export async function lockCandidates(transaction: Transaction, id: string, now: Date): Promise<void> {
  const { rows } = await sql<{ home_region: string; id: string }>`
    select a.home_region, a.id from applications as a
    where a.id = ${id} or a.id in (
      select o.id from applications as m
      join applications as o on ST_Intersects(o.outline, m.outline) and o.status <> 'unregistered'
      where m.id = ${id})
    order by a.id for update`.execute(transaction);
  const own = rows.find((row) => row.id === id);
  if (own !== undefined) await updateOverlaps(transaction, { kind: "application", ...own }, now);
}

async function groundOf(transaction: Transaction, plot: PlotRef): Promise<Ground[]> {
  const { rows } = await sql<Ground>`
    select ST_XMin(outline) as west, ST_YMin(outline) as south, ST_XMax(outline) as east, ST_YMax(outline) as north
    from all_plots
    where kind = ${plot.kind} and home_region = ${plot.home_region} and id = ${plot.id} and outline is not null`.execute(
    transaction,
  );
  return rows;
}

/** Forgets the overlaps of a plot with all but `others`. */
async function forgetOverlaps(transaction: Transaction, id: string, others: readonly string[]): Promise<void> {
  await sql`
    delete from plot_overlaps
    where (plot_id = ${id} or other_id = ${id})
      and not (case when plot_id = ${id} then other_id else plot_id end
        = any (array[${sql.join([...others])}]::uuid[]))`.execute(transaction);
}

/** Plots that one lies over, those in nobody's way left out, the largest share first. */
export async function overlapsOf(db: Db | Transaction, id: string): Promise<z.output<typeof plotOverlap>[]> {
  const { rows } = await sql<
    Pick<OverlapsTable, "id" | "square_metres" | "percent" | "class" | "decision" | "reason" | "decided_by"> & {
      kind: PlotKind;
      number: string;
      decided_at: Date | null;
      version: number;
    }
  >`
    select o.id, other.kind, other.number, o.square_metres, o.percent, o.class, o.decision, o.reason, o.decided_by,
      o.decided_at, o.version
    from plot_overlaps as o
    cross join lateral (select case when o.plot_id = ${id} then o.other_id else o.plot_id end as id) as across
    join all_plots as other on other.id = across.id and other.standing
    where o.plot_id = ${id} or o.other_id = ${id}
    order by o.percent desc, o.id`.execute(db);
  return rows.map((each) => ({
    id: each.id,
    kind: each.kind,
    number: each.number,
    area: each.square_metres,
    percent: each.percent,
    class: each.class,
    triage:
      each.decision === null || each.decided_at === null
        ? null
        : {
            decision: each.decision,
            reason: each.reason ?? "",
            by: each.decided_by ?? "",
            at: each.decided_at.toISOString(),
          },
    version: each.version,
  }));
}
