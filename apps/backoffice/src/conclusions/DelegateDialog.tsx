import { type Colleague, conclusions } from "@yer/api/contract/conclusions";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct, useRead, useTheme } from "@yer/api/react";
import { matchesSearch } from "@yer/api/formats";
import { Button, ComboBox, Disclosure, InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useConclusionsText } from "./conclusionsTexts.js";
import type { SeatDialogProps } from "./SeatDialogProps.js";

/** Gives a conclusion to a colleague of the same body, with a reason; who cannot be asked is named with why. */
export default function DelegateDialog({ fileId, stepId, onClose }: SeatDialogProps) {
  const text = useConclusionsText();
  const [delegate] = useAct(conclusions.delegate);
  const draft = useServerDraft<{ to: string | null; reason: string }>(
    "delegate:conclusion",
    `${fileId}-${stepId}`.slice(0, 60),
    { to: null, reason: "" },
  );
  const { data, failure: unread, refetch } = useRead(conclusions.colleagues, { params: { id: fileId } });
  const [failure, setFailure] = useState<Failure>();
  const [checked, setChecked] = useState(false);
  const { value, change } = draft;
  const able = data?.items.filter(({ allowed }) => allowed) ?? [];
  const unable = data?.items.filter(({ allowed }) => !allowed) ?? [];
  const to = able.find(({ id }) => id === value.to);
  const tooShort = value.reason.trim().length < 3;

  async function send(): Promise<void> {
    setChecked(true);
    if (to === undefined || tooShort) return;
    const outcome = await delegate({
      params: { id: fileId },
      body: { stepId, to: to.id, reason: value.reason.trim() },
    });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    toasts.push({ tone: "success", text: text("seat.done.delegate") });
    onClose();
  }

  return (
    <AskDialog
      title={text("seat.delegate.title")}
      label={text("seat.delegate")}
      failure={failure ? sayFailure(text, failure) : undefined}
      disabledReason={data && able.length === 0 ? text("seat.delegate.none") : undefined}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      {unread && !data ? (
        <InlineAlert tone="danger" actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}>
          {sayFailure(text, unread)}
        </InlineAlert>
      ) : !data ? (
        <Skeleton lines={2} />
      ) : able.length === 0 ? (
        <InlineAlert tone="warning">{text("seat.delegate.none")}</InlineAlert>
      ) : (
        <ComboBox
          label={text("seat.delegate.to")}
          options={able.map(({ id, name, holds }) => ({
            id,
            label: name,
            description: text("seat.delegate.holds", { count: holds }),
          }))}
          filter={matchesSearch}
          value={to?.id ?? null}
          onChange={(id) => change({ to: id })}
          error={checked && to === undefined ? text("fault.required") : undefined}
          isRequired
        />
      )}
      {unable.length > 0 ? <Unable colleagues={unable} /> : null}
      <TextArea
        label={text("seat.reason")}
        description={text("seat.reason.told")}
        value={value.reason}
        onChange={(reason) => change({ reason })}
        error={checked && tooShort ? text("fault.required") : undefined}
        isRequired
      />
    </AskDialog>
  );
}

function Unable({ colleagues }: { colleagues: readonly Colleague[] }) {
  const text = useConclusionsText();
  const { locale } = useTheme();
  return (
    <Disclosure title={text("seat.delegate.unable")}>
      <Stack gap={2} as="ul">
        {colleagues.map(({ id, name, position, reasons }) => (
          <li key={id}>
            <b>{name}</b>
            {position ? `, ${position[locale]}` : ""}: {reasons.map((reason) => sayReason(text, reason)).join(" · ")}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
