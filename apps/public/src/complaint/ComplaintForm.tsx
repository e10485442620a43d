import { fileBounds } from "@yer/api/contract/files";
import { publicSite } from "@yer/api/contract/public";
import { sayFault, sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useDraft } from "@yer/api/react";
import {
  AutosaveStatus,
  Button,
  DirtyGuard,
  ErrorSummary,
  FileUpload,
  InlineAlert,
  Skeleton,
  Stack,
  type StoredFile,
  TextArea,
} from "@yer/ui";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDisputeText } from "../disputes/disputeTexts.js";
import { acceptedFiles, acceptedLabel, mostFiles, uploadedIds, useFileUploads } from "../disputes/useFileUploads.js";
import { useTitle } from "../frame/useTitle.js";

interface Values {
  readonly text: string;
  readonly files: readonly StoredFile[];
}
const empty: Values = { text: "", files: [] };

/** The form in which an occupier appeals against a rejection, or a dismissed objector complains. The draft is kept on the service. */
export function ComplaintForm({ id }: { id: string }) {
  const text = useDisputeText();
  const navigate = useNavigate();
  useTitle(text("complaint.new"));
  const draft = useDraft<Values>("complaint", id, empty);
  const upload = useFileUploads(false);
  const [complain, { pending }] = useAct(publicSite.complain);
  const [faults, setFaults] = useState<{ text?: string; files?: string }>({});
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const { value } = draft;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setFailure(undefined);
    const short = value.text.trim().length < 10;
    setFaults(short ? { text: sayFault(text, { code: "too-short", params: { least: 10 } }) } : {});
    if (short) return setAttempt((count) => count + 1);
    const { fileIds } = uploadedIds(value.files);
    const outcome = await complain({ params: { id }, body: { text: value.text.trim(), fileIds } });
    if (!outcome.failure) {
      await draft.discard();
      return void navigate(`/complaint/${id}/${outcome.data.id}`, { replace: true });
    }
    setFailure(outcome.failure);
    setAttempt((count) => count + 1);
    if (outcome.failure.kind !== "problem") return;
    const errors = outcome.failure.problem.errors ?? [];
    setFaults(
      Object.fromEntries(
        errors.map(({ pointer, ...error }) => [pointer.startsWith("/file") ? "files" : "text", sayFault(text, error)]),
      ),
    );
  }

  if (!draft.ready) return <Skeleton lines={6} />;
  const errors = (["text", "files"] as const).flatMap((name) => {
    const said = faults[name];
    const field = text(name === "text" ? "complaint.body" : "dispute.files");
    return said === undefined ? [] : [{ name, message: text("objection.fault", { field, fault: said }) }];
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <h1>{text("complaint.new")}</h1>
        <p>{text("complaint.new.text")}</p>
        <ErrorSummary errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <InlineAlert tone="danger" announce title={text("complaint.notSent")}>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <TextArea
          name="text"
          label={text("complaint.body")}
          description={text("objection.body.hint")}
          value={value.text}
          onChange={(next) => draft.change({ text: next })}
          limit={4000}
          rows={6}
          error={faults.text}
          isRequired
        />
        <FileUpload
          name="files"
          label={text("dispute.files")}
          description={text("dispute.files.hint")}
          value={[...value.files]}
          onChange={(files) => draft.change({ files })}
          upload={upload}
          accept={acceptedFiles}
          acceptLabel={acceptedLabel}
          maxSize={fileBounds.mostBytes}
          maxFiles={mostFiles}
          error={faults.files}
        />
        <DirtyGuard isDirty={draft.isUnsaved} />
        <AutosaveStatus state={draft.state} onRetry={() => void draft.flush()} timeZone="Asia/Tashkent" />
        <Stack direction="row">
          <Button type="submit" variant="primary" isPending={pending}>
            {text(pending ? "objection.sending" : "complaint.send")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
