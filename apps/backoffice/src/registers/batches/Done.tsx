import { Button, InlineAlert, Stack } from "@yer/ui";
import { BatchRows } from "./BatchRows.js";
import type { BatchProps } from "./batch-face.js";
import { Undo } from "./Undo.js";
import { useFace } from "./use-face.js";

/** What became of a batch's rows, with the way to undo it. */
export function Done(props: BatchProps) {
  const { face, batch, onAnother } = props;
  const { words } = useFace(face);
  const { counts, state } = batch;
  return (
    <Stack gap={4}>
      {state === "undone" ? (
        <InlineAlert tone="info">{words.undone(counts)}</InlineAlert>
      ) : (
        <InlineAlert tone="success">{words.applied(counts)}</InlineAlert>
      )}
      <Stack direction="row" gap={3}>
        {state === "applied" || face.declared.undoesAgain === true ? <Undo {...props} /> : null}
        <Button onPress={onAnother}>{words.another}</Button>
      </Stack>
      <BatchRows face={face} batch={batch} />
    </Stack>
  );
}
