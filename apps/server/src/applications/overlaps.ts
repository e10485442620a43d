import type { Polygon } from "@yer/api/contract/values";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../database/database.js";
import { Problem } from "../http/problem.js";
import type { FileRow } from "./file.js";

/** Shares of the smaller plot, in percent: below the first a sliver, above the second a duplicate (DOMAIN §6). */
const bounds = { sliver: 1, duplicate: 80 } as const;

/** First key of the advisory locks on ground. */
const groundLocks = 8205;

/** Rough bounds of the country in degrees; an outline beyond them has swapped or foreign coordinates. */
const country = { west: 55.9, south: 37.1, east: 73.2, north: 45.7 } as const;

/**
 * Refuses an outline that is no plot: it crosses itself, has no area, or lies abroad.
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
  if ((found.area ?? 0) < 1) throw fault("outline-invalid");
}

function fault(code: string): Problem {
  return new Problem("invalid", { errors: [{ in: "body", pointer: "/outline", code }] });
}

/** An outline as SQL. */
export function geometry(outline: Polygon) {
  return sql<string>`ST_SetSRID(ST_GeomFromGeoJSON(${JSON.stringify(outline)}), 4326)`;
}

/**
 * Finds the plots that a file's plot lies over and brings the stored pairs up to date. A judgement stays as long as the
 * overlap it was about does. The caller holds the file's lock. Of two plots saved at one moment over the same ground the
 * second waits here for the first, and then finds it.
 */
export async function updateOverlaps(
  transaction: Transaction,
  file: Pick<FileRow, "home_region" | "id">,
  now: Date,
): Promise<void> {
  await lockGround(transaction, file);
  const { rows } = await sql<{ home_region: string; id: string; common: number; percent: number }>`
    select other.home_region, other.id, common, common / nullif(least(own, theirs), 0) * 100 as percent
    from (
      select o.home_region, o.id, ST_Area(m.outline::geography) as own, ST_Area(o.outline::geography) as theirs,
        ST_Area(ST_Intersection(o.outline, m.outline)::geography) as common
      from applications as m
      join applications as o on ST_Intersects(o.outline, m.outline) and o.id <> m.id and o.status <> 'unregistered'
      where m.home_region = ${file.home_region} and m.id = ${file.id}
    ) as other
    where common > 0.01`.execute(transaction);

  const others = rows.map(({ id }) => id);
  await forgetOverlaps(transaction, file.id, others);
  if (rows.length === 0) return;
  await transaction
    .insertInto("application_overlaps")
    .values(
      rows.map((other) => {
        const first = file.id < other.id;
        const square_metres = Math.round(other.common * 100) / 100;
        const percent = Math.min(100, Math.round(other.percent * 100) / 100);
        return {
          home_region: first ? file.home_region : other.home_region,
          id: uuidv7(),
          application_id: first ? file.id : other.id,
          other_region: first ? other.home_region : file.home_region,
          other_id: first ? other.id : file.id,
          square_metres,
          percent,
          class: classOf(other.percent),
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
        .columns(["home_region", "application_id", "other_id"])
        .doUpdateSet((eb) => ({
          square_metres: eb.ref("excluded.square_metres"),
          percent: eb.ref("excluded.percent"),
          class: eb.ref("excluded.class"),
          decision: null,
          reason: null,
          decided_by: null,
          decided_at: null,
          version: sql<number>`application_overlaps.version + 1`,
          found_at: eb.ref("excluded.found_at"),
        }))
        .where((eb) =>
          eb.or([
            eb("application_overlaps.square_metres", "!=", eb.ref("excluded.square_metres")),
            eb("application_overlaps.class", "!=", eb.ref("excluded.class")),
          ]),
        ),
    )
    .execute();
}

/** Class of an overlap by its percent of the smaller plot. */
export function classOf(percent: number): "sliver" | "overlap" | "duplicate" {
  if (percent < bounds.sliver) return "sliver";
  return percent > bounds.duplicate ? "duplicate" : "overlap";
}

/**
 * Locks a file together with every file its plot touches, in one order everywhere, so that of two that meet one waits;
 * then finds their overlaps as they now are. What → 9 and → registered begin with (DOMAIN §3, Nothing twice). Nothing
 * is said of the file: the caller reads it under the lock and decides who may.
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
  if (own === undefined) return;
  if (rows.length > 1) await updateOverlaps(transaction, own, now);
  else await forgetOverlaps(transaction, id, []);
}

/** Holds the squares of a twentieth of a degree under a plot until the end of the transaction, in one order everywhere. */
async function lockGround(transaction: Transaction, file: Pick<FileRow, "home_region" | "id">): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${groundLocks}, x * 10000 + y)
    from (
      select x, y from applications as a
      cross join lateral generate_series(floor(ST_XMin(a.outline) * 20)::integer, floor(ST_XMax(a.outline) * 20)::integer)
        as columns (x)
      cross join lateral generate_series(floor(ST_YMin(a.outline) * 20)::integer, floor(ST_YMax(a.outline) * 20)::integer)
        as rows (y)
      where a.home_region = ${file.home_region} and a.id = ${file.id} and a.outline is not null
      order by 1, 2
    ) as squares`.execute(transaction);
}

/** Forgets the overlaps of a file with all but `others`. */
async function forgetOverlaps(transaction: Transaction, id: string, others: readonly string[]): Promise<void> {
  await sql`
    delete from application_overlaps
    where (application_id = ${id} or other_id = ${id})
      and not (case when application_id = ${id} then other_id else application_id end
        = any (array[${sql.join([...others])}]::uuid[]))`.execute(transaction);
}
