import { svodQuery, type SvodRow, type SvodSumName, svodSumNames } from "@yer/api/contract/svod";
import type * as z from "zod/mini";
import { exportRegister, type Reader, whole } from "../../registers/exports/register.js";
import { readSvod } from "./service.js";

/** A row of the table; without a place its total. */
type Row = Omit<SvodRow, "place"> & { readonly place: SvodRow["place"] | null };

/** Tiyin in a soum. */
const perSoum = 100;

/** What the columns of sums are called in files. */
export const sumHeadings = {
  planned: "export.svod.planned",
  charged: "export.svod.charged",
  discounted: "export.svod.discounted",
  paid: "word.paid",
  remaining: "word.remaining",
  late: "word.late",
  beyond: "export.svod.beyond",
  distributed: "export.svod.distributed",
} as const satisfies Record<SvodSumName, string>;

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
    heading: sumHeadings[id],
    unit: "soum" as const,
    width: 24,
    cell: ({ [id]: sum }: Row) => (sum === null ? null : sum / perSoum),
  })),
  ...whole<z.output<typeof svodQuery>, Row>(async ({ db, actor, now }: Reader, query) => {
    const { items, total, totalBefore } = await readSvod(db, actor, now, query);
    return [...items, { ...total, before: totalBefore, place: null }];
  }),
});
