import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { BatchRows } from "./BatchRows.js";
import type { BatchProps } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { ChooseColumns } from "./ChooseColumns.js";
import { countsOf } from "./counts-of.js";
import { Undo } from "./Undo.js";

/** A batch that was stopped: what was done by then, and the ways on from it. */
export function Stopped(props: BatchProps) {
  const { face, batch } = props;
  const text = useBatchesText();
  const [proceed, { failure, pending }] = useAct(face.declared.calls.proceed);
  const [choosing, setChoosing] = useState(false);
  const { fresh, standing } = countsOf(batch);
  const work = batch.stoppedIn ?? "checking";
  const isChecking = work === "checking";
  if (choosing) return <ChooseColumns {...props} />;
  return (
    <Stack gap={4}>
      <InlineAlert tone="warning">
        {text(`batches.stopped.${work}`, {
          done: batch.done,
          all: batch.rows,
          entered: standing,
          left: fresh,
          undone: batch.counts.undone ?? 0,
        })}
      </InlineAlert>
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={pending}
          onPress={async () => {
            await proceed({ params: { id: batch.id }, ifMatch: batch.version });
          }}
        >
          {text("batches.proceed")}
        </Button>
        {isChecking ? (
          face.declared.columns === "named" ? null : (
            <Button onPress={() => setChoosing(true)}>{text("batches.again")}</Button>
          )
        ) : work === "applying" ? (
          <Undo {...props} />
        ) : null}
      </Stack>
      {isChecking ? null : <BatchRows face={face} batch={batch} />}
    </Stack>
  );
}
