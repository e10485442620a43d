import { useCallback, useState } from "react";
import { type ServerDraft, useServerDraft } from "../drafts/use-server-draft.js";

/** Under which form and record what is typed is kept on the service. */
export interface DraftAddress {
  readonly form: string;
  readonly id: string;
}

const nowhere: DraftAddress = { form: "", id: "" };

/**
 * What is typed in a form: kept on the service under the address of its draft, or given by who keeps it already; with
 * neither (a password, a reason of one line) it lives as long as the form.
 */
export function useFormValues<Values extends object>(
  draft: DraftAddress | ServerDraft<Values> | undefined,
  start: Values,
  version: number | null,
): ServerDraft<Values> {
  const given = draft !== undefined && "change" in draft ? draft : undefined;
  const { form, id } = draft !== undefined && !("change" in draft) ? draft : nowhere;
  const kept = useServerDraft<Values>(form, id, start, version, form !== "");
  const [typed, setTyped] = useState<Values>();
  const change = useCallback(
    (part: Partial<Values>) => setTyped((before) => ({ ...(before ?? start), ...part })),
    [start],
  );
  const discard = useCallback(() => {
    setTyped(undefined);
    return Promise.resolve();
  }, []);
  if (given) return given;
  if (form !== "") return kept;
  return {
    ready: true,
    value: typed ?? start,
    change,
    flush: () => Promise.resolve(true),
    discard,
    isUnsaved: false,
    isChanged: typed !== undefined,
    restored: undefined,
    epoch: 0,
    status: null,
  };
}
