import type { Application } from "@yer/api/contract/applications";
import { addressOf } from "@yer/api/paths";
import { useMay } from "@yer/api/react";
import { Card, DescriptionList, EmptyState, Link, Stack, useDates, WalletIcon } from "@yer/ui";
import { BillOfApplication } from "../../money/BillOfApplication.js";
import { ChargeTags } from "../../money/ChargeTags.js";
import { Corrections } from "../../money/Corrections.js";
import { withMoneyTexts } from "../../money/money-texts.js";
import { Refunds } from "../../money/Refunds.js";
import { useApplicationText } from "../application-texts.js";
import { ChargeRows } from "../payment/ChargeRows.js";
import { InstalmentPlan } from "../payment/InstalmentPlan.js";
import { Receipts } from "../payment/Receipts.js";
import { useMoney } from "../payment/use-money.js";
import { OwedReceipt } from "./OwedReceipt.js";

/** The charge, the rows that made it, its contract, and the receipts. Every sum opens into what it is made of. */
function PaymentTab({ file: application }: { file: Application }) {
  const text = useApplicationText();
  const money = useMoney();
  const dates = useDates();
  const mayRead = useMay("menu:payments");
  const { charge } = application;
  if (!charge) return <EmptyState icon={<WalletIcon size={32} />} title={text("payment.none")} />;
  return (
    <Stack gap={4}>
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            {
              term: text("payment.bill"),
              details: mayRead ? (
                <Link href={addressOf("/cpayment/:id", { id: charge.id })}>{charge.number}</Link>
              ) : (
                charge.number
              ),
            },
            { term: text("word.state"), details: <ChargeTags state={charge.state} flags={charge.flags} /> },
            { term: text("payment.amount"), details: money(charge.amount) },
            ...(charge.state === "void"
              ? [
                  {
                    term: text(application.status === "unregistered" ? "payment.refund" : "payment.credit"),
                    details: money(charge.paid),
                  },
                ]
              : [
                  { term: text("word.paid"), details: money(charge.paid) },
                  { term: text("word.remaining"), details: money(charge.remaining) },
                ]),
            ...(charge.overpaid > 0 ? [{ term: text("payment.overpaid"), details: money(charge.overpaid) }] : []),
            // Under a contract each instalment has its own day.
            ...(charge.dueOn && charge.state === "open" && !charge.contract
              ? [{ term: text("payment.due"), details: dates.day(charge.dueOn) }]
              : []),
            ...(charge.consentedAt
              ? [{ term: text("payment.consented"), details: dates.moment(charge.consentedAt) }]
              : []),
            { term: text("payment.made"), details: dates.moment(charge.madeAt) },
          ]}
        />
      </Card>
      {charge.state === "open" ? <BillOfApplication chargeId={charge.id} /> : null}
      <ChargeRows rows={charge.rows} files={application.facts.files} district={application.district} />
      {charge.contract ? <InstalmentPlan contract={charge.contract} /> : null}
      <Receipts applicationId={application.id} receipts={charge.receipts} />
      <Corrections applicationId={application.id} />
      <OwedReceipt file={application} />
      <Refunds applicationId={application.id} />
    </Stack>
  );
}

export default withMoneyTexts(PaymentTab);
