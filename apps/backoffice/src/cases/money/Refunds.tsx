import { type ApplicationRefunds, type Refund, type RefundAct, refunds } from "@yer/api/contract/refunds";
import { sayReason } from "@yer/api/messages/sentences";
import { formatMoney } from "@yer/api/formats";
import { useRead, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, InlineAlert, lazyPart, Stack, StatusTag, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { MoveBar } from "../../base/screen/MoveBar.js";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";
import { moneyTones } from "./money-tones.js";
import { MoneyWords } from "./MoneyWords.js";
import { onward, RefundSteps } from "./RefundSteps.js";
import { moneyActWords } from "./money-words.js";

const RefundActDialog = lazyPart(() => import("./acts/RefundActDialog.js"));
const ProposeRefundDialog = lazyPart(() => import("./acts/ProposeRefundDialog.js"));

function RefundItem({ applicationId, refund }: { applicationId: string; refund: Refund }) {
  const text = useMoneyText();
  const { locale } = useTheme();
  const [asked, setAsked] = useState<RefundAct>();
  const { state, name, account, mfo, online, answer, bounced } = refund;
  const dates = useDates();
  const acts = refund.acts.filter(({ reasons }) => !reasons.some(({ code }) => code === "permission-missing"));
  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2} isWrapping>
        <b>{text("money.refund.of", { amount: formatMoney(refund.amount, locale), name })}</b>
        <StatusTag tone={moneyTones[state]}>{text(`money.state.${state}`)}</StatusTag>
      </Stack>
      {online === null ? (
        <span>{text("money.refund.payee", { account: account ?? "", mfo: mfo ?? "" })}</span>
      ) : (
        <span>{text("money.refund.online", { day: dates.day(online.paidOn) })}</span>
      )}
      {bounced === null ? null : (
        <InlineAlert tone="warning">{text("money.refund.bounced", { reason: bounced })}</InlineAlert>
      )}
      {answer === null ? null : <MoneyWords dir="auto">{answer}</MoneyWords>}
      <RefundSteps of={refund} isOnline={refund.online !== null} />
      <MoveBar
        moves={acts.map(({ key, reasons }) => ({
          key,
          reasons,
          allowed: reasons.length === 0,
          label: text(moneyActWords[online !== null && key === "order" ? "send" : key]),
          variant: onward.has(key) ? "primary" : undefined,
        }))}
        version={refund.version}
        onMove={setAsked}
        asking={
          asked ? (
            <Suspense>
              <RefundActDialog
                applicationId={applicationId}
                refund={refund}
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

function Propose({ applicationId, found }: { applicationId: string; found: ApplicationRefunds }) {
  const text = useMoneyText();
  const [asked, setAsked] = useState<"bank" | "online">();
  const { propose } = found;
  const payments = found.online.filter(({ free }) => free > 0);
  const close = () => setAsked(undefined);
  const isShown = !propose.some(({ code }) => code === "permission-missing");
  return (
    <>
      {isShown ? (
        <Button
          size="sm"
          disabledReason={
            propose.length === 0 ? undefined : propose.map((reason) => sayReason(text, reason)).join(" · ")
          }
          onPress={() => setAsked("bank")}
        >
          {text("money.refund.propose")}
        </Button>
      ) : null}
      {isShown && propose.length === 0 && payments.length > 0 ? (
        <Button size="sm" onPress={() => setAsked("online")}>
          {text("money.refund.proposeOnline")}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <Suspense>
          <ProposeRefundDialog
            applicationId={applicationId}
            free={found.free}
            payments={asked === "online" ? payments : undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * What is owed back of an application, and its refunds with what the reader can do about each; nothing where there is
 * neither.
 */
export const Refunds = withMoneyTexts(({ applicationId }: { readonly applicationId: string }) => {
  const text = useMoneyText();
  const { locale } = useTheme();
  const { data, failure, refetch } = useRead(refunds.list, { params: { id: applicationId } });
  if (failure && !data) {
    return <FailedRead title={text("money.failed")} failure={failure} onRetry={() => void refetch()} />;
  }
  if (!data || (data.due === 0 && data.items.length === 0)) return null;
  return (
    <Card title={text("money.refunds")} actions={<Propose applicationId={applicationId} found={data} />}>
      <Stack gap={4}>
        <DescriptionList
          layout="columns"
          items={[
            { term: text("money.refund.due"), details: formatMoney(data.due, locale) },
            { term: text("money.refund.free"), details: formatMoney(data.free, locale) },
          ]}
        />
        {data.items.length > 0 ? (
          <Stack gap={4} as="ul">
            {data.items.map((each) => (
              <RefundItem key={each.id} applicationId={applicationId} refund={each} />
            ))}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  );
});
