import { type OwnApplication, ownApplications } from "@yer/api/contract/own-applications";
import { formatMoney } from "@yer/api/formats";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Draft, type Failure, useAct, useDraft } from "@yer/api/react";
import {
  AlertDialog,
  AutosaveStatus,
  Button,
  Card,
  DescriptionList,
  DirtyGuard,
  Disclosure,
  InlineAlert,
  Skeleton,
  Stack,
  TextArea,
  useDates,
} from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { usePreferences } from "../language/preferences.js";

/** What the occupier says to the charge while in payment: consent, or a refusal with its reason. Silence changes nothing. */
export function OccupierAnswer({ file: application }: { file: OwnApplication }) {
  const isOpen = application.status === "in_payment" && application.charge !== null;
  const [begunOpen] = useState(isOpen);
  return isOpen || begunOpen ? <Answer file={application} isOpen={isOpen} /> : null;
}

function Answer({ file: application, isOpen }: { file: OwnApplication; isOpen: boolean }) {
  const text = useDisputeText();
  const draft = useDraft("offer.refuse", application.applicationId, { reason: "" });
  // Paid, or taken back, while somebody writes: their words stay before them, and why they come too late.
  const hasWords = draft.isChanged || draft.restored !== undefined;
  if (!isOpen && !hasWords) return null;
  const closed = application.acts.refuse.map((reason) => sayReason(text, reason)).join(" · ");
  return (
    <Card title={text("own.charge")} {...(isOpen ? { description: text("own.charge.text") } : {})}>
      <Stack gap={4}>
        {isOpen ? <Owed file={application} /> : null}
        {closed === "" || hasWords ? <Refusal id={application.applicationId} draft={draft} closed={closed} /> : null}
      </Stack>
    </Card>
  );
}

/** What is owed, how it came to that, and the consent to it. */
function Owed({ file: { applicationId, charge, acts } }: { file: OwnApplication }) {
  const text = useDisputeText();
  const dates = useDates();
  const { locale } = usePreferences();
  const [begunWithout] = useState(charge?.consentedAt === null);
  if (charge === null) return null;
  return (
    <>
      <DescriptionList
        items={[
          { term: text("own.charge.amount"), details: formatMoney(charge.amount, locale) },
          { term: text("own.charge.paid"), details: formatMoney(charge.paid, locale) },
          { term: text("own.charge.remaining"), details: formatMoney(charge.remaining, locale) },
          ...(charge.instalments === null && charge.dueOn
            ? [{ term: text("own.charge.due"), details: dates.day(charge.dueOn) }]
            : []),
        ]}
      />
      {charge.instalments ? (
        <Stack gap={2}>
          <b>{text("own.instalments")}</b>
          <DescriptionList
            items={charge.instalments.map(({ dueOn, amount, state }) => ({
              term: dates.day(dueOn),
              details: `${formatMoney(amount, locale)} — ${text(`own.instalment.${state}`)}`,
            }))}
          />
        </Stack>
      ) : null}
      <Disclosure title={text("own.charge.rows")}>
        <DescriptionList
          items={charge.rows.map(({ code, params, amount }) => ({
            term: text(`sum.${code}`, params),
            details: formatMoney(amount, locale),
          }))}
        />
      </Disclosure>
      {charge.consentedAt ? (
        <Consented at={charge.consentedAt} isNew={begunWithout} />
      ) : acts.consent.length === 0 ? (
        <Consent id={applicationId} />
      ) : null}
    </>
  );
}

/** That the occupier consented, and when. Words that take the place of the button take its focus, and are read by it. */
function Consented({ at, isNew }: { at: string; isNew: boolean }) {
  const text = useDisputeText();
  const dates = useDates();
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew && document.activeElement === document.body) words.current?.focus();
  }, [isNew]);
  return (
    <div ref={words} tabIndex={-1}>
      <InlineAlert tone="success">{text("own.consented", { at: dates.moment(at) })}</InlineAlert>
    </div>
  );
}

function Consent({ id }: { id: string }) {
  const text = useDisputeText();
  const [consent, { pending }] = useAct(ownApplications.consent);
  const [failure, setFailure] = useState<Failure>();
  return (
    <Stack gap={2} align="start">
      {/* Nothing ends by it, so it is said and not asked once more. */}
      <p>{text("own.consent.text")}</p>
      <Button
        variant="primary"
        isPending={pending}
        onPress={async () => setFailure((await consent({ params: { id } })).failure)}
      >
        {text("own.consent")}
      </Button>
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}

/** The occupier's refusal. `closed` says why none is taken any more; empty while one is. */
function Refusal({ id, draft, closed }: { id: string; draft: Draft<{ reason: string }>; closed: string }) {
  const text = useDisputeText();
  const [refuse] = useAct(ownApplications.refuse);
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  /** Until the draft is gone too: what closes it meanwhile is this very refusal. */
  const [isSending, setSending] = useState(false);
  const late = isSending ? "" : closed;
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    setSending(true);
    const { failure } = await refuse({ params: { id }, body: { reason } });
    if (failure) setFault(sayFailure(text, failure));
    else await draft.discard();
    setSending(false);
  }

  // What was written before must stand in the field before anything new is typed over it.
  if (!draft.ready) return <Skeleton lines={4} />;
  return (
    <Stack gap={3}>
      <DirtyGuard isDirty={draft.isUnsaved} />
      <TextArea
        label={text("own.refuse.reason")}
        description={text("own.refuse.hint")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        limit={4000}
        error={fault}
      />
      <AutosaveStatus
        state={draft.state}
        other={draft.other}
        onRetry={() => void draft.flush()}
        timeZone="Asia/Tashkent"
      />
      {late === "" ? null : (
        <InlineAlert tone="warning" isAnnounced title={late}>
          {text("dispute.closed.kept")}
        </InlineAlert>
      )}
      <div>
        <Button
          variant="danger"
          {...(late === "" ? {} : { disabledReason: late })}
          onPress={() => {
            setFault(reason === "" ? text("fault.required") : undefined);
            setAsking(reason !== "");
          }}
        >
          {text("own.refuse")}
        </Button>
      </div>
      <AlertDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={text("own.refuse.ask")}
        confirmLabel={text("own.refuse")}
        isDanger
        onConfirm={send}
      >
        {text("own.refuse.ask.text")}
      </AlertDialog>
    </Stack>
  );
}
