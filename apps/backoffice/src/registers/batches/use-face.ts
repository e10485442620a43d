import type { Batch, BatchRow } from "@yer/api/contract/batch";
import { useHostText } from "@yer/ui";
import { useMemo } from "react";
import { useSay } from "../kit/use-say.js";
import type { BatchFace, BatchWords } from "./batch-face.js";

/** What a kind of batch says and shows, in the language of the page. */
export function useFace(face: BatchFace): {
  readonly words: BatchWords;
  readonly drawn: ReturnType<BatchFace["drawn"]>;
  readonly more: (row: BatchRow) => string | undefined;
  readonly figures: (batch: Batch) => readonly { readonly label: string; readonly value: string }[];
} {
  const say = useSay(useHostText<string>());
  return useMemo(
    () => ({
      words: face.words(say),
      drawn: face.drawn(say),
      more: (row) => face.more?.(row, say),
      figures: (batch) => face.figures?.(batch, say) ?? [],
    }),
    [face, say],
  );
}
