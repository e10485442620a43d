import { objections, type ObjectionRead } from "@yer/api/contract/objections";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, InlineAlert, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { isStale } from "../../base/screen/stale.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useObjectionText } from "./objection-texts.js";

/** Props of the acts on an objection. */
export interface ActProps {
  objection: ObjectionRead;
  /** Somebody else changed it: it is to be read anew. */
  onStale: () => void;
}

/** Takes a new objection into review, or records that its author withdrew it. */
export function TakeAndWithdraw({ objection, onStale }: ActProps) {
  const text = useObjectionText();
  const [take, { pending }] = useAct(objections.take);
  const isOpen = objection.state === "new" || objection.state === "in_review";
  if (!isOpen) return null;
  const closed = objection.acts.take.map((reason) => sayReason(text, reason)).join(" · ");

  async function press(): Promise<void> {
    const { failure } = await take({ params: { id: objection.id }, ifMatch: objection.version });
    if (!failure) return;
    toasts.push({ tone: "danger", text: sayFailure(text, failure) });
    if (isStale(failure)) onStale();
  }

  return (
    <Stack direction="row" gap={2}>
      {objection.state === "new" ? (
        <Button variant="primary" isPending={pending} onPress={press} {...(closed ? { disabledReason: closed } : {})}>
          {text("disputes.take")}
        </Button>
      ) : null}
      <Withdraw objection={objection} onStale={onStale} />
    </Stack>
  );
}

function Withdraw({ objection, onStale }: ActProps) {
  const text = useObjectionText();
  const [asking, setAsking] = useState(false);
  const closed = objection.acts.withdraw.map((reason) => sayReason(text, reason)).join(" · ");
  return (
    <>
      <Button onPress={() => setAsking(true)} {...(closed ? { disabledReason: closed } : {})}>
        {text("disputes.withdraw")}
      </Button>
      {asking ? <WithdrawDialog objection={objection} onStale={onStale} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function WithdrawDialog({ objection, onStale, onClose }: ActProps & { onClose: () => void }) {
  const text = useObjectionText();
  const form = useEndpointForm(objections.withdraw, {
    draft: { form: "objection.withdraw", id: objection.id },
    start: { reason: "" },
    version: objection.version,
    fields: { reason: text("disputes.withdraw.reason") },
    args: (body) => ({ params: { id: objection.id }, body }),
    onStale,
    done: () => text("disputes.withdrawn"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text("disputes.withdraw")}
      label={text("disputes.withdraw")}
      variant="danger"
      onClose={onClose}
    >
      <InlineAlert tone="warning">{text("disputes.withdraw.text")}</InlineAlert>
      <TextArea {...form.field("reason")} limit={4000} isRequired />
    </FormDialog>
  );
}
