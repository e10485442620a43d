import type { AreaRow } from "@yer/api/contract/area-facts";
import { areaQuery, areasRegister } from "@yer/api/contract/areas";
import { sayAreaReason } from "@yer/api/messages/sentences";
import { sql } from "kysely";
import * as z from "zod/mini";
import { exportRegister, type Geometry, paged, type Reader } from "../../registers/exports/register.js";
import { areaPage } from "./queries.js";

type Query = Omit<z.output<typeof areaQuery>, "after" | "limit" | "exact">;
const list = paged<Query, AreaRow>(async ({ db, actor, now }: Reader, query) => areaPage(db, actor, query, now));

interface Exported extends AreaRow {
  readonly outline: Geometry | null;
}

/** The register of areas, with outlines. */
export const areasExport = exportRegister({
  title: "export.areas",
  codes: ["read:area"],
  query: z.omit(areaQuery, { after: true, limit: true, exact: true }),
  columns: areasRegister.columns,
  cells: { reason: { width: 36, cell: (row: Exported, words) => sayAreaReason(words, row) } },
  count: list.count,
  pages: async function* (reader, query, wanted) {
    for await (const rows of list.pages(reader, query)) {
      const outlines = wanted.outlines ? await outlinesOf(reader, rows) : undefined;
      yield rows.map((row) => ({ ...row, outline: outlines?.get(row.id) ?? null }));
    }
  },
  outline: ({ outline }) => outline,
});

async function outlinesOf({ db }: Reader, of: readonly AreaRow[]): Promise<ReadonlyMap<string, Geometry>> {
  if (of.length === 0) return new Map();
  const { rows } = await sql<{ id: string; outline: Geometry }>`
    select id, ST_AsGeoJSON(outline)::jsonb as outline from areas
    where id in (${sql.join(of.map(({ id }) => id))}) and outline is not null`.execute(db);
  return new Map(rows.map(({ id, outline }) => [id, outline]));
}
