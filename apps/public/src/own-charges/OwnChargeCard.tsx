import type { OwnCharge } from "@yer/api/contract/own-charges";
import { formatMoney } from "@yer/api/formats";
import { Card, DescriptionList, Stack, Unbroken, useDates } from "@yer/ui";
import { usePreferences } from "../language/preferences.js";
import { AskedInstalments } from "./AskedInstalments.js";
import { OwnBill } from "./OwnBill.js";
import { useOwnChargeText } from "./own-charge-texts.js";

/** One's own charge: what is to be paid by when, the bill, the plan of its contract, and what was received. */
export function OwnChargeCard({ charge }: { readonly charge: OwnCharge }) {
  const text = useOwnChargeText();
  const dates = useDates();
  const { locale } = usePreferences();
  const money = (tiyin: number) => formatMoney(tiyin, locale);
  const { number, sentence, amount, paid, remaining, state, instalments, receipts } = charge;
  return (
    <Card title={<Unbroken>{number}</Unbroken>} level={3}>
      <Stack gap={4}>
        <p>
          <Unbroken>
            {text(`ownCharge.sentence.${sentence.code}`, {
              amount: sentence.amount === null ? "" : money(sentence.amount),
              day: sentence.day === null ? "—" : dates.day(sentence.day),
            })}
          </Unbroken>
        </p>
        <DescriptionList
          items={[
            { term: text("own.charge.amount"), details: money(amount) },
            ...(state === "void"
              ? []
              : [
                  { term: text("own.charge.paid"), details: money(paid) },
                  { term: text("own.charge.remaining"), details: money(remaining) },
                ]),
          ]}
        />
        <OwnBill charge={charge} />
        {instalments === null ? null : (
          <Stack gap={2}>
            <b>{text("own.instalments")}</b>
            <DescriptionList
              items={instalments.map((part) => ({
                term: dates.day(part.dueOn),
                details: `${money(part.amount)} — ${text(`own.instalment.${part.state}`)}`,
              }))}
            />
          </Stack>
        )}
        <AskedInstalments charge={charge} />
        {receipts.length === 0 ? null : (
          <Stack gap={2}>
            <b>{text("document.receipts")}</b>
            <DescriptionList
              items={receipts.map((receipt) => ({
                term: dates.day(receipt.paidOn),
                details: text("document.receipt", { amount: money(receipt.amount), document: receipt.document }),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
