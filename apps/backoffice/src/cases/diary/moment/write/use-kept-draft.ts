import { useCallback, useRef, useState } from "react";
import { NoRoomError } from "../../store/diary-database.js";
import type { Outbox, VisitOf } from "../../store/outbox.js";
import type { VisitDraft } from "../visit-draft.js";

/** A draft that is kept on the device as it is written. */
export interface KeptDraft {
  readonly values: VisitDraft;
  readonly change: (part: Partial<VisitDraft>) => void;
  /** Writes what is not written yet; resolves when it is there. */
  readonly flush: () => Promise<void>;
  /** Why it is not kept: no room is left, or the device failed. */
  readonly trouble: "full" | "failed" | undefined;
}

/**
 * Keeps a draft on the device with each change, at once: a page that goes waits for no write that has not begun. One write
 * at a time; what is typed meanwhile is in the next.
 */
export function useKeptDraft(outbox: Outbox, begun: VisitDraft, of: Pick<VisitOf, "by" | "device">): KeptDraft {
  const [values, setValues] = useState(begun);
  const [trouble, setTrouble] = useState<KeptDraft["trouble"]>();
  const latest = useRef(begun);
  const isChanged = useRef(false);
  const writing = useRef<Promise<void>>(undefined);
  const { by, device } = of;

  const flush = useCallback(async () => {
    async function write(): Promise<void> {
      while (isChanged.current) {
        isChanged.current = false;
        const draft = latest.current;
        try {
          await outbox.keep({ id: draft.id, by, device, title: draft.plot.number, savedAt: Date.now(), values: draft });
          setTrouble(undefined);
        } catch (error) {
          setTrouble(error instanceof NoRoomError ? "full" : "failed");
          reportError(error);
        }
      }
      writing.current = undefined;
    }
    if (isChanged.current) writing.current ??= write();
    await writing.current;
  }, [outbox, by, device]);

  const change = useCallback(
    (part: Partial<VisitDraft>) => {
      latest.current = { ...latest.current, ...part };
      isChanged.current = true;
      setValues(latest.current);
      void flush();
    },
    [flush],
  );
  return { values, change, flush, trouble };
}
