import type { Batch } from "@yer/api/contract/batch";
import { type Read, skip, useRead } from "@yer/api/react";
import type { BatchFace, BatchProps } from "./batch-face.js";
import { withBatchesTexts } from "./batches-texts.js";
import { ChooseColumns } from "./ChooseColumns.js";
import { Done } from "./Done.js";
import { Stopped } from "./Stopped.js";
import { Tried } from "./Tried.js";
import { Working } from "./Working.js";

/** Milliseconds between two looks at a batch that is worked on, beside what the event stream says. */
const lookEvery = 2000;

/** Reads a batch, and looks again while the service works on it. */
export function useBatch({ declared }: BatchFace, id: string | undefined): Read<Batch> {
  const read = useRead(declared.calls.get, id === undefined ? skip : { params: { id } });
  const isWorking = id !== undefined && read.data?.state.endsWith("ing") === true;
  // Beside the events: a stream that is down must not leave the bar standing.
  useRead(declared.calls.get, isWorking ? { params: { id } } : skip, { every: lookEvery });
  return read;
}

/** A batch of any kind, from the choice of its columns to what became of its rows: what is to be done as it stands. */
export const BatchView = withBatchesTexts(function BatchStep(props: BatchProps) {
  const { batch } = props;
  switch (batch.state) {
    case "uploaded":
      return <ChooseColumns key={batch.id} {...props} />;
    case "checked":
      return <Tried {...props} />;
    case "applied":
    case "undone":
      return <Done {...props} />;
    case "stopped":
      return <Stopped {...props} />;
    case "checking":
    case "applying":
    case "undoing":
      return <Working {...props} work={batch.state} />;
  }
});
