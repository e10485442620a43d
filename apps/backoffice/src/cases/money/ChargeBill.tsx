import { bills, type IssuedBill } from "@yer/api/contract/bills";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useMay, useTheme } from "@yer/api/react";
import { Button, Can, FileTextIcon, InlineAlert, lazyPart, Link, Stack, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";

const RevokeBillDialog = lazyPart(async () => ({
  default: (await import("./acts/reasoned-acts.js")).RevokeBillDialog,
}));

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
  const [revoking, setRevoking] = useState<string>();
  const [issue, { pending, data: made, failure }] = useAct(bills.issue);
  if (!mayRead) return null;
  const isOfReader = ({ language }: IssuedBill) => language === locale;
  const read = issued.find(isOfReader);
  const known = read ?? (made && isOfReader(made) ? made : undefined);
  return (
    <Stack gap={2} align="start">
      {known?.state === "revoked" ? <p>{text("money.bill.revoked", { at: dates.moment(known.at) })}</p> : null}
      {known?.state === "valid" ? (
        <Stack direction="row" gap={2} isWrapping>
          <Link href={known.path} button="secondary">
            {text("money.bill.open", { at: dates.moment(known.at) })}
          </Link>
          {read === undefined ? null : (
            <Can code="correct:payment" otherwise="disable">
              {({ disabledReason }) => (
                <Button
                  variant="quiet"
                  onPress={() => setRevoking(read.id)}
                  {...(disabledReason === undefined ? {} : { disabledReason })}
                >
                  {text("money.bill.revoke")}
                </Button>
              )}
            </Can>
          )}
        </Stack>
      ) : (
        <Button
          icon={<FileTextIcon />}
          isPending={pending}
          onPress={() => void issue({ params: { id: chargeId }, body: { language: locale } })}
        >
          {text("money.bill.issue")}
        </Button>
      )}
      {revoking === undefined ? null : (
        <Suspense>
          <RevokeBillDialog chargeId={chargeId} bill={revoking} onClose={() => setRevoking(undefined)} />
        </Suspense>
      )}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
});
