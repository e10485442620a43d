import {
  type OnlinePayment,
  type OnlinePaymentState,
  onlinePayments,
  type PayableCharge,
} from "@yer/api/contract/online-payments";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import {
  Button,
  Card,
  DescriptionList,
  Disclosure,
  InlineAlert,
  MoneyField,
  Stack,
  StatusTag,
  Unbroken,
  type Tone,
  useDates,
} from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { usePreferences } from "../language/preferences.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { usePayText, withPayTexts } from "./pay-online-texts.js";

const tones: Readonly<Record<OnlinePaymentState, Tone>> = {
  started: "info",
  waiting: "info",
  paid: "success",
  failed: "warning",
  expired: "neutral",
  refused: "danger",
};

/** What a payment has come to, for whoever comes back from the provider's page. */
function Told({ payment: { state, unmatched } }: { readonly payment: OnlinePayment }) {
  const text = usePayText();
  return (
    <InlineAlert tone={unmatched ? "info" : tones[state]} isAnnounced>
      {text(unmatched ? "pay.unmatched" : `pay.told.${state}`)}
    </InlineAlert>
  );
}

/** Tries to pay a charge, the latest first. */
function Tries({ payments }: { readonly payments: readonly OnlinePayment[] }) {
  const text = usePayText();
  const dates = useDates();
  const { locale } = usePreferences();
  if (payments.length === 0) return null;
  return (
    <Disclosure title={text("pay.tries")}>
      <Stack gap={2}>
        {payments.map(({ id, at, amount, state }) => (
          <Stack key={id} direction="row" gap={3} isWrapping>
            <span>{dates.moment(at)}</span>
            <span>{formatMoney(amount, locale)}</span>
            <StatusTag tone={tones[state]}>{text(`pay.state.${state}`)}</StatusTag>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** How much is paid, and the way to the provider. */
function Pay({ charge, live }: { readonly charge: PayableCharge; readonly live: OnlinePayment | undefined }) {
  const text = usePayText();
  const { chargeId, due } = charge;
  const [start, { pending }] = useAct(onlinePayments.start);
  const [check, { pending: asking }] = useAct(onlinePayments.check);
  const [typed, setTyped] = useState<number | null>();
  const [failure, setFailure] = useState<Failure>();
  const [isLeaving, setLeaving] = useState(false);
  const amount = live?.amount ?? (typed === undefined ? due : typed);
  const isSound = amount !== null && amount >= 1 && amount <= (live?.amount ?? due);

  async function go(): Promise<void> {
    if (!isSound) return;
    const outcome = await start({ body: { chargeId, amount } });
    setFailure(outcome.failure);
    if (outcome.failure || outcome.data.payUrl === null) return;
    // The page goes: what is pressed meanwhile would be pressed for nothing.
    setLeaving(true);
    window.location.assign(outcome.data.payUrl);
  }

  return (
    <Stack gap={3} align="start">
      {live ? (
        <Told payment={live} />
      ) : (
        <MoneyField
          label={text("pay.amount")}
          description={text("pay.amount.hint")}
          value={amount}
          onChange={setTyped}
          minValue={1}
          maxValue={due}
          isRequired
          width="md"
        />
      )}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3} isWrapping>
        <Button variant="primary" isPending={pending || isLeaving} onPress={go}>
          {text(live ? "pay.go" : "pay.pay")}
        </Button>
        {live ? (
          <Button
            isPending={asking}
            onPress={async () => setFailure((await check({ params: { id: live.id } })).failure)}
          >
            {text("pay.check")}
          </Button>
        ) : null}
      </Stack>
    </Stack>
  );
}

function Charge({
  charge,
  provider,
  backFrom,
}: {
  readonly charge: PayableCharge;
  readonly provider: string | null;
  /** The payment that its payer comes back from. */
  readonly backFrom: string | null;
}) {
  const text = usePayText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { bill, due, dueOn, open, payments } = charge;
  const live = payments.find(({ state }) => state === "started" || state === "waiting");
  const back = payments.find(({ id }) => id === backFrom);
  return (
    <Card
      title={text("pay.title")}
      level={2}
      {...(open && provider ? { description: text("pay.text", { provider }) } : {})}
    >
      <Stack gap={4}>
        {back && back !== live ? <Told payment={back} /> : null}
        <DescriptionList
          items={[
            { term: text("pay.bill"), details: <Unbroken>{bill}</Unbroken> },
            { term: text("pay.due"), details: formatMoney(due, locale) },
            ...(dueOn && due > 0 ? [{ term: text("pay.dueOn"), details: dates.day(dueOn) }] : []),
          ]}
        />
        {open ? <Pay charge={charge} live={live} /> : due > 0 ? <p>{text("pay.closed")}</p> : null}
        <Tries payments={payments} />
      </Stack>
    </Card>
  );
}

/**
 * Charges of the citizen's own applications that can be paid at the provider's. `?payment=` names the payment that they
 * come back from: the provider is asked how it stands, for its callback may not have come.
 */
function PayOnline() {
  const session = useStoredSession();
  const [params] = useSearchParams();
  const backFrom = params.get("payment");
  const { data } = useLiveRead(onlinePayments.list, session ? {} : undefined);
  const [check] = useAct(onlinePayments.check);
  const asked = useRef<string>(undefined);
  const place = useRef<HTMLDivElement>(null);
  const isOwn = data?.items.some(({ payments }) => payments.some(({ id }) => id === backFrom)) ?? false;
  useEffect(() => {
    if (backFrom === null || !isOwn || asked.current === backFrom) return;
    asked.current = backFrom;
    // It stands below the applications: whoever comes back came for it.
    place.current?.scrollIntoView({ block: "center" });
    void check({ params: { id: backFrom } });
  }, [backFrom, isOwn, check]);
  const provider = data?.provider ?? null;
  // Where nothing can be paid online, nothing is said of it.
  const items = (data?.items ?? []).filter(({ open, payments }) => open || payments.length > 0);
  if (items.length === 0) return null;
  return (
    <div ref={place}>
      <Stack gap={4}>
        {items.map((charge) => (
          <Charge key={charge.chargeId} charge={charge} provider={provider} backFrom={backFrom} />
        ))}
      </Stack>
    </div>
  );
}

export default withPayTexts(PayOnline);
