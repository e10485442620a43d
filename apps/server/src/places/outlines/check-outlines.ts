import type { Reason } from "@yer/api/contract/problem";
import { type RawBuilder, sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { whyInvalid } from "./why-invalid.js";

/** What part of a place's outlines may be wrong before they are refused, in percent. */
export interface OutlineThresholds {
  /** Percent of the parent that its places may leave uncovered, or cover twice. */
  readonly gap: number;
  /** Percent of an outline that may lie outside of its parent's. */
  readonly outside: number;
}

/** Items of a batch as they stand in the table, `place_outline_items as i`. */
const itemsOf = (batch: string): RawBuilder<unknown> => sql`place_outline_items as i where i.batch_id = ${batch}`;

interface Finding {
  readonly number: number;
  readonly fault: Reason | null;
  readonly warning: Reason | null;
}

/** Percent to one decimal. */
const percent = (part: RawBuilder<unknown>, whole: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`round((100 * st_area(${part}) / nullif(st_area(${whole}), 0))::numeric, 1)::float8`;

/**
 * Judges the outlines of a batch by one another and by what stands: valid, inside the parent, no overlap with a sibling
 * and no gap over the thresholds. An approximate parent or sibling is no measure: what it says is a warning.
 */
export async function checkOutlines(
  transaction: Transaction,
  batch: string,
  thresholds: OutlineThresholds,
): Promise<void> {
  const { rows: invalid } = await sql<{ number: number; why: string }>`
    select i.number, st_isvalidreason(i.outline) as why from ${itemsOf(batch)} and i.outline is not null
      and not st_isvalid(i.outline)`.execute(transaction);
  await keep(
    transaction,
    batch,
    invalid.map(({ number, why }) => ({
      number,
      fault: { code: "outline-invalid", params: { ...whyInvalid(why) } },
      warning: null,
    })),
  );
  // What is not valid cannot be measured; it is refused as it is.
  await sql`
    update place_outline_items set outline = null
    where batch_id = ${batch} and number = any(${invalid.map(({ number }) => number)}::int[])`.execute(transaction);
  await checkInside(transaction, batch, thresholds.outside);
  await checkSiblings(transaction, batch, thresholds.gap);
  await checkGaps(transaction, batch, thresholds.gap);
}

/** The outline of a place as it will be: of this batch, else of the table. */
const outlineAfter = (batch: string): RawBuilder<unknown> => sql`
  select p.code, p.parent, coalesce(i.outline, o.outline) as outline,
    case when i.outline is null then o.kind else 'official' end as kind, p.name ->> 'uz_UZ' as name
  from place_list as p
  left join place_outlines as o on o.code = p.code
  left join place_outline_items as i on i.code = p.code and i.batch_id = ${batch} and i.outline is not null
  where p.active`;

async function checkInside(transaction: Transaction, batch: string, most: number): Promise<void> {
  const { rows } = await sql<{ number: number; percent: number; kind: string }>`
    with after as (${outlineAfter(batch)})
    select i.number, ${percent(sql`st_difference(i.outline, parent.outline)`, sql`i.outline`)} as percent, parent.kind
    from place_outline_items as i
    join place_list as p on p.code = i.code
    join after as parent on parent.code = p.parent
    where i.batch_id = ${batch} and i.outline is not null and parent.outline is not null`.execute(transaction);
  await keep(
    transaction,
    batch,
    rows
      .filter((row) => row.percent > most)
      .map(({ number, percent: outside, kind }) => {
        const reason = { code: "outline-outside-parent" as const, params: { percent: outside, most } };
        // Wholly outside is wrong by any measure.
        const refuses = kind === "official" || outside > 60;
        return { number, fault: refuses ? reason : null, warning: refuses ? null : reason };
      }),
  );
}

async function checkSiblings(transaction: Transaction, batch: string, most: number): Promise<void> {
  const { rows } = await sql<{ number: number; percent: number; name: string }>`
    with after as (${outlineAfter(batch)})
    select i.number, ${percent(sql`st_intersection(i.outline, other.outline)`, sql`i.outline`)} as percent, other.name
    from place_outline_items as i
    join place_list as p on p.code = i.code
    join after as other on other.code <> p.code and other.parent is not distinct from p.parent
      and length(other.code) = length(p.code) and other.kind = 'official' and st_intersects(i.outline, other.outline)
    where i.batch_id = ${batch} and i.outline is not null`.execute(transaction);
  await keep(
    transaction,
    batch,
    rows
      .filter((row) => row.percent > most)
      .map(({ number, percent: shared, name }) => ({
        number,
        fault: { code: "outline-overlap" as const, params: { percent: shared, name, most } },
        warning: null,
      })),
  );
}

/** Only where all places of a parent have official outlines is what they leave uncovered a gap. */
async function checkGaps(transaction: Transaction, batch: string, most: number): Promise<void> {
  const { rows } = await sql<{ number: number; percent: number; name: string; kind: string }>`
    with after as (${outlineAfter(batch)}), whole as (
      select parent, st_union(outline) as outline from after where parent is not null
      group by parent having bool_and(outline is not null and kind = 'official')
    )
    select min(i.number) as number, ${percent(sql`st_difference(parent.outline, whole.outline)`, sql`parent.outline`)} as percent,
      parent.name, parent.kind
    from whole join after as parent on parent.code = whole.parent
    join place_list as p on p.parent = whole.parent
    join place_outline_items as i on i.code = p.code and i.batch_id = ${batch} and i.outline is not null
    where parent.outline is not null
    group by parent.outline, whole.outline, parent.name, parent.kind`.execute(transaction);
  await keep(
    transaction,
    batch,
    rows
      .filter((row) => row.percent > most)
      .map(({ number, percent: gap, name, kind }) => {
        const reason = { code: "outline-gap" as const, params: { percent: gap, name, most } };
        return { number, fault: kind === "official" ? reason : null, warning: kind === "official" ? null : reason };
      }),
  );
}

async function keep(transaction: Transaction, batch: string, findings: readonly Finding[]): Promise<void> {
  for (const { number, fault, warning } of findings) {
    await sql`
      update place_outline_items set faults = faults || ${jsonb(fault === null ? [] : [fault])},
        warnings = warnings || ${jsonb(warning === null ? [] : [warning])}
      where batch_id = ${batch} and number = ${number}`.execute(transaction);
  }
}
