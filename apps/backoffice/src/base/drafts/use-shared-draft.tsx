import { drafts } from "@yer/api/contract/drafts";
import { type Failure, useExtra } from "@yer/api/react";
import { AutosaveStatus } from "@yer/ui";
import { isStale, standingOf } from "../screen/stale.js";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from "react";

type Autosave = ComponentProps<typeof AutosaveStatus>["state"];

/** A draft as the service keeps it, whatever is written in it. */
export interface StoredDraft {
  /** Grows with every save; `If-Match` of the next one. */
  readonly revision: number;
  readonly savedAt: string;
  readonly savedBy: string | null;
}

/** The result of a save: the stored draft, or the failure. */
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
  /** Grows when what is written was put in place of what stood there: an editor that keeps its own text begins anew. */
  readonly epoch: number;
  readonly status: ReactNode;
}

/** Milliseconds of rest after an edit before the draft is kept. */
const restBeforeSaving = 2000;

/**
 * Keeps a shared draft on the service two seconds after the last edit. Where somebody else saved in between, neither is
 * lost before a person has decided: theirs stands, mine is kept as a draft of my own, and who comes back after a reload
 * or an ended session finds it and the question. Such a draft is not on the hook of forms (docs/decisions/0102), for each
 * of its saves is an attempt.
 * @param aside under which form and record mine is kept then
 * @param save keeps what is written, if the service still has this revision
 */
export function useSharedDraft<Written extends object, Stored extends StoredDraft>(
  aside: { readonly form: string; readonly id: string },
  begin: Stored,
  port: DraftPort<Written, Stored>,
  save: (written: Written, revision: number) => Promise<Kept>,
): SharedDraft<Written, Stored> {
  const { client } = useExtra();
  const { form, id } = aside;
  const [written, setWritten] = useState<Written>(() => port.read(begin));
  const [epoch, setEpoch] = useState(0);
  const [theirs, setTheirs] = useState<Stored>();
  const [state, setState] = useState<Autosave>({ kind: "idle" });
  const revision = useRef(begin.revision);
  /** The newest values that were typed and not saved yet. */
  const latest = useRef<Written>(undefined);
  const current = useRef(written);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const act = useRef({ save, port, begin });
  useEffect(() => {
    act.current = { save, port, begin };
  });
  /** Whether values wait beside the stored draft until a conflict is settled. */
  const isAside = useRef(false);

  const putAside = useCallback(
    async (mine: Written, baseVersion: number): Promise<void> => {
      const value = mine as Record<string, unknown>;
      // Out of reach, or too large to lie aside, it still stands on the screen, which says that it is not safe.
      isAside.current = await client.call(drafts.put, { params: { form, id }, body: { value, baseVersion } }).then(
        () => true,
        () => false,
      );
    },
    [client, form, id],
  );
  const dropAside = useCallback(async (): Promise<void> => {
    if (!isAside.current) return;
    isAside.current = false;
    // One that stays is offered once more, and can be refused then.
    await client.call(drafts.remove, { params: { form, id } }).catch(() => undefined);
  }, [client, form, id]);

  // What was put aside before a reload or the end of a session: the question is asked again.
  useEffect(() => {
    const controller = new AbortController();
    const restore = (value: unknown, baseVersion: number | null): void => {
      if (latest.current !== undefined) return;
      const stands = act.current.begin;
      const mine = { ...act.current.port.read(stands), ...(value as Partial<Written>) };
      isAside.current = true;
      current.current = mine;
      latest.current = mine;
      setWritten(mine);
      setEpoch((count) => count + 1);
      const isFirst = baseVersion === stands.revision;
      if (!isFirst) setTheirs(stands);
      setState({ kind: isFirst ? "unsaved" : "failed" });
    };
    client.call(drafts.get, { params: { form, id } }, { signal: controller.signal }).then(
      ({ draft }) => draft && restore(draft.value, draft.baseVersion),
      // Out of reach: what stands is gone on with, and what lies aside waits for the next time.
      () => undefined,
    );
    return () => controller.abort();
  }, [client, form, id]);

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order: each save stands on the revision of the one before.
    const done = saving.current.then(async () => {
      const sent = latest.current;
      if (!sent) return true;
      setState({ kind: "saving" });
      const kept = await act.current.save(sent, revision.current);
      if (kept.failure) {
        const { failure } = kept;
        setTheirs(isStale(failure) ? act.current.port.theirs(standingOf(failure)) : undefined);
        if (isStale(failure)) await putAside(sent, revision.current);
        setState({ kind: "failed" });
        return false;
      }
      revision.current = kept.data.revision;
      await dropAside();
      if (latest.current !== sent) return false;
      latest.current = undefined;
      setState({ kind: "saved", at: kept.data.savedAt });
      return true;
    });
    saving.current = done;
    return done;
  }, [putAside, dropAside]);

  useEffect(() => {
    if (state.kind !== "unsaved") return undefined;
    const timer = setTimeout(() => void flush(), restBeforeSaving);
    return () => clearTimeout(timer);
  }, [state, flush]);
  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  // When the connection is back, and before the page is loaded anew; what waits for a decision lies aside meanwhile.
  useEffect(() => {
    const keep = (): Promise<boolean> => (theirs ? Promise.resolve(isAside.current) : flush());
    client.link.keepers.add(keep);
    return () => void client.link.keepers.delete(keep);
  }, [client, flush, theirs]);

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
      setEpoch((count) => count + 1);
      setTheirs(undefined);
      setState({ kind: "saved", at: theirs.savedAt });
      void dropAside();
    },
    epoch,
    status: <AutosaveStatus state={state} onRetry={() => void flush()} timeZone="Asia/Tashkent" />,
  };
}
