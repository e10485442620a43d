import { paymentOrdersRegister, paymentOrderStates } from "@yer/api/contract/payment-orders";
import { StatusTag, WalletIcon } from "@yer/ui";
import { useMemo } from "react";
import { createRegister } from "../../registers/kit/create-register.js";
import { choices, flag } from "../../registers/kit/declare-filters.js";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { budgetInWords, budgetOptions, useBudgets } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";
import { DueBudgets } from "./DueBudgets.js";
import { OrderActs } from "./OrderActs.js";

const tones = {
  made: "info",
  approved: "warning",
  executed: "success",
  refused: "danger",
  withdrawn: "neutral",
} as const;

function Lead({ register: { mayRead } }: { readonly register: RegisterState<typeof paymentOrdersRegister> }) {
  return mayRead ? <DueBudgets /> : null;
}

/** Payment orders to budgets, the latest first; what can be done with each stands in its row. */
const OrdersRegister = createRegister(paymentOrdersRegister, {
  useText: useDistributionsText,
  isPart: true,
  own: ["view"],
  title: "distributions.tab.orders",
  useMore: ({ mayRead, refetch }) => {
    const budgets = useBudgets(mayRead);
    return useMemo(() => ({ budgets, refetch }), [budgets, refetch]);
  },
  columns: ({ text, dates }, { refetch }) => ({
    number: { width: 204 },
    day: { width: 120, align: "start" },
    state: {
      cell: ({ state }) => <StatusTag tone={tones[state]}>{text(`orders.state.${state}`)}</StatusTag>,
      width: 200,
    },
    // Its code stands in the order's number.
    region: false,
    budget: { cell: ({ budget }) => budgetInWords(text, budget), width: 156 },
    amount: { width: 164 },
    // 27 digits would push the acts out of sight: they stand in the dialogs, and in the file.
    account: false,
    result: {
      cell: (order) => (
        <OrderActs
          order={order}
          said={order.executedOn === null ? order.reason : `${dates.short(order.executedOn)}, ${order.reference ?? ""}`}
          onStale={refetch}
        />
      ),
      minWidth: 210,
    },
  }),
  filters: [
    choices("state", "word.state", paymentOrderStates, (id) => `orders.state.${id}` as const),
    flag("again", "orders.again"),
    {
      kind: "choices",
      name: "budget",
      label: ({ text }) => text("word.budget"),
      options: ({ text }, { budgets }) => budgetOptions(text, budgets),
    },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("word.day") },
  ],
  file: {},
  empty: {
    icon: <WalletIcon size={32} />,
    title: "orders.empty",
    text: "orders.empty.none",
    narrowed: { text: "orders.empty.filtered" },
  },
  forbidden: "distributions.forbidden",
  Lead,
});

export default OrdersRegister;
