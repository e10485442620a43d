import { type Distribution, distributionFilters, distributionsRegister } from "@yer/api/contract/distributions";
import type * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { budgetInWords } from "./budget-in-words.js";
import { distributionPage } from "./register.js";

/** The register of distributions. */
export const distributionsExport = exportRegister({
  title: "export.distributions",
  codes: ["read:cdistribution"],
  query: distributionFilters,
  columns: distributionsRegister.columns,
  cells: {
    file: { width: 22, cell: (row: Distribution) => row.application.number },
    budget: { width: 26, cell: (row: Distribution, words) => budgetInWords(words, row.budget) },
    kind: { cell: (row: Distribution, words) => words(row.reversal ? "export.reversal" : "export.distribution") },
  },
  ...paged<z.output<typeof distributionFilters>, Distribution>(async ({ db, actor }: Reader, query) =>
    distributionPage(db, actor, query),
  ),
});
