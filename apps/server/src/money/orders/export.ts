import {
  type PaymentOrder,
  paymentOrderQuery,
  type PaymentOrderQuery,
  paymentOrdersRegister,
} from "@yer/api/contract/payment-orders";
import * as z from "zod/mini";
import { exportRegister, paged, type Reader } from "../../registers/exports/register.js";
import { budgetInWords } from "../distributions/budget-in-words.js";
import { orderPage } from "./service.js";

type Query = Omit<PaymentOrderQuery, "after" | "limit" | "exact">;

/** Payment orders as the treasury gets them: of one state, day and budget, as the register is narrowed. */
export const paymentOrdersExport = exportRegister({
  title: "export.paymentOrders",
  codes: ["read:cdistribution"],
  query: z.omit(paymentOrderQuery, { after: true, limit: true, exact: true }),
  columns: paymentOrdersRegister.columns,
  cells: {
    state: { cell: (row: PaymentOrder, words) => words(`export.order.${row.state}`) },
    budget: { width: 26, cell: (row: PaymentOrder, words) => budgetInWords(words, row.budget) },
    result: { width: 40, cell: (row: PaymentOrder) => row.reference ?? row.reason },
  },
  ...paged<Query, PaymentOrder>(async ({ db, actor }: Reader, query) => orderPage(db, actor, query)),
});
