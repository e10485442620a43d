import type { UserPage } from "@yer/api/contract/users";
import { users } from "@yer/api/contract/users";
import { type HandoverPreview, work } from "@yer/api/contract/work";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct, useExtra } from "@yer/api/react";
import { Button, InlineAlert, MultiSelect, TextArea } from "@yer/ui";
import { useState } from "react";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";

/** Hands all of a person's work over: chosen people, a preview of who takes what, and only then the act. */
export function Handover({ person, onClose }: { person: Pick<UserPage, "id" | "name">; onClose: () => void }) {
  const text = usePeopleText();
  const { client } = useExtra();
  const [recipients, setRecipients] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly { id: string; label: string }[]>([]);
  const [reason, setReason] = useState("");
  const [preview, setPreview] = useState<HandoverPreview>();
  const [failure, setFailure] = useState<Failure>();
  const [ask] = useAct(work.preview);
  const [handOver] = useAct(work.handOver);
  const params = { id: person.id };

  async function look(): Promise<void> {
    setFailure(undefined);
    const outcome = await ask({ params, body: { recipients: [...recipients] } });
    if (outcome.failure) setFailure(outcome.failure);
    else setPreview(outcome.data);
  }

  async function send(): Promise<void> {
    const outcome = await handOver({ params, body: { recipients: [...recipients], reason: reason.trim() } });
    if (outcome.failure) return setFailure(outcome.failure);
    toasts.push({ tone: "success", text: text("people.handover.done", { count: outcome.data.files }) });
    onClose();
  }

  const missing =
    recipients.length === 0
      ? text("people.handover.first")
      : reason.trim().length < 3
        ? text("people.reason.first")
        : undefined;
  const refused = !preview
    ? text("people.handover.look")
    : preview.leftTotal > 0
      ? text("people.handover.left", { count: preview.leftTotal })
      : undefined;
  return (
    <AskDialog
      title={`${text("people.handover")}: ${person.name}`}
      label={text("people.handover.all")}
      disabledReason={missing ?? refused}
      failure={failure && sayFailure(text, failure)}
      before={
        <Button onPress={look} {...(recipients.length === 0 ? { disabledReason: text("people.handover.first") } : {})}>
          {text("people.handover.preview")}
        </Button>
      }
      onSend={send}
      onClose={onClose}
    >
      <MultiSelect
        label={text("people.handover.to")}
        value={recipients}
        selectedOptions={chosen}
        onChange={(ids) => {
          setRecipients(ids);
          setPreview(undefined);
        }}
        search={async (typed, signal) => {
          const { items } = await client.call(
            users.list,
            { query: { search: typed, blocked: false, limit: 20 } },
            { signal },
          );
          const found = items.filter(({ id }) => id !== person.id).map(({ id, name }) => ({ id, label: name }));
          setChosen((before) => [...new Map([...before, ...found].map((one) => [one.id, one])).values()]);
          return found;
        }}
        isRequired
      />
      <TextArea label={text("people.reason")} value={reason} onChange={setReason} isRequired />
      {preview ? (
        <ul>
          {preview.shares.map(({ id, name, files, holds }) => (
            <li key={id}>{text("people.handover.share", { name, files, holds })}</li>
          ))}
        </ul>
      ) : null}
      {preview && preview.leftTotal > 0 ? (
        <InlineAlert tone="warning" title={text("people.handover.left", { count: preview.leftTotal })} announce>
          <ul>
            {preview.left.map(({ id, number, reasons }) => (
              <li key={id}>{[number, ...reasons.map((one) => sayReason(text, one))].join(" — ")}</li>
            ))}
          </ul>
        </InlineAlert>
      ) : null}
    </AskDialog>
  );
}
