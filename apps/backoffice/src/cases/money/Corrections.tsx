import { type Correction, corrections } from "@yer/api/contract/corrections";
import type { Reason } from "@yer/api/contract/problem";
import { formatMoney } from "@yer/api/formats";
import { useRead, useTheme } from "@yer/api/react";
import { Card, InlineAlert, lazyPart, Stack, StatusTag, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { MoveBar } from "../../base/screen/MoveBar.js";
import type { CorrectionActKey } from "./acts/CorrectionAct.js";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";
import { moneyTones } from "./money-tones.js";
import { MoneyWords } from "./MoneyWords.js";
import { moneyActWords } from "./money-words.js";

const CorrectionAct = lazyPart(() => import("./acts/CorrectionAct.js"));

/** Acts that somebody with the permission could do, each open or saying why it is closed. */
function actsOf({ state, decide, withdraw }: Correction): { key: CorrectionActKey; reasons: readonly Reason[] }[] {
  if (state !== "proposed") return [];
  const acts = [
    { key: "approve" as const, reasons: decide },
    { key: "refuse" as const, reasons: decide },
    { key: "withdraw" as const, reasons: withdraw },
  ];
  return acts.filter(({ reasons }) => !reasons.some(({ code }) => code === "permission-missing"));
}

function CorrectionItem({ applicationId, correction }: { applicationId: string; correction: Correction }) {
  const text = useMoneyText();
  const dates = useDates();
  const { locale } = useTheme();
  const [asked, setAsked] = useState<CorrectionActKey>();
  const { state, document, by, answer, answeredBy, answeredAt } = correction;
  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2} isWrapping>
        <b>{text("money.correction.of", { document, amount: formatMoney(correction.amount, locale) })}</b>
        <StatusTag tone={moneyTones[state]}>{text(`money.state.${state}`)}</StatusTag>
      </Stack>
      <MoneyWords dir="auto">{correction.reason}</MoneyWords>
      <small>{text("money.by", { by, at: dates.moment(correction.at) })}</small>
      {answer === null ? null : <MoneyWords dir="auto">{answer}</MoneyWords>}
      {answeredBy !== null && answeredAt !== null && state !== "withdrawn" ? (
        <small>{text("money.answered", { by: answeredBy, at: dates.moment(answeredAt) })}</small>
      ) : null}
      <MoveBar
        moves={actsOf(correction).map(({ key, reasons }) => ({
          key,
          reasons,
          allowed: reasons.length === 0,
          label: text(moneyActWords[key]),
          variant: key === "approve" ? "primary" : undefined,
        }))}
        version={correction.version}
        onMove={setAsked}
        asking={
          asked ? (
            <Suspense>
              <CorrectionAct
                applicationId={applicationId}
                correction={correction}
                act={asked}
                onClose={() => setAsked(undefined)}
              />
            </Suspense>
          ) : null
        }
      />
    </Stack>
  );
}

/**
 * Proposals to take receipts of an application back, with what the reader can do about each; nothing where there is
 * none.
 */
export const Corrections = withMoneyTexts(({ applicationId }: { readonly applicationId: string }) => {
  const text = useMoneyText();
  const { locale } = useTheme();
  const { data, failure, refetch } = useRead(corrections.list, { params: { id: applicationId } });
  if (failure && !data) {
    return <FailedRead title={text("money.failed")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return (
    <>
      {data.registeredOwed > 0 ? (
        <InlineAlert
          tone="warning"
          title={text("money.registeredOwed", { amount: formatMoney(data.registeredOwed, locale) })}
        >
          {text("money.registeredOwed.text")}
        </InlineAlert>
      ) : null}
      {data.items.length > 0 ? (
        <Card title={text("money.corrections")}>
          <Stack gap={4} as="ul">
            {data.items.map((each) => (
              <CorrectionItem key={each.id} applicationId={applicationId} correction={each} />
            ))}
          </Stack>
        </Card>
      ) : null}
    </>
  );
});
