import { type BankDay, bankDayQuery, type BankDayQuery, bankDaysRegister } from "@yer/api/contract/bank-days";
import * as z from "zod/mini";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { dayPage } from "./service.js";

type Query = Omit<BankDayQuery, "after" | "limit" | "exact">;

/** The register of bank days, as it is narrowed. */
export const bankDaysExport = exportRegister({
  title: "export.bankDays",
  codes: ["read:payment"],
  query: z.omit(bankDayQuery, { after: true, limit: true, exact: true }),
  columns: bankDaysRegister.columns,
  cells: {
    account: { width: 48, cell: ({ account: { name, number } }: BankDay) => `${name} · ${number}` },
    state: { cell: (row: BankDay, words) => words(`export.bankDay.${row.state}`) },
  },
  also: [
    { id: "closedBy", of: "state", heading: "word.closedBy", width: 30, cell: (row: BankDay) => row.closedBy },
    {
      id: "closedAt",
      of: "state",
      heading: "export.closedAt",
      unit: "tashkent",
      width: 28,
      cell: ({ closedAt }: BankDay) => (closedAt === null ? null : minuteInTashkent(new Date(closedAt))),
    },
  ],
  ...paged<Query, BankDay>(async ({ db, actor }: Reader, query) => dayPage(db, actor, query)),
});
