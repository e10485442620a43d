import type { SurveyFault } from "@yer/api/contract/survey-imports";
import type { Polygon } from "@yer/api/contract/values";
import { overlapClass } from "@yer/area-picker/model";
import { sql } from "kysely";
import { readOverlapBounds } from "../applications/overlaps.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";

/**
 * Plots that rows would lie over, as what is worth knowing before they are entered: an overlap keeps nobody from opening
 * an application, and waits for triage once it is there. Numbers of plots beyond the territory are not told.
 */
export async function overlapsOfRows(
  transaction: Transaction,
  now: Date,
  territory: string,
  rows: readonly { readonly line: number; readonly outline: Polygon }[],
): Promise<Map<number, SurveyFault[]>> {
  const found = new Map<number, SurveyFault[]>();
  if (rows.length === 0) return found;
  const given = jsonb(rows.map(({ line, outline }) => ({ line, shape: JSON.stringify(outline) })));
  const { rows: pairs } = await sql<{ line: number; number: string; common: number; percent: number }>`
    select line, number, common, common / nullif(least(own, theirs), 0) * 100 as percent
    from (
      select r.line, case when starts_with(o.district_soato, ${territory}) then o.number else '' end as number,
        ST_Area(r.outline::geography) as own, ST_Area(o.outline::geography) as theirs,
        ST_Area(ST_Intersection(o.outline, r.outline)::geography) as common
      from (
        select line, ST_SetSRID(ST_GeomFromGeoJSON(shape), 4326) as outline
        from jsonb_to_recordset(${given}) as r (line integer, shape text)
      ) as r
      join all_plots as o on ST_Intersects(o.outline, r.outline) and o.standing
    ) as crossing
    where common > 0.01 order by line, percent desc`.execute(transaction);
  if (pairs.length === 0) return found;
  const bounds = await readOverlapBounds(transaction, now);
  for (const { line, number, percent } of pairs) {
    const warnings = found.get(line) ?? [];
    const kind = overlapClass(percent, bounds);
    if (kind === "sliver" || warnings.length >= 3) continue;
    const params = { kind, number, percent: Math.min(100, Math.round(percent * 10) / 10) };
    found.set(line, [...warnings, { code: `plot-${kind}`, params, field: "outline", column: null, value: "" }]);
  }
  return found;
}
