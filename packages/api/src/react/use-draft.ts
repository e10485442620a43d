import { useCallback, useEffect, useRef, useState } from "react";
import { drafts } from "../contract/drafts.js";
import type { ReplyOf } from "../contract/endpoint.js";
import { useExtra } from "./use-client.js";

/** How what is being written stands with the server; what an autosave status shows. */
export type DraftState =
  | { readonly kind: "idle" }
  | { readonly kind: "unsaved" }
  | { readonly kind: "saving" }
  | { readonly kind: "saved"; /** When, ISO 8601. */ readonly at: string }
  | { readonly kind: "failed" };

type Stored = ReplyOf<typeof drafts.get>["draft"];

/** Milliseconds of rest after typing before a draft is kept (DESIGN §3). */
const restBeforeSaving = 2000;

/** A form's values, kept on the server while they are written. */
export interface Draft<Values> {
  /** Whether it is known yet if there is a draft to go on with. */
  readonly ready: boolean;
  readonly value: Values;
  /** Changes a part; it is kept two seconds after the last change. The same at every render. */
  readonly change: (part: Partial<Values>) => void;
  /** Keeps at once what is not kept yet. Resolves with whether the server has everything; never rejects. */
  readonly flush: () => Promise<boolean>;
  /** Throws the draft away: it was sent, or the person wants to start over. */
  readonly discard: () => Promise<void>;
  /** Whether something stands here that the server does not have. */
  readonly isUnsaved: boolean;
  /** Whether anything was written since the form was opened, kept or not. */
  readonly isChanged: boolean;
  /** The draft found on coming here, untouched since, and the version of the record it was begun on. */
  readonly restored: { readonly baseVersion: number | null; readonly savedAt: string } | undefined;
  readonly state: DraftState;
}

/**
 * Keeps what a person types on the server (`PUT /drafts/{form}/{id}`), never in the browser: it survives a reload, an
 * expired session and another machine. `start` is what the form begins with where there is no draft; `baseVersion` the
 * version it was made of. A draft goes on standing on the version it was begun on.
 * @param isKept `false` where nobody is signed in whose draft it could be: the values then live as long as the page
 */
export function useDraft<Values extends object>(
  form: string,
  id: string,
  start: Values,
  baseVersion: number | null = null,
  isKept = true,
): Draft<Values> {
  const { client } = useExtra();
  /** Undefined until the server has answered; null where it has no draft, or cannot be reached. */
  const [stored, setStored] = useState<Stored | undefined>(isKept ? undefined : null);
  const [written, setWritten] = useState<Values>();
  const [state, setState] = useState<DraftState>({ kind: "idle" });
  /** Written, and not kept yet. */
  const latest = useRef<Values>(undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  // Asked for itself and not through the cache: what this person wrote a moment ago is what counts.
  useEffect(() => {
    if (!isKept) return undefined;
    const controller = new AbortController();
    client.call(drafts.get, { params: { form, id } }, { signal: controller.signal }).then(
      ({ draft }) => setStored(draft),
      () => {
        // Without its drafts the form still works; that new ones cannot be kept is said by the status.
        if (!controller.signal.aborted) setStored(null);
      },
    );
    return () => controller.abort();
  }, [client, form, id, isKept]);

  const value = written ?? (stored ? { ...start, ...(stored.value as Partial<Values>) } : start);
  const standsOn = stored ? stored.baseVersion : baseVersion;
  const current = useRef({ value, standsOn });
  useEffect(() => {
    current.current = { value, standsOn };
  });

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order, or an older draft could overwrite a newer one.
    const kept = saving.current.then(async () => {
      const sent = latest.current;
      if (!sent) return true;
      if (!isKept) return false;
      setState({ kind: "saving" });
      try {
        const { savedAt } = await client.call(drafts.put, {
          params: { form, id },
          body: { value: sent as Record<string, unknown>, baseVersion: current.current.standsOn },
        });
        if (latest.current !== sent) return false;
        latest.current = undefined;
        setState({ kind: "saved", at: savedAt });
        return true;
      } catch {
        // Whatever the reason, the person sees that it is not safe and can try again.
        setState({ kind: "failed" });
        return false;
      }
    });
    saving.current = kept;
    return kept;
  }, [client, form, id, isKept]);

  useEffect(() => {
    if (state.kind !== "unsaved") return undefined;
    const timer = setTimeout(() => void flush(), restBeforeSaving);
    return () => clearTimeout(timer);
  }, [state, flush]);

  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  const change = useCallback(
    (part: Partial<Values>) => {
      const next = { ...current.current.value, ...part };
      current.current = { ...current.current, value: next };
      latest.current = next;
      setWritten(next);
      if (isKept) setState({ kind: "unsaved" });
    },
    [isKept],
  );

  const discard = useCallback(async () => {
    latest.current = undefined;
    await saving.current;
    // What it was for has been done: a draft left behind is offered once more, or forgotten by its age.
    if (isKept) await client.call(drafts.remove, { params: { form, id } }).catch(() => undefined);
    setStored(null);
    setWritten(undefined);
    setState({ kind: "idle" });
  }, [client, form, id, isKept]);

  return {
    ready: stored !== undefined,
    value,
    change,
    flush,
    discard,
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    isChanged: written !== undefined,
    restored:
      stored && written === undefined ? { baseVersion: stored.baseVersion, savedAt: stored.savedAt } : undefined,
    state,
  };
}
