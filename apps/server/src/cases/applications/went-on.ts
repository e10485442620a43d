import { type RawBuilder, sql } from "kysely";

/**
 * Whether somebody went on from a plot's record since it was entered: changed it, did something to it that its history
 * tells, or judged what it lies over. The record's table stands as `a` in the query.
 */
export function wentOn(kind: "application" | "area"): RawBuilder<boolean> {
  return sql<boolean>`(
    a.version > 1
    or exists (
      select from history_entry as h
      where h.home_region = a.home_region and h.record_kind = ${kind} and h.record_id = a.id::text and h.sequence > 1
    )
    or exists (
      select from plot_overlaps as o where o.decision is not null and (o.plot_id = a.id or o.other_id = a.id)
    )
  )`;
}
