import { charges, type chargesRegister } from "@yer/api/contract/charges";
import { formatMoney } from "@yer/api/formats";
import { skip, useRead, useTheme } from "@yer/api/react";
import { DescriptionList } from "@yer/ui";
import type { RegisterState } from "../../registers/kit/register-state.js";
import { useChargesText } from "./charges-texts.js";

/** What the charges listed come to, where they are asked for by what was booked of them, or are late: the sum that opened them. */
export function BookedTotals({ register }: { readonly register: RegisterState<typeof chargesRegister> }) {
  const text = useChargesText();
  const { locale } = useTheme();
  const { asked, mayRead } = register;
  const { sort: _, ...query } = asked;
  const isSummed = mayRead && (asked.booked !== undefined || asked.late === true);
  const { data, failure } = useRead(charges.totals, isSummed ? { query } : skip);
  if (!isSummed) return null;
  // The figures come after the rows; their place is kept, so that the rows do not move.
  const say = (amount: number | undefined) =>
    amount === undefined ? (failure ? "—" : "…") : formatMoney(amount, locale);
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: text("charges.total.charged"), details: say(data?.charged) },
        { term: text("charges.total.discounted"), details: say(data?.discounted) },
        { term: text("charges.total.remaining"), details: <strong>{say(data?.remaining)}</strong> },
        ...(asked.booked === "beyond"
          ? [{ term: text("charges.total.beyond"), details: <strong>{say(data?.beyond)}</strong> }]
          : []),
      ]}
    />
  );
}
