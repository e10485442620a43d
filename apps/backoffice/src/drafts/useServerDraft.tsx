import { drafts } from "@yer/api/contract/drafts";
import { useExtra, useRead } from "@yer/api/react";
import { AutosaveStatus } from "@yer/ui";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

type Autosave = ComponentProps<typeof AutosaveStatus>["state"];

/** Milliseconds of rest after typing before a draft is kept (DESIGN §3). */
const restBeforeSaving = 2000;

/** A form's values, kept on the server while they are written. */
export interface ServerDraft<Values> {
  /** Whether it is known yet if there is a draft to go on with. */
  readonly ready: boolean;
  readonly value: Values;
  /** Changes a part; it is kept two seconds after the last change. */
  readonly change: (part: Partial<Values>) => void;
  /** Throws the draft away: it was sent, or the person wants to start over. */
  readonly discard: () => Promise<void>;
  /** Whether something stands here that the server does not have. */
  readonly isUnsaved: boolean;
  /** Whether what stands here came from an earlier draft, and the version of the record it was begun on. */
  readonly restored: { readonly baseVersion: number | null } | undefined;
  /** Says whether what is being written is safe. */
  readonly status: ReactNode;
}

/**
 * Keeps what a person types on the server (`PUT /drafts/{form}/{id}`), never in the browser: it survives a reload, an
 * expired session and another machine. `start` is what the form begins with where there is no draft.
 */
export function useServerDraft<Values extends object>(
  form: string,
  id: string,
  start: Values,
  baseVersion: number | null = null,
): ServerDraft<Values> {
  const { client } = useExtra();
  const params = { form, id };
  const { data, failure } = useRead(drafts.get, { params }, { fresh: true });
  const [written, setWritten] = useState<Values>();
  const [state, setState] = useState<Autosave>({ kind: "idle" });
  /** What the server does not have yet. */
  const unsaved = useRef<Values>(undefined);
  const saving = useRef<Promise<void>>(Promise.resolve());

  const stored = data?.draft;
  const value = written ?? (stored ? { ...start, ...(stored.value as Partial<Values>) } : start);

  async function saveNow(): Promise<void> {
    const sent = unsaved.current;
    if (!sent) return;
    setState({ kind: "saving" });
    try {
      const body = { value: sent as Record<string, unknown>, baseVersion };
      const { savedAt } = await client.call(drafts.put, { params, body });
      if (unsaved.current !== sent) return;
      unsaved.current = undefined;
      setState({ kind: "saved", at: savedAt });
    } catch {
      // Whatever the reason, the person sees that it is not safe and can try again.
      setState({ kind: "failed" });
    }
  }

  /** One at a time and in order, or an older draft could overwrite a newer one. */
  function save(): Promise<void> {
    const before = saving.current;
    saving.current = (async () => {
      await before;
      await saveNow();
    })();
    return saving.current;
  }

  const saveLatest = useEffectEvent(() => void save());

  useEffect(() => {
    if (written === undefined) return undefined;
    const timer = setTimeout(saveLatest, restBeforeSaving);
    return () => clearTimeout(timer);
  }, [written]);

  // Leaving the screen does not wait for the two seconds.
  useEffect(() => () => saveLatest(), []);

  function change(part: Partial<Values>): void {
    const next = { ...value, ...part };
    unsaved.current = next;
    setWritten(next);
    setState({ kind: "unsaved" });
  }

  return {
    ready: data !== undefined || failure !== undefined,
    value,
    change,
    discard: async () => {
      unsaved.current = undefined;
      await saving.current;
      await client.call(drafts.remove, { params });
      setWritten(undefined);
      setState({ kind: "idle" });
    },
    isUnsaved: state.kind === "unsaved" || state.kind === "saving" || state.kind === "failed",
    restored: stored && written === undefined ? { baseVersion: stored.baseVersion } : undefined,
    status: <AutosaveStatus state={state} onRetry={() => void save()} timeZone="Asia/Tashkent" />,
  };
}
