import { type OwnFile, publicSite } from "@yer/api/contract/public";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { type Failure, useAct, useDraft } from "@yer/api/react";
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
import { useState } from "react";
import { useDisputeText } from "../disputes/disputeTexts.js";
import { usePreferences } from "../language/preferences.js";

/** What the occupier says to the charge while in payment: consent, or a refusal with its reason. Silence changes nothing. */
export function OccupierAnswer({ file }: { file: OwnFile }) {
  const text = useDisputeText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { charge } = file;
  if (file.status !== "in_payment" || charge === null) return null;
  return (
    <Card title={text("own.charge")} description={text("own.charge.text")}>
      <Stack gap={4}>
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
              term: text(`sum.${code}` as VocabularyKey, params),
              details: formatMoney(amount, locale),
            }))}
          />
        </Disclosure>
        {charge.consentedAt ? (
          <InlineAlert tone="success">{text("own.consented", { at: dates.moment(charge.consentedAt) })}</InlineAlert>
        ) : file.acts.consent.length === 0 ? (
          <Consent id={file.applicationId} />
        ) : null}
        {file.acts.refuse.length === 0 ? <Refusal id={file.applicationId} /> : null}
      </Stack>
    </Card>
  );
}

function Consent({ id }: { id: string }) {
  const text = useDisputeText();
  const [consent, { pending }] = useAct(publicSite.consent);
  const [failure, setFailure] = useState<Failure>();
  return (
    <Stack gap={2} align="start">
      <Button
        variant="primary"
        isPending={pending}
        onPress={async () => setFailure((await consent({ params: { id } })).failure)}
      >
        {text("own.consent")}
      </Button>
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}

function Refusal({ id }: { id: string }) {
  const text = useDisputeText();
  const draft = useDraft("offer.refuse", id, { reason: "" });
  const [refuse] = useAct(publicSite.refuse);
  const [fault, setFault] = useState<string>();
  const [asking, setAsking] = useState(false);
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    const { failure } = await refuse({ params: { id }, body: { reason } });
    if (failure) setFault(sayFailure(text, failure));
    else await draft.discard();
  }

  // What was written before must stand in the field before anything new is typed over it.
  if (!draft.ready) return <Skeleton lines={4} />;
  return (
    <Stack gap={3} align="start">
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
      <Button
        variant="danger"
        onPress={() => {
          setFault(reason === "" ? text("fault.required") : undefined);
          setAsking(reason !== "");
        }}
      >
        {text("own.refuse")}
      </Button>
      <AlertDialog
        isOpen={asking}
        onOpenChange={setAsking}
        title={text("own.refuse.ask")}
        confirmLabel={text("own.refuse")}
        danger
        onConfirm={send}
      >
        {text("own.refuse.ask.text")}
      </AlertDialog>
    </Stack>
  );
}
