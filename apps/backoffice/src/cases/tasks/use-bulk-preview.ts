import type { ActOutcome, Failure } from "@yer/api/react";
import { useRef, useState } from "react";

/** What is asked before an act on many records. */
export interface BulkQuestion<Found> {
  readonly ask: () => Promise<ActOutcome<Found>>;
  /** Key of the question: another key asks anew, and `null` means that there is nothing to ask yet. @default "" */
  readonly of?: string | null;
}

/** What came of the question; {@link BulkDialog} asks it. */
export interface BulkPreview<Found> {
  /** The preview; undefined while it is being read. */
  readonly found: Found | undefined;
  /** Asks, and lets the form say why it was refused. An answer that another question overtook is dropped. */
  readonly check: (question: BulkQuestion<Found>, refuse: (failure: Failure | undefined) => void) => Promise<void>;
}

/** What a dialog knows before an act on many records: which can and which cannot. */
export function useBulkPreview<Found>(): BulkPreview<Found> {
  const [found, setFound] = useState<Found>();
  const latest = useRef<string | null>(null);
  return {
    found,
    check: async ({ ask, of = "" }, refuse) => {
      latest.current = of;
      setFound(undefined);
      if (of === null) return;
      const outcome = await ask();
      if (latest.current !== of) return;
      refuse(outcome.failure);
      if (!outcome.failure) setFound(outcome.data);
    },
  };
}
