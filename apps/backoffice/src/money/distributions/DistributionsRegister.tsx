import { distributionsRegister } from "@yer/api/contract/distributions";
import { addressOf } from "@yer/api/paths";
import { Link, StatusTag, WalletIcon } from "@yer/ui";
import { useMemo } from "react";
import { createRegister } from "../../registers/kit/create-register.js";
import { choice } from "../../registers/kit/declare-filters.js";
import { budgetInWords, budgetOptions, useBudgets } from "./budgets.js";
import { BudgetTotals } from "./BudgetTotals.js";
import { useDistributionsText } from "./distributions-texts.js";

/** What covers charges, by budget: each row opens its charge, and its application. */
const DistributionsRegister = createRegister(distributionsRegister, {
  useText: useDistributionsText,
  isPart: true,
  own: ["view"],
  title: "menu.cdistribution",
  useMore: ({ mayRead }) => {
    const budgets = useBudgets(mayRead);
    return useMemo(() => ({ budgets }), [budgets]);
  },
  columns: ({ text }) => ({
    bill: { width: 208 },
    day: { width: 112, align: "start" },
    file: {
      cell: ({ application: { id, number } }) => <Link href={addressOf("/application/:id", { id })}>{number}</Link>,
      width: 176,
    },
    budget: { cell: ({ budget }) => budgetInWords(text, budget), minWidth: 160 },
    kind: {
      cell: ({ reversal }) => (
        <StatusTag tone={reversal ? "warning" : "success"}>
          {text(reversal ? "distributions.kind.reversal" : "distributions.kind.distribution")}
        </StatusTag>
      ),
      width: 180,
    },
  }),
  filters: [
    {
      kind: "choices",
      name: "budget",
      label: ({ text }) => text("word.budget"),
      options: ({ text }, { budgets }) => budgetOptions(text, budgets),
    },
    { kind: "place" },
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("word.day") },
    choice("reversal", "word.kind", ["false", "true"], (id) =>
      id === "true" ? "distributions.kind.reversal" : "distributions.kind.distribution",
    ),
  ],
  href: ({ chargeId: id }) => addressOf("/cpayment/:id", { id }),
  views: "/cdistribution",
  file: {},
  empty: {
    icon: <WalletIcon size={32} />,
    title: "distributions.empty",
    text: "distributions.empty.none",
    narrowed: { text: "distributions.empty.filtered" },
  },
  forbidden: "distributions.forbidden",
  Lead: BudgetTotals,
});

export default DistributionsRegister;
