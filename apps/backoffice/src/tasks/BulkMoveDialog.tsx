import { type BulkAsked, type BulkMoveKey, bulkMoves, reasonedBulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { sayFailure, sayFault, sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, useAct } from "@yer/api/react";
import { Button, Disclosure, InlineAlert, Link, Skeleton, Stack, TextArea } from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { groupByReason, type ReasonGroup } from "./groupByReason.js";
import { useTasksText, withTasksTexts } from "./tasksTexts.js";

type Preview = ReplyOf<typeof bulkMoves.preview>;

/** Files named in a group; the others are counted. */
const mostNamed = 20;

/** Props of {@link BulkMoveDialog}. */
export interface BulkMoveDialogProps {
  readonly move: BulkMoveKey;
  /** The files chosen: by id, or all that the register's filters leave. */
  readonly asked: BulkAsked;
  readonly onClose: () => void;
}

function Group({ group: { why, files } }: { group: ReasonGroup }) {
  const text = useTasksText();
  return (
    <Disclosure title={text("bulk.group", { why, count: files.length })}>
      <ul>
        {files.slice(0, mostNamed).map(({ applicationId: id, number }) => (
          <li key={id}>
            {number === "" ? (
              text("bulk.unseen")
            ) : (
              <Link href={addressOf("/application/:id", { id })} newTab>
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {files.length > mostNamed ? <p>{text("bulk.rest", { count: files.length - mostNamed })}</p> : null}
    </Disclosure>
  );
}

function Findings({ preview }: { preview: Preview }) {
  const text = useTasksText();
  const { able, unable, total } = preview;
  const groups = useMemo(() => groupByReason(unable, (reason) => sayReason(text, reason)), [unable, text]);
  return (
    <Stack gap={3}>
      <InlineAlert tone={able.length === 0 ? "warning" : unable.length > 0 ? "info" : "success"} announce>
        {able.length === 0 ? text("bulk.none") : text("bulk.able", { able: able.length, total })}
      </InlineAlert>
      {groups.length > 0 ? (
        <Stack gap={1}>
          <strong>{text("bulk.unable")}</strong>
          {groups.map((group) => (
            <Group key={group.why} group={group} />
          ))}
        </Stack>
      ) : null}
      {able.length > 0 ? <p>{text("bulk.note")}</p> : null}
    </Stack>
  );
}

/** Moves many files at once: first which can and which cannot and why, then the act, which goes on without the page. */
function BulkMoveDialog({ move, asked, onClose }: BulkMoveDialogProps) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [ask] = useAct(bulkMoves.preview);
  const [begin] = useAct(bulkMoves.start);
  const [preview, setPreview] = useState<Preview>();
  const [failure, setFailure] = useState<Failure>();
  const [tried, setTried] = useState(false);
  const reasoned = reasonedBulkMoves.includes(move);
  const draft = useServerDraft(`bulk:${move}`, "register", { reason: "" });
  const reason = draft.value.reason.trim();
  const name = text(`move.${move}`);

  async function check(): Promise<void> {
    setPreview(undefined);
    setFailure(undefined);
    const outcome = await ask({ body: asked });
    if (outcome.failure) setFailure(outcome.failure);
    else setPreview(outcome.data);
  }
  useEffect(() => {
    void check();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the files that the dialog was opened with
  }, []);

  const fault =
    failure?.kind === "problem" ? failure.problem.errors?.find(({ pointer }) => pointer === "/reason") : undefined;
  const able = preview?.able ?? [];

  async function send(): Promise<void> {
    setTried(true);
    setFailure(undefined);
    if (able.length === 0 || (reasoned && reason === "")) return;
    const outcome = await begin({ body: { move, applicationIds: able, ...(reasoned ? { reason } : {}) } });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    void navigate(addressOf("/tasks/:id", { id: outcome.data.id }));
  }

  return (
    <AskDialog
      title={
        preview ? text("bulk.title", { move: name, count: preview.total }) : text("bulk.title.asking", { move: name })
      }
      label={text("bulk.start", { count: able.length })}
      {...(able.length > 0
        ? {}
        : { disabledReason: text(preview ? "bulk.none" : failure ? "tasks.failed" : "bulk.checking") })}
      failure={failure && !fault ? sayFailure(text, failure) : undefined}
      {...(reasoned ? { draft } : {})}
      before={failure && !preview ? <Button onPress={check}>{text("bulk.again")}</Button> : undefined}
      onSend={send}
      onClose={onClose}
    >
      {preview ? (
        <Findings preview={preview} />
      ) : failure ? null : (
        <>
          <output>{text("bulk.checking")}</output>
          <Skeleton lines={4} />
        </>
      )}
      {reasoned && able.length > 0 ? (
        <TextArea
          label={text("bulk.reason")}
          description={text("bulk.reason.hint")}
          value={draft.value.reason}
          onChange={(next) => draft.change({ reason: next })}
          error={fault ? sayFault(text, fault) : tried && reason === "" ? text("fault.required") : undefined}
          isRequired
        />
      ) : null}
    </AskDialog>
  );
}

export default withTasksTexts(BulkMoveDialog);
