import { type Draft, useDraft } from "@yer/api/react";
import { AutosaveStatus } from "@yer/ui";
import type { ReactNode } from "react";

/** A form's values, kept on the server while they are written, and a line that says whether they are. */
export interface ServerDraft<Values> extends Omit<Draft<Values>, "state" | "other"> {
  /** Says whether what is being written is safe. */
  readonly status: ReactNode;
}

/** {@link useDraft} of somebody who is signed in, as every form of the back office shows it. */
export function useServerDraft<Values extends object>(
  form: string,
  id: string,
  start: Values,
  baseVersion: number | null = null,
  isStored = true,
): ServerDraft<Values> {
  const { state, other, ...draft } = useDraft(form, id, start, baseVersion, isStored);
  return {
    ...draft,
    status: <AutosaveStatus state={state} other={other} onRetry={() => void draft.flush()} timeZone="Asia/Tashkent" />,
  };
}
