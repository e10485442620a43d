import { areaQuery, type AreaRow } from "@yer/api/contract/areas";
import { tashkentDay } from "@yer/api/formats";
import { sql } from "kysely";
import * as z from "zod/mini";
import { exportRegister, type Geometry, paged, type Reader } from "../exports/register.js";
import { areaPage } from "./queries.js";

type Query = Omit<z.output<typeof areaQuery>, "after" | "limit" | "exact">;
interface Row extends AreaRow {
  readonly outline: Geometry | null;
}

const list = paged<Query, AreaRow>(async ({ db, actor }: Reader, query) => areaPage(db, actor, query));

/** The register of areas, with outlines. */
export const areasExport = exportRegister({
  title: "export.areas",
  codes: ["read:area"],
  query: z.omit(areaQuery, { after: true, limit: true, exact: true }),
  columns: [
    { id: "number", heading: "export.number", cell: (row: Row) => row.number },
    { id: "state", heading: "export.status", width: 26, cell: (row: Row, words) => words(`status.${row.state}`) },
    {
      id: "region",
      of: "place",
      heading: "export.region",
      width: 24,
      cell: (row: Row, { locale }) => row.region.name[locale],
    },
    {
      id: "district",
      of: "place",
      heading: "export.district",
      width: 24,
      cell: (row: Row, { locale }) => row.district.name[locale],
    },
    {
      id: "neighborhood",
      of: "place",
      heading: "export.neighborhood",
      width: 24,
      cell: (row: Row, { locale }) => row.neighborhood.name[locale],
    },
    { id: "address", of: "place", heading: "export.address", width: 40, cell: (row: Row) => row.address },
    { id: "cadastre", heading: "export.cadastre", width: 26, cell: (row: Row) => row.cadastreNumber },
    { id: "ground", heading: "export.ground", width: 8, cell: (row: Row) => row.ground },
    { id: "created", heading: "export.created", width: 14, cell: (row: Row) => ({ day: tashkentDay(row.createdAt) }) },
    { id: "since", heading: "export.since", width: 14, cell: (row: Row) => ({ day: tashkentDay(row.stateSince) }) },
  ],
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
