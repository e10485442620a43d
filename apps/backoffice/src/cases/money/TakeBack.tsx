import { corrections } from "@yer/api/contract/corrections";
import { sayReason } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import { Button, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";

const TakeBackDialog = lazyPart(async () => ({ default: (await import("./acts/reasoned-acts.js")).TakeBackDialog }));

/** Props of {@link TakeBack}. */
export interface TakeBackProps {
  readonly applicationId: string;
  readonly receipt: { readonly id: string; readonly document: string };
}

/** Reasons for which no button is shown at all: the person may not propose it, or it was done already. */
const hidden: ReadonlySet<string> = new Set(["permission-missing", "receipt-cancelled"]);

/** The button beside a receipt that proposes to take it back; closed, it says why. */
export const TakeBack = withMoneyTexts(({ applicationId, receipt }: TakeBackProps) => {
  const text = useMoneyText();
  const { data } = useRead(corrections.list, { params: { id: applicationId } });
  const [isAsked, setAsked] = useState(false);
  const found = data?.receipts.find(({ id }) => id === receipt.id);
  const isShown = found !== undefined && !found.propose.some(({ code }) => hidden.has(code));
  return (
    <>
      {isShown ? (
        <Button
          size="sm"
          variant="quiet"
          aria-label={text("money.takeBack.of", { document: receipt.document })}
          disabledReason={
            found.propose.length === 0 ? undefined : found.propose.map((reason) => sayReason(text, reason)).join(" · ")
          }
          onPress={() => setAsked(true)}
        >
          {text("money.takeBack")}
        </Button>
      ) : null}
      {isAsked ? (
        <Suspense>
          <TakeBackDialog applicationId={applicationId} receipt={receipt} onClose={() => setAsked(false)} />
        </Suspense>
      ) : null}
    </>
  );
});
