import { type Colleague, conclusions } from "@yer/api/contract/conclusions";
import { sayReason } from "@yer/api/messages/sentences";
import { useRead, useTheme } from "@yer/api/react";
import { matchesSearch } from "@yer/api/formats";
import { ComboBox, Disclosure, InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useConclusionsText } from "./conclusions-texts.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import type { SeatDialogProps } from "./seat-dialog-props.js";

interface Written {
  readonly to: string | null;
  readonly reason: string;
}
const empty: Written = { to: null, reason: "" };

/** Gives a conclusion to a colleague of the same organisation, with a reason; who cannot be asked is named with why. */
export default function DelegateDialog({ applicationId, stepId, onClose }: SeatDialogProps) {
  const text = useConclusionsText();
  const { data, failure: unread, refetch } = useRead(conclusions.colleagues, { params: { id: applicationId } });
  const able = data?.items.filter(({ allowed }) => allowed) ?? [];
  const unable = data?.items.filter(({ allowed }) => !allowed) ?? [];
  const form = useEndpointForm(conclusions.delegate, {
    draft: { form: "delegate:conclusion", id: `${applicationId}-${stepId}`.slice(0, 60) },
    start: empty,
    fields: { to: text("seat.delegate.to"), reason: text("word.reason") },
    args: ({ to, reason }: Written) => ({
      params: { id: applicationId },
      // Who can no longer be asked is as good as nobody chosen.
      body: { stepId, to: able.find(({ id }) => id === to)?.id ?? null, reason },
    }),
    done: () => text("seat.done.delegate"),
    onSaved: onClose,
  });
  const to = form.field("to");

  return (
    <FormDialog
      form={form}
      title={text("seat.delegate.title")}
      label={text("seat.delegate")}
      disabledReason={data && able.length === 0 ? text("seat.delegate.none") : undefined}
      onClose={onClose}
    >
      {unread && !data ? (
        <FailedRead failure={unread} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={2} />
      ) : able.length === 0 ? (
        <InlineAlert tone="warning">{text("seat.delegate.none")}</InlineAlert>
      ) : (
        <ComboBox
          {...to}
          value={able.some(({ id }) => id === to.value) ? to.value : null}
          items={able.map(({ id, name, holds }) => ({
            id,
            label: name,
            description: text("seat.delegate.holds", { count: holds }),
          }))}
          filter={matchesSearch}
          isRequired
        />
      )}
      {unable.length > 0 ? <Unable colleagues={unable} /> : null}
      <TextArea {...form.field("reason")} description={text("seat.reason.told")} isRequired />
    </FormDialog>
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
