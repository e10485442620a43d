import { svodQuery, type SvodRow, svodSumNames } from "@yer/api/contract/svod";
import type * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { readSvod } from "./service.js";

/** A row of the table; without a place its total. */
type Row = Omit<SvodRow, "place"> & { readonly place: SvodRow["place"] | null };

/** Tiyin in a soum. */
const perSoum = 100;

/** The summary table, its total last. */
export const svodExport = exportRegister({
  title: "export.svod",
  codes: ["read:svod"],
  query: svodQuery,
  columns: { place: { kind: "own", heading: "word.place" } },
  cells: {
    place: { width: 36, cell: ({ place }: Row, words) => place?.name[words.locale] ?? words("export.svod.total") },
  },
  also: svodSumNames.map((id) => ({
    id,
    heading: id === "late" ? ("word.late" as const) : (`export.svod.${id}` as const),
    unit: "soum" as const,
    width: 24,
    cell: ({ [id]: sum }: Row) => (sum === null ? null : sum / perSoum),
  })),
  ...whole<z.output<typeof svodQuery>, Row>(async ({ db, actor, now }: Reader, query) => {
    const { items, total, totalBefore } = await readSvod(db, actor, now, query);
    return [...items, { ...total, before: totalBefore, place: null }];
  }),
});
