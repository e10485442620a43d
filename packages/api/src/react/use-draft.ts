import { useCallback, useEffect, useMemo, useRef, useState } from "react";
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

/** The parts that a person changed, and what the form began with as they did. */
interface Changed<Values> {
  readonly start: Values;
  readonly parts: Partial<Values>;
}

/** What stands in the form: what lies on the service, and over it the parts that were changed here. */
function together<Values>(stored: Stored | undefined, { start, parts }: Changed<Values>): Values {
  return { ...start, ...(stored?.value as Partial<Values> | undefined), ...parts };
}

/** Milliseconds of rest after typing before a draft is kept (DESIGN §3). */
const restBeforeSaving = 2000;
/** Milliseconds that words typed without a rest wait at the most: a session that ends takes no more than these. */
const longestUnsaved = 10_000;

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
 * version it was made of. A draft goes on standing on the version it was begun on. Nothing is kept before the draft that
 * lies there has been read: what is typed meanwhile stands beside it, part by part, and never in its place unseen.
 * @param isKept `false` where nobody is signed in whose draft it could be: the values then live as long as the page, and
 * are kept once somebody is
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
  const [stored, setStored] = useState<Stored | undefined>();
  /** What was changed here. */
  const [changed, setChanged] = useState<Changed<Values>>();
  const [state, setState] = useState<DraftState>({ kind: "idle" });
  /** What the server was seen to have; undefined while it has not said. */
  const seen = useRef<Stored | undefined>(undefined);
  const mine = useRef<Changed<Values>>(undefined);
  /** What of it is not kept yet. */
  const latest = useRef<Changed<Values>>(undefined);
  const unsavedSince = useRef<number>(undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const began = useRef({ start, baseVersion });
  useEffect(() => {
    began.current = { start, baseVersion };
  });

  const accept = useCallback((draft: Stored): void => {
    seen.current = draft;
    setStored(draft);
    // Typed before anybody was signed in, or before this was read.
    if (latest.current) setState((before) => (before.kind === "saving" ? before : { kind: "unsaved" }));
  }, []);

  // Asked for itself and not through the cache: what this person wrote a moment ago is what counts.
  useEffect(() => {
    if (!isKept) return undefined;
    const controller = new AbortController();
    // Whose draft it is may be another person than before.
    seen.current = undefined;
    client.call(drafts.get, { params: { form, id } }, { signal: controller.signal }).then(
      ({ draft }) => accept(draft),
      () => {
        // Without its drafts the form still works; that new ones cannot be kept is said by the status.
        if (!controller.signal.aborted) setStored(null);
      },
    );
    return () => controller.abort();
  }, [client, form, id, isKept, accept]);

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order, or an older draft could overwrite a newer one.
    const kept = saving.current.then(async () => {
      const sent = latest.current;
      if (!sent) return true;
      if (!isKept) return false;
      setState({ kind: "saving" });
      unsavedSince.current = undefined;
      try {
        if (seen.current === undefined) {
          seen.current = (await client.call(drafts.get, { params: { form, id } })).draft;
          setStored(seen.current);
        }
        const draft = seen.current;
        const { savedAt } = await client.call(drafts.put, {
          params: { form, id },
          body: {
            value: together(draft, sent) as Record<string, unknown>,
            baseVersion: draft ? draft.baseVersion : began.current.baseVersion,
          },
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
    unsavedSince.current ??= performance.now();
    const left = longestUnsaved - (performance.now() - unsavedSince.current);
    const timer = setTimeout(() => void flush(), Math.max(0, Math.min(restBeforeSaving, left)));
    return () => clearTimeout(timer);
  }, [state, flush]);

  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  // Whoever signs in again in another tab has what could not be kept here kept without a press.
  useEffect(
    () =>
      client.session.subscribe(({ record }) => {
        if (record && latest.current) setState((before) => (before.kind === "failed" ? { kind: "unsaved" } : before));
      }),
    [client],
  );

  const change = useCallback(
    (part: Partial<Values>) => {
      const { start: on, parts } = mine.current ?? { start: began.current.start, parts: {} };
      const next = { start: on, parts: { ...parts, ...part } };
      mine.current = next;
      latest.current = next;
      setChanged(next);
      if (isKept) setState({ kind: "unsaved" });
    },
    [isKept],
  );

  const discard = useCallback(async () => {
    latest.current = undefined;
    mine.current = undefined;
    await saving.current;
    // What it was for has been done: a draft left behind is offered once more, or forgotten by its age.
    if (isKept) await client.call(drafts.remove, { params: { form, id } }).catch(() => undefined);
    seen.current = null;
    setStored(null);
    setChanged(undefined);
    setState({ kind: "idle" });
  }, [client, form, id, isKept]);

  // The same object until something is changed or read: effects of a form may stand on it.
  const written = useMemo(() => changed && together(stored, changed), [stored, changed]);
  return {
    ready: !isKept || stored !== undefined,
    value: written ?? (stored ? { ...start, ...(stored.value as Partial<Values>) } : start),
    change,
    flush,
    discard,
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    isChanged: changed !== undefined,
    restored:
      stored && changed === undefined ? { baseVersion: stored.baseVersion, savedAt: stored.savedAt } : undefined,
    state,
  };
}
