import { bills, type IssuedBill } from "@yer/api/contract/bills";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useMay, useTheme } from "@yer/api/react";
import { Button, FileTextIcon, InlineAlert, Link, Stack, useDates } from "@yer/ui";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";

/** Props of {@link ChargeBill}. */
export interface ChargeBillProps {
  readonly chargeId: string;
  /** Bills that were issued of it, as far as the page has read them: the last in each language. */
  readonly issued?: readonly IssuedBill[];
}

/** The bill of a charge that is to be paid, in the reader's language; it opens on its page. Nothing to who reads no money. */
export const ChargeBill = withMoneyTexts(({ chargeId, issued = [] }: ChargeBillProps) => {
  const text = useMoneyText();
  const dates = useDates();
  const { locale } = useTheme();
  const mayRead = useMay("menu:payments");
  const [issue, { pending, data: made, failure }] = useAct(bills.issue);
  if (!mayRead) return null;
  const isOfReader = ({ language }: IssuedBill) => language === locale;
  const known = issued.find(isOfReader) ?? (made && isOfReader(made) ? made : undefined);
  return (
    <Stack gap={2} align="start">
      {known?.state === "valid" ? (
        <Link href={known.path} button="secondary">
          {text("money.bill.open", { at: dates.moment(known.at) })}
        </Link>
      ) : (
        <Button
          icon={<FileTextIcon />}
          isPending={pending}
          onPress={() => void issue({ params: { id: chargeId }, body: { language: locale } })}
        >
          {text("money.bill.issue")}
        </Button>
      )}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
});
