import { chargeQuery, type ChargeRow, chargesRegister } from "@yer/api/contract/charges";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { chargePage } from "./register.js";

type Query = Omit<z.output<typeof chargeQuery>, "after" | "limit" | "exact">;

/** The register of charges. It holds no number of a person. */
export const chargesExport = exportRegister({
  title: "export.charges",
  codes: ["read:cpayments"],
  query: z.omit(chargeQuery, { after: true, limit: true, exact: true }),
  columns: chargesRegister.columns,
  cells: {
    state: {
      width: 40,
      cell: ({ state, flags }: ChargeRow, words) =>
        [
          words(state === "paid" ? "word.paid" : `export.charge.${state}`),
          ...flags.map((flag) => words(`export.charge.${flag}`)),
        ].join(" · "),
    },
    file: { width: 22, cell: (row: ChargeRow) => row.application.number },
  },
  ...paged<Query, ChargeRow>(async ({ db, actor }: Reader, query) => chargePage(db, actor, query)),
});
