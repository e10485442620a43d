import { objections, type ObjectionRead } from "@yer/api/contract/objections";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, InlineAlert, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useSending } from "../shell/useSending.js";
import { useObjectionText } from "./objectionTexts.js";

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
    if (failure.kind === "problem" && failure.problem.code === "conflict") onStale();
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
  const [withdraw] = useAct(objections.withdraw);
  const draft = useServerDraft("objection.withdraw", objection.id, { reason: "" });
  const sending = useSending();
  const reason = draft.value.reason.trim();

  async function send(): Promise<void> {
    if (!sending.begin(reason !== "")) return;
    const outcome = await withdraw({ params: { id: objection.id }, ifMatch: objection.version, body: { reason } });
    if (outcome.failure?.kind === "problem" && outcome.failure.problem.code === "conflict") onStale();
    if (!(await sending.end(Promise.resolve(outcome)))) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text("disputes.withdrawn") });
    onClose();
  }

  return (
    <AskDialog
      title={text("disputes.withdraw")}
      label={text("disputes.withdraw")}
      variant="danger"
      failure={sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <InlineAlert tone="warning">{text("disputes.withdraw.text")}</InlineAlert>
      <TextArea
        label={text("disputes.withdraw.reason")}
        value={draft.value.reason}
        onChange={(next) => draft.change({ reason: next })}
        error={sending.required(reason === "") ?? sending.faultAt("/reason")}
        limit={4000}
        isRequired
      />
    </AskDialog>
  );
}
