import { fileBounds } from "@yer/api/contract/files";
import { objections } from "@yer/api/contract/objections";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import {
  Button,
  Card,
  DiffView,
  FileUpload,
  InlineAlert,
  PencilIcon,
  Skeleton,
  Stack,
  type StoredFile,
  TextArea,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useUploadPort } from "../files/useUploadPort.js";
import { toasts } from "../shell/toastQueue.js";
import { AttachedFiles } from "./AttachedFiles.js";
import { useObjectionText } from "./objectionTexts.js";
import type { ActProps } from "./TakeAndWithdraw.js";
import { Words } from "./Words.js";

/** The copy that the occupier and the public read, and by whom it was written; who may writes it here. */
export function Redaction({ objection, onStale }: ActProps) {
  const text = useObjectionText();
  const dates = useDates();
  const [writing, setWriting] = useState(false);
  const { redaction, acts } = objection;
  const closed = acts.redact.map((each) => sayReason(text, each)).join(" · ");
  return (
    <Card
      title={text("disputes.redaction")}
      description={text("disputes.redaction.text")}
      actions={
        !writing ? (
          <Button
            size="sm"
            icon={<PencilIcon />}
            onPress={() => setWriting(true)}
            {...(closed ? { disabledReason: closed } : {})}
          >
            {text(redaction ? "disputes.redaction.again" : "disputes.redaction.write")}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        {redaction ? (
          <>
            <Words>{redaction.text}</Words>
            <AttachedFiles files={redaction.files} />
            <p>{text("disputes.redaction.by", { by: redaction.by, at: dates.moment(redaction.at) })}</p>
          </>
        ) : writing ? null : (
          <p>{text("disputes.redaction.none")}</p>
        )}
        {writing ? <RedactionForm objection={objection} onStale={onStale} onDone={() => setWriting(false)} /> : null}
      </Stack>
    </Card>
  );
}

interface Written {
  readonly text: string;
  readonly files: readonly { readonly id: string; readonly name: string; readonly size: number }[];
}

const bare = ({ id, name, size }: StoredFile) => ({ id, name, size });

function RedactionForm({ objection, onStale, onDone }: ActProps & { onDone: () => void }) {
  const text = useObjectionText();
  const upload = useUploadPort();
  const [redact, { pending }] = useAct(objections.redact);
  const { redaction } = objection;
  const draft = useServerDraft<Written>(
    "objection.redact",
    objection.id,
    { text: redaction?.text ?? objection.text, files: redaction?.files.map(bare) ?? [] },
    objection.version,
  );
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<Failure>();
  /** The copy that the person has seen: one that comes meanwhile is looked at before it is written over. */
  const [seen, setSeen] = useState(redaction?.at);
  const [isOvertaken, setOvertaken] = useState(false);
  const { text: written, files } = draft.value;

  async function send(): Promise<void> {
    setFailure(undefined);
    if (written.trim() === "") return setFault(text("fault.required"));
    setFault(undefined);
    const overtaken = !isOvertaken && redaction?.at !== seen;
    setOvertaken(overtaken);
    setSeen(redaction?.at);
    if (overtaken) return;
    const outcome = await redact({
      params: { id: objection.id },
      ifMatch: objection.version,
      body: { text: written.trim(), fileIds: files.map(({ id }) => id) },
    });
    if (outcome.failure) {
      if (outcome.failure.kind !== "problem" || outcome.failure.problem.code !== "conflict") {
        return setFailure(outcome.failure);
      }
      setOvertaken(true);
      onStale();
      return;
    }
    await draft.discard();
    toasts.push({ tone: "success", text: text("disputes.redaction.saved") });
    onDone();
  }

  if (!draft.ready) return <Skeleton lines={5} />;
  return (
    <Stack gap={3} align="start">
      {isOvertaken || failure ? (
        <InlineAlert tone="danger" announce title={text("disputes.redaction.failed")}>
          {failure ? sayFailure(text, failure) : text("disputes.conflict")}
        </InlineAlert>
      ) : null}
      <TextArea
        label={text("disputes.redaction.words")}
        description={text("disputes.redaction.hint")}
        value={written}
        onChange={(next) => draft.change({ text: next })}
        rows={6}
        limit={4000}
        error={fault}
        isRequired
      />
      <DiffView
        fields={[{ id: "text", label: text("disputes.redaction.changed"), before: objection.text, after: written }]}
        beforeLabel={text("disputes.original")}
        afterLabel={text("disputes.redaction")}
        unchanged="hidden"
      />
      <FileUpload
        name="files"
        label={text("disputes.redaction.files")}
        description={text("disputes.redaction.files.hint")}
        value={[...files]}
        onChange={(next) => draft.change({ files: next.map(bare) })}
        upload={upload}
        accept={[".pdf", ".png", ".jpg", ".jpeg"]}
        acceptLabel="PDF, PNG, JPEG"
        maxSize={fileBounds.mostBytes}
        maxFiles={5}
      />
      <Stack direction="row" gap={2}>
        <Button variant="primary" isPending={pending} onPress={send}>
          {text("disputes.redaction.save")}
        </Button>
        <Button onPress={onDone}>{text("disputes.redaction.cancel")}</Button>
      </Stack>
      {draft.status}
    </Stack>
  );
}
