import { fileBounds } from "@yer/api/contract/files";
import { objections } from "@yer/api/contract/objections";
import { sayReason } from "@yer/api/messages/sentences";
import {
  Button,
  Card,
  DiffView,
  FileUpload,
  PencilIcon,
  Skeleton,
  Stack,
  type StoredFile,
  TextArea,
  useDates,
} from "@yer/ui";
import { useState } from "react";
import { useUploadPort } from "../../base/uploads/use-upload-port.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { isStale } from "../../base/screen/stale.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AttachedFiles } from "./AttachedFiles.js";
import { useObjectionText } from "./objection-texts.js";
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
  const { redaction } = objection;
  const start: Written = { text: redaction?.text ?? objection.text, files: redaction?.files.map(bare) ?? [] };
  /** The copy that the person has seen: one that comes meanwhile is looked at before it is written over. */
  const [seen, setSeen] = useState(redaction?.at);
  const [isOvertaken, setOvertaken] = useState(false);
  const form = useEndpointForm(objections.redact, {
    draft: { form: "objection.redact", id: objection.id },
    start,
    version: objection.version,
    fields: {
      text: text("disputes.redaction.words"),
      files: { label: text("disputes.redaction.files"), at: "/fileIds" },
    },
    args: ({ text: written, files }: Written) => ({
      params: { id: objection.id },
      body: { text: written, fileIds: files.map(({ id }) => id) },
    }),
    stale: text("disputes.conflict"),
    onStale,
    done: () => text("disputes.redaction.saved"),
    onSaved: onDone,
  });
  const { draft } = form;
  const { text: written, files } = form.values;
  const problem = form.problem ?? (isOvertaken ? text("disputes.conflict") : undefined);

  async function send(): Promise<void> {
    if (!form.check()) return;
    const overtaken = !isOvertaken && redaction?.at !== seen;
    setOvertaken(overtaken);
    setSeen(redaction?.at);
    if (!overtaken && isStale((await form.submit()).failure)) setOvertaken(true);
  }

  if (!draft.ready) return <Skeleton lines={5} />;
  return (
    <Stack gap={3} align="start">
      <FormProblem form={{ problem }} title={text("disputes.redaction.failed")} />
      <TextArea
        {...form.field("text")}
        description={text("disputes.redaction.hint")}
        rows={6}
        limit={4000}
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
        onChange={(next) => form.change({ files: next.map(bare) })}
        error={form.errorAt("files")}
        upload={upload}
        accept={[".pdf", ".png", ".jpg", ".jpeg"]}
        acceptLabel="PDF, PNG, JPEG"
        maxSize={fileBounds.mostBytes}
        maxFiles={5}
      />
      <Stack direction="row" gap={2}>
        <Button variant="primary" isPending={form.isSending} onPress={send}>
          {text("disputes.redaction.save")}
        </Button>
        <Button onPress={onDone}>{text("word.close")}</Button>
      </Stack>
      {draft.status}
    </Stack>
  );
}
