import type { UserPage } from "@yer/api/contract/users";
import { users } from "@yer/api/contract/users";
import { type HandoverPreview, work } from "@yer/api/contract/work";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct, useExtra } from "@yer/api/react";
import { Button, Dialog, InlineAlert, MultiSelect, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import { usePeopleText } from "./peopleTexts.js";

/** Hands all of a person's files over: chosen people, a preview of who takes what, and only then the act. */
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

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`${text("people.handover")}: ${person.name}`}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button isDisabled={recipients.length === 0} onPress={look}>
            {text("people.handover.preview")}
          </Button>
          <Button
            variant="primary"
            isDisabled={!preview || preview.leftTotal > 0 || reason.trim().length < 3}
            onPress={send}
          >
            {text("people.handover.all")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {failure ? (
          <InlineAlert tone="danger" announce>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
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
      </Stack>
    </Dialog>
  );
}
