import { distributions, type distributionsRegister } from "@yer/api/contract/distributions";
import { formatMoney } from "@yer/api/formats";
import { skip, useRead, useTheme } from "@yer/api/react";
import { DescriptionList, Link } from "@yer/ui";
import { styled } from "styled-components";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { budgetInWords, useBudgets } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";

/** What went back of a sum, below it; the line is there before anybody knows whether anything did, so that no row moves. */
const Reversed = styled.div`
  min-block-size: 1lh;
`;

/** Sums by budget of the rows that the filters leave, and of all of them; each opens the list that it sums. */
export function BudgetTotals({ register }: { readonly register: RegisterState<typeof distributionsRegister> }) {
  const text = useDistributionsText();
  const { locale } = useTheme();
  const { asked, mayRead, hrefAsking } = register;
  const budgets = useBudgets(mayRead);
  const { data, failure } = useRead(distributions.totals, mayRead ? { query: asked } : skip);
  if (!mayRead) return null;
  // The figures come after the rows; their place is kept, so that the rows do not move.
  const none = failure ? "—" : "…";
  const all = data === undefined ? none : <strong>{formatMoney(data.amount, locale)}</strong>;
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: text("distributions.total"), details: all },
        ...(data === undefined
          ? budgets.map((budget) => ({
              term: budgetInWords(text, budget),
              details: (
                <>
                  {none}
                  <Reversed />
                </>
              ),
            }))
          : []),
        ...(data?.items ?? []).map(({ budget, amount, reversed }) => ({
          term: budgetInWords(text, budget),
          details: (
            <>
              <Link href={hrefAsking({ budget: [budget] })}>{formatMoney(amount, locale)}</Link>
              <Reversed>
                {reversed > 0 ? text("distributions.total.reversed", { amount: formatMoney(reversed, locale) }) : null}
              </Reversed>
            </>
          ),
        })),
      ]}
    />
  );
}
