import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { drafts } from "../contract/drafts.js";
import type { ReplyOf } from "../contract/endpoint.js";
import { joinDrafts, readDraft, type SetAside, writtenDraft } from "./join-drafts.js";
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
  return { ...start, ...(stored ? readDraft<Values>(stored.value).value : undefined), ...parts };
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
  /** Other words for the same fields: kept beside what stands here until the person has looked. */
  readonly other: OtherDraft | undefined;
  /** Grows when something came into the form that was not typed here: a form that keeps its own values begins anew. */
  readonly epoch: number;
  readonly state: DraftState;
}

/** A draft that was found after something else had been typed in its place. */
export interface OtherDraft {
  /** When it was kept, ISO 8601. */
  readonly at: string;
  /** Puts it into the form, and what stands there aside in its turn. */
  readonly swap: () => void;
  /** Throws it away. */
  readonly drop: () => void;
}

/**
 * Keeps what a person types on the server (`PUT /drafts/{form}/{id}`), never in the browser: it survives a reload, an
 * expired session and another machine. `start` is what the form begins with where there is no draft; `baseVersion` the
 * version it was made of. A draft goes on standing on the version it was begun on. Nothing is kept before the draft that
 * lies there has been read: what was typed meanwhile wins field by field, and what it took the place of is kept beside it
 * as {@link Draft.other}.
 * @param isStored `false` where nobody is signed in whose draft it could be: the values then live as long as the page, and
 * are kept once somebody is
 */
export function useDraft<Values extends object>(
  form: string,
  id: string,
  start: Values,
  baseVersion: number | null = null,
  isStored = true,
): Draft<Values> {
  const { client } = useExtra();
  /** Undefined until the server has answered; null where it has no draft, or cannot be reached. */
  const [stored, setStored] = useState<Stored | undefined>();
  /** What was changed here. */
  const [changed, setChanged] = useState<Changed<Values>>();
  const [state, setState] = useState<DraftState>({ kind: "idle" });
  const [aside, setAside] = useState<SetAside<Values>>();
  const [epoch, setEpoch] = useState(0);
  /** The same, for what runs between two renders. */
  const besides = useRef<SetAside<Values>>(undefined);
  /** What this form knows the server to have had: a draft found later that says the same is no other one. */
  const known = useRef<Values>(undefined);
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

  const putAside = useCallback((given: SetAside<Values> | undefined) => {
    besides.current = given;
    setAside(given);
  }, []);

  /** Takes in what lies on the service: what was typed before it was read wins, and loses nothing of it. */
  const accept = useCallback(
    (draft: Stored): void => {
      seen.current = draft;
      setStored(draft);
      const found = draft ? readDraft<Values>(draft.value) : undefined;
      if (found?.aside) putAside(found.aside);
      const typed = mine.current;
      const before = known.current ?? began.current.start;
      if (found) known.current = { ...before, ...found.value };
      if (!found || !draft || !typed) return;
      const was = { ...before, ...typed.parts };
      const joined = joinDrafts(before, { ...before, ...found.value }, was);
      if (joined.hides) putAside({ value: { ...before, ...found.value }, at: draft.savedAt });
      if (joined.isNew) setEpoch((count) => count + 1);
      const next = { start: typed.start, parts: joined.value };
      mine.current = next;
      if (latest.current) latest.current = next;
      setChanged(next);
    },
    [putAside],
  );

  // Asked for itself and not through the cache: what this person wrote a moment ago is what counts.
  useEffect(() => {
    if (!isStored) return undefined;
    const controller = new AbortController();
    // Whose draft it is may be another person than before.
    seen.current = undefined;
    const hear = (draft: Stored): void => {
      // A save that waited for this may have read it first.
      if (seen.current === undefined) accept(draft);
      // Typed before anybody was signed in, or before this was read.
      if (latest.current) setState((before) => (before.kind === "saving" ? before : { kind: "unsaved" }));
    };
    client.call(drafts.get, { params: { form, id } }, { signal: controller.signal }).then(
      ({ draft }) => hear(draft),
      () => {
        // Without its drafts the form still works; that new ones cannot be kept is said by the status.
        if (!controller.signal.aborted) setStored(null);
      },
    );
    return () => controller.abort();
  }, [client, form, id, isStored, accept]);

  const flush = useCallback((): Promise<boolean> => {
    // One at a time and in order, or an older draft could overwrite a newer one.
    const kept = saving.current.then(async () => {
      if (!latest.current) return true;
      if (!isStored) return false;
      setState({ kind: "saving" });
      unsavedSince.current = undefined;
      try {
        if (seen.current === undefined) {
          const { draft: lies } = await client.call(drafts.get, { params: { form, id } });
          // The reading that the form began with may have come meanwhile.
          if (seen.current === undefined) accept(lies);
        }
        const draft = seen.current ?? null;
        // Read here: what lay there may just have been joined to it.
        const sent = latest.current;
        if (!sent) return true;
        const written = together(draft, sent);
        const { savedAt } = await client.call(drafts.put, {
          params: { form, id },
          body: {
            value: writtenDraft(written, besides.current),
            baseVersion: draft ? draft.baseVersion : began.current.baseVersion,
          },
        });
        known.current = written;
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
  }, [client, form, id, isStored, accept]);

  useEffect(() => {
    if (state.kind !== "unsaved") return undefined;
    unsavedSince.current ??= performance.now();
    const left = longestUnsaved - (performance.now() - unsavedSince.current);
    const timer = setTimeout(() => void flush(), Math.max(0, Math.min(restBeforeSaving, left)));
    return () => clearTimeout(timer);
  }, [state, flush]);

  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => void flush(), [flush]);

  // When the connection is back, and before the page is loaded anew.
  useEffect(() => {
    client.link.keepers.add(flush);
    return () => void client.link.keepers.delete(flush);
  }, [client, flush]);

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
      if (isStored) setState({ kind: "unsaved" });
    },
    [isStored],
  );

  const discard = useCallback(async () => {
    latest.current = undefined;
    mine.current = undefined;
    await saving.current;
    // What it was for has been done: a draft left behind is offered once more, or forgotten by its age.
    if (isStored) await client.call(drafts.remove, { params: { form, id } }).catch(() => undefined);
    seen.current = null;
    known.current = undefined;
    setStored(null);
    setChanged(undefined);
    putAside(undefined);
    setState({ kind: "idle" });
  }, [client, form, id, isStored, putAside]);

  const settle = useCallback(
    (parts: Partial<Values>, other: SetAside<Values> | undefined) => {
      const next = { start: mine.current?.start ?? began.current.start, parts };
      mine.current = next;
      latest.current = next;
      setChanged(next);
      putAside(other);
      if (isStored) setState({ kind: "unsaved" });
    },
    [putAside, isStored],
  );

  // The same object until something is changed or read: effects of a form may stand on it.
  const written = useMemo(() => changed && together(stored, changed), [stored, changed]);
  const value = written ?? (stored ? together(stored, { start, parts: {} }) : start);
  return {
    ready: !isStored || stored !== undefined,
    value,
    change,
    flush,
    discard,
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    isChanged: changed !== undefined,
    restored:
      stored && changed === undefined ? { baseVersion: stored.baseVersion, savedAt: stored.savedAt } : undefined,
    other: aside && {
      at: aside.at,
      swap: () => {
        settle(aside.value, { value, at: new Date().toISOString() });
        setEpoch((count) => count + 1);
      },
      drop: () => settle(value, undefined),
    },
    epoch,
    state,
  };
}
