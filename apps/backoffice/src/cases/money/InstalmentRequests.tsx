import type { InstalmentRequest } from "@yer/api/contract/instalments-asked";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList, lazyPart, Stack, StatusTag, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { MoveBar } from "../../base/screen/MoveBar.js";
import { useMoneyText, withMoneyTexts } from "./money-texts.js";
import { MoneyWords } from "./MoneyWords.js";
import { moneyActWords } from "./money-words.js";

const AnswerRequest = lazyPart(() => import("./acts/AnswerRequest.js"));

const tones = { asked: "warning", agreed: "success", refused: "danger", lapsed: "neutral" } as const;
const answers = ["agree", "refuse"] as const;

function RequestItem({ chargeId, request }: { chargeId: string; request: InstalmentRequest }) {
  const text = useMoneyText();
  const dates = useDates();
  const { locale } = useTheme();
  const [asked, setAsked] = useState<(typeof answers)[number]>();
  const { state, schedule, reason, by, at, answer, answeredBy, answeredAt, decide, version } = request;
  const isOpen = state === "asked" && !decide.some(({ code }) => code === "permission-missing");
  return (
    <Stack gap={1} as="li">
      <Stack direction="row" gap={2} isWrapping>
        <b>{text("money.request.of", { count: schedule.length })}</b>
        <StatusTag tone={tones[state]}>{text(`money.request.${state}`)}</StatusTag>
      </Stack>
      <MoneyWords dir="auto">{reason}</MoneyWords>
      <small>{text("money.request.by", { by, at: dates.moment(at) })}</small>
      <DescriptionList
        items={schedule.map(({ dueOn, amount }) => ({ term: dates.day(dueOn), details: formatMoney(amount, locale) }))}
      />
      {answer === null ? null : <MoneyWords dir="auto">{answer}</MoneyWords>}
      {answeredBy !== null && answeredAt !== null ? (
        <small>{text("money.answered", { by: answeredBy, at: dates.moment(answeredAt) })}</small>
      ) : null}
      <MoveBar
        moves={(isOpen ? answers : []).map((key) => ({
          key,
          reasons: decide,
          allowed: decide.length === 0,
          label: text(moneyActWords[key]),
          variant: key === "agree" ? "primary" : undefined,
        }))}
        version={version}
        onMove={setAsked}
        asking={
          asked ? (
            <Suspense>
              <AnswerRequest chargeId={chargeId} request={request} act={asked} onClose={() => setAsked(undefined)} />
            </Suspense>
          ) : null
        }
      />
    </Stack>
  );
}

/** Requests of the occupier to pay by instalments, with what the reader can answer; nothing where there is none. */
export const InstalmentRequests = withMoneyTexts(
  ({ chargeId, requests }: { readonly chargeId: string; readonly requests: readonly InstalmentRequest[] }) => {
    const text = useMoneyText();
    if (requests.length === 0) return null;
    return (
      <Card title={text("money.requests")}>
        <Stack gap={4} as="ul">
          {requests.map((request) => (
            <RequestItem key={request.id} chargeId={chargeId} request={request} />
          ))}
        </Stack>
      </Card>
    );
  },
);
