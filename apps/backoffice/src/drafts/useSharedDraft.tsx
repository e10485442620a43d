import type { Failure } from "@yer/api/react";
import { AutosaveStatus } from "@yer/ui";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from "react";

type Autosave = ComponentProps<typeof AutosaveStatus>["state"];

/** A draft as the service keeps it, whatever is written in it. */
export interface StoredDraft {
  /** Grows with every save; `If-Match` of the next one. */
  readonly revision: number;
  readonly savedAt: string;
  readonly savedBy: string | null;
}

/** What one save came to. */
export type Kept =
  | { readonly data: StoredDraft; readonly failure?: undefined }
  | { readonly failure: Failure; readonly data?: undefined };

/** How a kind of draft is read and kept; give the same object at every render. */
export interface DraftPort<Written, Stored extends StoredDraft> {
  /** What is written in a draft as it is stored. */
  readonly read: (stored: Stored) => Written;
  /** Somebody else's draft out of the `current` of a conflict. */
  readonly theirs: (current: unknown) => Stored | undefined;
}

/** A draft that several people write, kept while it is written. */
export interface SharedDraft<Written, Stored extends StoredDraft> {
  readonly written: Written;
  readonly change: (part: Partial<Written>) => void;
  /** Keeps at once what is not kept yet; resolves with whether the service has everything. */
  readonly flush: () => Promise<boolean>;
  /** The revision the service has; `If-Match` of publishing. */
  readonly revision: () => number;
  readonly isUnsaved: boolean;
  /** What somebody else saved meanwhile. Until that is decided nothing is kept. */
  readonly theirs: Stored | undefined;
  /** Goes on with mine: theirs is written over. */
  readonly keepMine: () => void;
  /** Goes on with theirs: mine is given up. */
  readonly takeTheirs: () => void;
  readonly status: ReactNode;
}

/** Milliseconds of rest after an edit before the draft is kept. */
const restBeforeSaving = 2000;

/**
 * Keeps a shared draft on the service two seconds after the last edit. Where somebody else saved in between, neither is
 * lost before a person has decided.
 * @param save keeps what is written, if the service still has this revision
 */
export function useSharedDraft<Written extends object, Stored extends StoredDraft>(
  begin: Stored,
  port: DraftPort<Written, Stored>,
  save: (written: Written, revision: number) => Promise<Kept>,
): SharedDraft<Written, Stored> {
  const [written, setWritten] = useState<Written>(() => port.read(begin));
  const [theirs, setTheirs] = useState<Stored>();
  const [state, setState] = useState<Autosave>({ kind: "idle" });
  const revision = useRef(begin.revision);
  /** Written, and not kept yet. */
  const latest = useRef<Written>(undefined);
  const current = useRef(written);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const act = useRef({ save, port });
  useEffect(() => {
    act.current = { save, port };
  });

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order: each save stands on the revision of the one before.
    const done = saving.current.then(async () => {
      const sent = latest.current;
      if (!sent) return true;
      setState({ kind: "saving" });
      const kept = await act.current.save(sent, revision.current);
      if (kept.failure) {
        const { failure } = kept;
        const isConflict = failure.kind === "problem" && failure.problem.code === "conflict";
        setTheirs(isConflict ? act.current.port.theirs(failure.problem.current) : undefined);
        setState({ kind: "failed" });
        return false;
      }
      revision.current = kept.data.revision;
      if (latest.current !== sent) return false;
      latest.current = undefined;
      setState({ kind: "saved", at: kept.data.savedAt });
      return true;
    });
    saving.current = done;
    return done;
  }, []);

  useEffect(() => {
    if (state.kind !== "unsaved") return undefined;
    const timer = setTimeout(() => void flush(), restBeforeSaving);
    return () => clearTimeout(timer);
  }, [state, flush]);
  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback((part: Partial<Written>) => {
    const next = { ...current.current, ...part };
    current.current = next;
    latest.current = next;
    setWritten(next);
    setState({ kind: "unsaved" });
  }, []);

  return {
    written,
    change,
    flush,
    revision: () => revision.current,
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    theirs,
    keepMine: () => {
      if (theirs) revision.current = theirs.revision;
      setTheirs(undefined);
      void flush();
    },
    takeTheirs: () => {
      if (!theirs) return;
      const next = port.read(theirs);
      revision.current = theirs.revision;
      current.current = next;
      latest.current = undefined;
      setWritten(next);
      setTheirs(undefined);
      setState({ kind: "saved", at: theirs.savedAt });
    },
    status: <AutosaveStatus state={state} onRetry={() => void flush()} timeZone="Asia/Tashkent" />,
  };
}
