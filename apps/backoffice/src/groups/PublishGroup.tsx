import { type FieldGroupRecord, fieldGroups } from "@yer/api/contract/field-groups";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Dialog, InlineAlert, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import { GroupDifference } from "./GroupDifference.js";
import { groupOf } from "./groupOf.js";
import { useGroupsText } from "./groupsTexts.js";
import type { WrittenGroup } from "./useGroupDraft.js";

/** Props of {@link PublishGroup}. */
export interface PublishGroupProps {
  readonly record: FieldGroupRecord;
  readonly written: WrittenGroup;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  readonly onClose: () => void;
}

/** What a new version changes, whom it concerns, and why it is put in force. */
export function PublishGroup({ record, written, revision, onClose }: PublishGroupProps) {
  const text = useGroupsText();
  const [reason, setReason] = useState("");
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [publish] = useAct(fieldGroups.publish);
  const inForce = record.versions.find(({ number }) => number === record.version);

  async function send(): Promise<void> {
    setAsked(true);
    if (reason.trim() === "") return;
    const sent = await publish({
      params: { id: String(record.id) },
      ifMatch: revision,
      body: { reason: reason.trim() },
    });
    if (sent.failure) return setRefusal(sayFailure(text, sent.failure));
    toasts.push({ tone: "success", text: text("groups.publish.done", { number: sent.data.number }) });
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={text("groups.publish")}
      footer={
        <Button variant="primary" onPress={send}>
          {text("groups.publish")}
        </Button>
      }
    >
      <Stack gap={4}>
        {refusal === undefined ? null : <InlineAlert tone="danger" title={refusal} announce />}
        <p>
          {text("groups.publish.text", {
            running: record.versions.reduce((sum, { running }) => sum + running, 0),
          })}
        </p>
        {inForce ? (
          <GroupDifference
            before={{
              title: text("groups.version.title", { number: inForce.number }),
              name: inForce.name,
              group: groupOf(inForce.group),
            }}
            after={{ title: text("groups.draft"), ...written }}
          />
        ) : null}
        <TextArea
          label={text("groups.publish.reason")}
          description={text("groups.publish.reason.text")}
          value={reason}
          onChange={setReason}
          error={isAsked && reason.trim() === "" ? text("fault.required") : undefined}
          isRequired
        />
      </Stack>
    </Dialog>
  );
}
