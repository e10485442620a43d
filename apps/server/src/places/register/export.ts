import { placeQuery, type PlaceRow, placesRegister } from "@yer/api/contract/places-register";
import { sql } from "kysely";
import * as z from "zod/mini";
import { exportRegister, type Geometry, paged, type Reader } from "../../registers/exports/register.js";
import { registerPage } from "./register-queries.js";

type Query = Omit<z.output<typeof placeQuery>, "after" | "limit" | "exact">;
interface Row extends PlaceRow {
  readonly geometry: Geometry | null;
}

const list = paged<Query, PlaceRow>(async ({ db, actor }: Reader, query) => registerPage(db, actor, query));

/** One level's register of places, with outlines. */
export const placesExport = exportRegister({
  title: "export.places",
  codes: ["read:place"],
  query: z.omit(placeQuery, { after: true, limit: true, exact: true }),
  columns: placesRegister.columns,
  cells: {
    within: { width: 44, cell: (row: Row, { locale }) => row.path.map(({ name }) => name[locale]).join(", ") },
    type: {
      width: 14,
      cell: ({ type }: Row, words) =>
        type === null ? null : words(type === "tuman" ? "word.district" : `export.place.${type}`),
    },
    outline: { cell: (row: Row, words) => words(`export.outline.${row.outline}`) },
    state: { width: 14, cell: (row: Row, words) => words(row.active ? "export.active" : "export.inactive") },
  },
  also: [
    {
      id: "demonstration",
      of: "state",
      heading: "places.demonstration",
      width: 14,
      cell: (row: Row, words) => words(row.demonstration ? "export.yes" : "export.no"),
    },
  ],
  count: list.count,
  pages: async function* (reader, query, wanted) {
    for await (const rows of list.pages(reader, query)) {
      const outlines = wanted.outlines ? await outlinesOf(reader, rows) : undefined;
      yield rows.map((row) => ({ ...row, geometry: outlines?.get(row.code) ?? null }));
    }
  },
  outline: ({ geometry }) => geometry,
});

async function outlinesOf({ db }: Reader, of: readonly PlaceRow[]): Promise<ReadonlyMap<string, Geometry>> {
  if (of.length === 0) return new Map();
  const { rows } = await sql<{ code: string; outline: Geometry }>`
    select code, ST_AsGeoJSON(outline)::jsonb as outline from place_outlines
    where code in (${sql.join(of.map(({ code }) => code))})`.execute(db);
  return new Map(rows.map(({ code, outline }) => [code, outline]));
}
