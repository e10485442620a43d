import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead } from "@yer/api/react";
import { AlertDialog, Button, InlineAlert, Skeleton, Stack, UndoIcon } from "@yer/ui";
import { useState } from "react";
import { AskDialog } from "../../base/screen/AskDialog.js";
import type { BatchProps } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { countsOf } from "./counts-of.js";
import { useFace } from "./use-face.js";

/** What undoing would come to, before it is done: how many go, and which stay because somebody has gone on from them. */
function Previewed({ face, batch, onClose }: Omit<BatchProps, "onAnother"> & { readonly onClose: () => void }) {
  const text = useBatchesText();
  const { words } = useFace(face);
  const preview = useRead(face.declared.calls.undoPreview, { params: { id: batch.id } }, { fresh: true });
  const [undo, { failure }] = useAct(face.declared.calls.undo);
  const { data } = preview;
  const said = failure ?? preview.failure;
  const label = words.undo ?? text("batches.undo");
  return (
    <AskDialog
      title={label}
      label={label}
      variant="danger"
      failure={said ? sayFailure(text, said) : undefined}
      disabledReason={data?.undoable === 0 ? words.kept?.all : undefined}
      onSend={async () => {
        const sent = await undo({ params: { id: batch.id }, ifMatch: batch.version });
        if (!sent.failure) onClose();
      }}
      onClose={onClose}
    >
      {data ? (
        <Stack gap={3}>
          {data.undoable > 0 ? <p>{words.undoes(data.undoable)}</p> : null}
          {data.kept > 0 ? (
            <InlineAlert tone="warning" title={words.kept?.some(data.kept) ?? ""}>
              <ul>
                {data.rows.map(({ line, number }) => (
                  <li key={line}>{text("batches.undo.line", { line, number: number ?? "" })}</li>
                ))}
              </ul>
              {data.kept > data.rows.length ? text("batches.undo.more", { count: data.kept - data.rows.length }) : null}
            </InlineAlert>
          ) : null}
        </Stack>
      ) : (
        <Skeleton />
      )}
    </AskDialog>
  );
}

/** The way to undo a batch; none where nothing of it was entered. */
export function Undo(props: BatchProps) {
  const { face, batch } = props;
  const text = useBatchesText();
  const { words } = useFace(face);
  const [asking, setAsking] = useState(false);
  const [undo, { failure }] = useAct(face.declared.calls.undo);
  const { standing } = countsOf(batch);
  if (standing === 0) return null;
  const label = words.undo ?? text("batches.undo");
  if (face.declared.previews) {
    return (
      <>
        <Button icon={<UndoIcon />} onPress={() => setAsking(true)}>
          {label}
        </Button>
        {asking ? <Previewed face={face} batch={batch} onClose={() => setAsking(false)} /> : null}
      </>
    );
  }
  return (
    <>
      <AlertDialog
        title={label}
        confirmLabel={label}
        isDanger
        trigger={<Button icon={<UndoIcon />}>{label}</Button>}
        onConfirm={async () => {
          await undo({ params: { id: batch.id }, ifMatch: batch.version });
        }}
      >
        {words.undoes(standing)}
      </AlertDialog>
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </>
  );
}
