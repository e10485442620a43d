import type { Application } from "@yer/api/contract/applications";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { Card, DescriptionList, EmptyState, Stack, useDates, WalletIcon } from "@yer/ui";
import { useText } from "../language/useText.js";

/** The charge, the rows that made it, and the receipts against it. Every sum opens into what it is made of. */
export default function PaymentTab({ file }: { file: Application }) {
  const text = useText();
  const dates = useDates();
  const { locale } = useTheme();
  const { charge } = file;
  if (!charge) return <EmptyState icon={<WalletIcon size={32} />} title={text("payment.none")} />;
  const money = (tiyin: number) => formatMoney(tiyin, locale);
  return (
    <Stack gap={4}>
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            { term: text("payment.amount"), details: money(charge.amount) },
            { term: text("payment.paid"), details: money(charge.paid) },
            { term: text("payment.remaining"), details: money(charge.remaining) },
          ]}
        />
      </Card>
      <Card title={text("payment.rows")}>
        <DescriptionList
          items={charge.rows.map((row) => ({
            term: text(`sum.${row.code}` as VocabularyKey, row.params),
            details: money(row.amount),
          }))}
        />
      </Card>
      <Card title={text("payment.receipts")}>
        {charge.receipts.length === 0 ? (
          text("payment.receipts.none")
        ) : (
          <DescriptionList
            items={charge.receipts.map((receipt) => ({
              term: `${dates.day(receipt.paidOn)} · ${receipt.document}`,
              details: money(receipt.amount),
            }))}
          />
        )}
      </Card>
    </Stack>
  );
}
