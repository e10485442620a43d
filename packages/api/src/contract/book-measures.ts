import { type Measure, measure } from "./measure.js";
import { lineReturnsRegister } from "./line-returns.js";
import { moneyMonthsRegister } from "./money-months.js";
import type { QueueKind } from "./my-work.js";
import { paymentOrdersRegister } from "./payment-orders.js";

/** Queues of the books: the first screens know where their lists are, and need not know all that stands in them. */
export type BookQueue = Extract<QueueKind, "orders_refused" | "returns_proposed" | "months_proposed">;

/** The numbers of one's own work on the books: each is the length of the list that it opens. */
export const bookMeasures = {
  orders_refused: measure(paymentOrdersRegister, { filter: { again: true } }),
  returns_proposed: measure(lineReturnsRegister, { filter: { state: ["proposed"] } }),
  months_proposed: measure(moneyMonthsRegister, { filter: { state: ["proposed"] } }),
} as const satisfies Record<BookQueue, Measure>;
