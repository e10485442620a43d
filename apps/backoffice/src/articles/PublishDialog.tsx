import { type ArticleRecord, articles } from "@yer/api/contract/articles";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, DatePicker, Dialog, InlineAlert, RadioGroup, Stack, TextArea, TextField, useDates } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../shell/toastQueue.js";
import { useArticleText } from "./articleTexts.js";

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  readonly record: ArticleRecord;
  /** The draft's revision that is to be published. */
  readonly revision: number;
  readonly onClose: () => void;
}

interface Faults {
  readonly reason?: string;
  readonly day?: string;
  readonly time?: string;
}

/** When a draft is given to its readers, and why. */
export function PublishDialog({ record, revision, onClose }: PublishDialogProps) {
  const text = useArticleText();
  const dates = useDates();
  const [reason, setReason] = useState("");
  const [when, setWhen] = useState("now");
  const [day, setDay] = useState<string | null>(null);
  const [time, setTime] = useState("09:00");
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [publish] = useAct(articles.publish);

  async function send(): Promise<void> {
    const isLater = when === "later";
    const found: Faults = {
      ...(reason.trim() === "" && { reason: text("fault.required") }),
      ...(isLater && day === null && { day: text("fault.required") }),
      ...(isLater && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time: text("write.publish.time.wrong") }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    // Tashkent has no summer time.
    const at = isLater && day !== null ? new Date(`${day}T${time}:00+05:00`).toISOString() : null;
    const sent = await publish({
      params: { id: record.id },
      ifMatch: revision,
      body: { reason: reason.trim(), at },
    });
    if (sent.failure) return setRefusal(sayFailure(text, sent.failure));
    const { number, dueAt } = sent.data;
    toasts.push({
      tone: "success",
      text: dueAt === null ? text("write.published", { number }) : text("write.scheduled", { at: dates.moment(dueAt) }),
    });
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={text("write.publish")}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button variant="primary" onPress={send}>
          {text("write.publish")}
        </Button>
      }
    >
      <Stack gap={4}>
        {refusal === undefined ? null : <InlineAlert tone="danger" title={refusal} announce />}
        <RadioGroup
          label={text("write.publish.when")}
          options={(["now", "later"] as const).map((id) => ({ id, label: text(`write.publish.${id}`) }))}
          value={when}
          onChange={setWhen}
        />
        {when === "later" ? (
          <>
            <DatePicker label={text("write.publish.day")} value={day} onChange={setDay} error={faults.day} isRequired />
            <TextField
              label={text("write.publish.time")}
              value={time}
              onChange={setTime}
              error={faults.time}
              isRequired
            />
          </>
        ) : null}
        <TextArea
          label={text("write.publish.reason")}
          description={text("write.publish.reason.hint")}
          value={reason}
          onChange={setReason}
          error={faults.reason}
          isRequired
        />
      </Stack>
    </Dialog>
  );
}
