import {
  type MoneyMonth,
  moneyMonthQuery,
  type MoneyMonthQuery,
  moneyMonthsRegister,
} from "@yer/api/contract/money-months";
import { tashkentDay } from "@yer/api/formats";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { monthPage } from "./service.js";

type Query = Omit<MoneyMonthQuery, "after" | "limit" | "exact">;

/** Who, and on which day; nothing where nobody. */
const byOn = (by: string | null, at: string | null): string | null =>
  by === null || at === null ? null : `${by}, ${tashkentDay(at)}`;

/** The register of months, as it is narrowed. */
export const moneyMonthsExport = exportRegister({
  title: "export.moneyMonths",
  codes: ["read:cdistribution"],
  query: z.omit(moneyMonthQuery, { after: true, limit: true, exact: true }),
  columns: moneyMonthsRegister.columns,
  cells: {
    month: { width: 12, cell: (row: MoneyMonth) => row.month },
    state: { width: 26, cell: (row: MoneyMonth, words) => words(`export.month.${row.state}`) },
    proposed: { width: 40, cell: ({ proposedBy, proposedAt }: MoneyMonth) => byOn(proposedBy, proposedAt) },
    closed: { width: 40, cell: ({ closedBy, closedAt }: MoneyMonth) => byOn(closedBy, closedAt) },
  },
  ...paged<Query, MoneyMonth>(async ({ db, actor, now }: Reader, query) => monthPage(db, { actor, now }, query)),
});
