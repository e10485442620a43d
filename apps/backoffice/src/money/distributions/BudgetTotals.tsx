import { distributions, type distributionsRegister } from "@yer/api/contract/distributions";
import { formatMoney } from "@yer/api/formats";
import { skip, useRead, useTheme } from "@yer/api/react";
import { Stat, StatGroup } from "@yer/ui";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { budgetInWords } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";

/** Sums by budget of the rows that the filters leave, and of all of them; each opens the list that it sums. */
export function BudgetTotals({ register }: { readonly register: RegisterState<typeof distributionsRegister> }) {
  const text = useDistributionsText();
  const { locale } = useTheme();
  const { asked, mayRead, hrefAsking } = register;
  const { data, failure } = useRead(distributions.totals, mayRead ? { query: asked } : skip);
  if (!mayRead) return null;
  // The figures come after the rows; their place is kept, so that the rows do not move.
  const say = (amount: number | undefined) =>
    amount === undefined ? (failure ? "—" : "…") : formatMoney(amount, locale);
  return (
    <StatGroup data-short="">
      <Stat label={text("distributions.total")} value={say(data?.amount)} />
      {(data?.items ?? []).map(({ budget, amount, reversed }) => (
        <Stat
          key={budget}
          label={budgetInWords(text, budget)}
          value={say(amount)}
          {...(reversed > 0 && {
            note: text("distributions.total.reversed", { amount: formatMoney(reversed, locale) }),
          })}
          href={hrefAsking({ budget: [budget] })}
        />
      ))}
    </StatGroup>
  );
}
