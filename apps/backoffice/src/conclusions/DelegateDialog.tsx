import { type Colleague, conclusions } from "@yer/api/contract/conclusions";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct, useRead, useTheme } from "@yer/api/react";
import { matchesSearch } from "@yer/api/formats";
import { Button, ComboBox, Disclosure, InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useSending } from "../shell/useSending.js";
import { useConclusionsText } from "./conclusionsTexts.js";
import { leastReason, type SeatDialogProps } from "./SeatDialogProps.js";

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
  const sending = useSending();
  const { value, change } = draft;
  const able = data?.items.filter(({ allowed }) => allowed) ?? [];
  const unable = data?.items.filter(({ allowed }) => !allowed) ?? [];
  const to = able.find(({ id }) => id === value.to);
  const reason = value.reason.trim();

  async function send(): Promise<void> {
    if (!sending.begin(to !== undefined && reason.length >= leastReason) || to === undefined) return;
    if (!(await sending.end(delegate({ params: { id: fileId }, body: { stepId, to: to.id, reason } })))) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text("seat.done.delegate") });
    onClose();
  }

  return (
    <AskDialog
      title={text("seat.delegate.title")}
      label={text("seat.delegate")}
      failure={sending.failure}
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
          error={sending.required(to === undefined) ?? sending.faultAt("/to")}
          isRequired
        />
      )}
      {unable.length > 0 ? <Unable colleagues={unable} /> : null}
      <TextArea
        label={text("seat.reason")}
        description={text("seat.reason.told")}
        value={value.reason}
        onChange={(next) => change({ reason: next })}
        error={sending.required(reason.length < leastReason) ?? sending.faultAt("/reason")}
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
