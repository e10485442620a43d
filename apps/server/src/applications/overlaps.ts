import type { PlotKind, plotOverlap } from "@yer/api/contract/plot-overlap";
import type { Polygon } from "@yer/api/contract/values";
import { type OverlapBounds, overlapClass } from "@yer/area-picker/model";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type * as z from "zod/mini";
import type { Db, Transaction } from "../database/database.js";
import { Problem } from "../http/problem.js";
import type { OverlapsTable } from "../schema/tables/areas.js";
import { settingAt } from "../settings/queries.js";

/** First key of the advisory locks on ground. */
const groundLocks = 8205;

/** Rough bounds of the country in degrees; an outline beyond them has swapped or foreign coordinates. */
const country = { west: 55.9, south: 37.1, east: 73.2, north: 45.7 } as const;

/**
 * Refuses an outline that is no plot: it crosses itself, has no area worth the name, or lies abroad.
 * @throws {Problem} `invalid` at `/outline`
 */
export async function assertOutline(transaction: Transaction, outline: Polygon): Promise<void> {
  const inside = outline.coordinates.every((ring) =>
    ring.every(([x, y]) => x >= country.west && x <= country.east && y >= country.south && y <= country.north),
  );
  if (!inside) throw fault("outline-outside");
  const { rows } = await sql<{ valid: boolean; area: number | null }>`
    select valid, case when valid then ST_Area(outline::geography) end as area
    from (select outline, ST_IsValid(outline) as valid
      from (select ${geometry(outline)} as outline) as given) as checked`.execute(transaction);
  const [found] = rows;
  if (!found?.valid) throw fault("outline-invalid");
  if ((found.area ?? 0) < 1) throw fault("outline-tiny");
}

function fault(code: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer: "/outline", code }] });
}

/** An outline as SQL. */
export function geometry(outline: Polygon) {
  return sql<string>`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(outline)}), 4326)`;
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
 * Finds the plots of files and areas that a plot lies over and brings the stored pairs up to date. A judgement stays as
 * long as the overlap it was about does. The caller holds the lock of the file or area. Of two plots saved at one moment
 * over the same ground the second waits here for the first, and then finds it.
 * @param fresh the outline of a plot that was not there before: nothing has to be looked up or forgotten of it
 */
export async function updateOverlaps(
  transaction: Transaction,
  plot: PlotRef,
  now: Date,
  fresh?: Polygon,
): Promise<void> {
  await lockGround(transaction, fresh === undefined ? await groundOf(transaction, plot) : [boundsOf(fresh)]);
  const { rows } = await sql<PlotRef & { common: number; percent: number }>`
    select other.kind, other.home_region, other.id, common, common / nullif(least(own, theirs), 0) * 100 as percent
    from (
      select o.kind, o.home_region, o.id, ST_Area(m.outline::geography) as own, ST_Area(o.outline::geography) as theirs,
        ST_Area(ST_Intersection(o.outline, m.outline)::geography) as common
      from all_plots as m
      join all_plots as o on ST_Intersects(o.outline, m.outline) and o.id <> m.id and o.standing
      where m.kind = ${plot.kind} and m.home_region = ${plot.home_region} and m.id = ${plot.id} and m.standing
    ) as other
    where common > 0.01`.execute(transaction);

  const others = rows.map(({ id }) => id);
  if (fresh === undefined) await forgetOverlaps(transaction, plot.id, others);
  if (rows.length === 0) return;
  const bounds = await readOverlapBounds(transaction, now);
  await transaction
    .insertInto("plot_overlaps")
    .values(
      rows.map((other) => {
        const [one, two] = plot.id < other.id ? [plot, other] : [other, plot];
        const square_metres = Math.round(other.common * 100) / 100;
        const percent = Math.min(100, Math.round(other.percent * 100) / 100);
        return {
          home_region: one.home_region,
          id: uuidv7(),
          plot_kind: one.kind,
          plot_id: one.id,
          other_region: two.home_region,
          other_kind: two.kind,
          other_id: two.id,
          square_metres,
          percent,
          class: overlapClass(other.percent, bounds),
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
 * Locks a file together with every file its plot touches, in one order everywhere, so that of two that meet one waits;
 * then finds its overlaps as they now are. What → 9 and → registered begin with (DOMAIN §3, Nothing twice). Nothing is
 * said of the file: the caller reads it under the lock and decides who may.
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

/** Squares to a degree, and what tells one column of them from the next. */
const squares = { perDegree: 20, perColumn: 10_000 } as const;

/** The box around a plot, in degrees. */
interface Ground {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
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

function boundsOf({ coordinates }: Polygon): Ground {
  const [xs, ys] = [coordinates.flat().map(([x]) => x), coordinates.flat().map(([, y]) => y)];
  return { west: Math.min(...xs), south: Math.min(...ys), east: Math.max(...xs), north: Math.max(...ys) };
}

/**
 * Holds the squares of a twentieth of a degree under a plot until the end of the transaction, in one order everywhere.
 * Counted out here: in SQL the planner takes two series for a million squares, and compiles the statement each time.
 */
async function lockGround(transaction: Transaction, grounds: readonly Ground[]): Promise<void> {
  const keys: number[] = [];
  for (const { west, south, east, north } of grounds) {
    const [left, bottom, right, top] = [west, south, east, north].map((edge) => Math.floor(edge * squares.perDegree));
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
      for (let y = bottom ?? 0; y <= (top ?? 0); y += 1) keys.push(x * squares.perColumn + y);
    }
  }
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(${groundLocks}, square) from unnest(${`{${keys.join(",")}}`}::integer[]) as square`.execute(
    transaction,
  );
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
