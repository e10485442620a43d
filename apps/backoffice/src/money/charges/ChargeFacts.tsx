import type { ChargeRead } from "@yer/api/contract/charges";
import { addressOf } from "@yer/api/paths";
import { useMay, useTheme } from "@yer/api/react";
import { Card, DescriptionList, Link, useDates } from "@yer/ui";
import { useMoney } from "../../cases/applications/payment/use-money.js";
import { useChargeText } from "./charges-texts.js";

/** A term with its details as a list of one; an empty list where the condition does not hold. */
const fact = (is: boolean, term: string, details: string) => (is ? [{ term, details }] : []);

/** What a charge is of, and how its money stands. */
export function ChargeFacts({ charge }: { readonly charge: ChargeRead }) {
  const text = useChargeText();
  const dates = useDates();
  const money = useMoney();
  const { locale } = useTheme();
  const mayRead = useMay("read:property");
  const { application, district, neighborhood, address, state } = charge;
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: text("word.application"),
            details: mayRead ? (
              <Link href={`${addressOf("/application/:id", { id: application.id })}?tab=payment`}>
                {application.number}
              </Link>
            ) : (
              application.number
            ),
          },
          { term: text("disputes.file.status"), details: text(`status.${application.status}`) },
          ...fact(charge.occupier !== null, text("word.occupier"), charge.occupier ?? ""),
          {
            term: text("word.place"),
            details: [district.name[locale], neighborhood.name[locale], address].filter(Boolean).join(", "),
          },
          { term: text("payment.amount"), details: money(charge.amount) },
          ...fact(state !== "void", text("word.paid"), money(charge.paid)),
          ...fact(state !== "void", text("word.remaining"), money(charge.remaining)),
          ...fact(charge.dueOn !== null, text("payment.due"), charge.dueOn === null ? "" : dates.day(charge.dueOn)),
          ...fact(
            charge.credit > 0,
            text(state === "void" ? "payment.credit" : "payment.overpaid"),
            money(charge.credit),
          ),
          ...fact(charge.refundDue > 0, text("payment.refund"), money(charge.refundDue)),
          ...fact(
            charge.consentedAt !== null,
            text("payment.consented"),
            charge.consentedAt === null ? "" : dates.moment(charge.consentedAt),
          ),
          ...fact(
            charge.remindedAt !== null,
            text("charges.reminded"),
            charge.remindedAt === null ? "" : dates.moment(charge.remindedAt),
          ),
          { term: text("payment.made"), details: dates.moment(charge.madeAt) },
        ]}
      />
    </Card>
  );
}
