import type { InboxQuery } from "@yer/api/contract/conclusions";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { inboxFilterNames, inboxParamsOf, type InboxState, inboxStateOf } from "./inboxQuery.js";

/** A conclusion that is open in place: its file and step. */
export interface OpenConclusion {
  readonly fileId: string;
  readonly stepId: string;
}

/** The inbox's state: list, filters, order, place in the list and what is open, all of them in the URL. */
export interface Inbox {
  readonly state: InboxState;
  /** What to ask the service. */
  readonly query: InboxQuery;
  /** Rows before this page's first one. */
  readonly offset: number;
  readonly isNarrowed: boolean;
  readonly change: (state: InboxState) => void;
  readonly goNext: (cursor: string, rows: number) => void;
  readonly goPrevious: (() => void) | undefined;
  readonly goFirst: () => void;
  readonly opened: OpenConclusion | undefined;
  readonly hrefOf: (opened: OpenConclusion) => string;
  readonly open: (opened: OpenConclusion | undefined) => void;
}

/** Keeps the inbox's state in the URL, so that a link to it shows a colleague the same. */
export function useInbox(): Inbox {
  const [params, setParams] = useRegisterParams();
  const { pathname, state: place } = useLocation() as { pathname: string; state: { hasPrevious?: boolean } | null };
  const navigate = useNavigate();
  const state = useMemo(() => inboxStateOf(params), [params]);
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);
  const query = useMemo(() => ({ ...state, ...(after === undefined ? {} : { after }) }), [state, after]);
  const fileId = params.get("file");
  const stepId = params.get("at");

  function go(next: URLSearchParams, options: { state?: { hasPrevious: boolean } } = {}): void {
    setParams(next, options);
  }
  function opening(opened: OpenConclusion | undefined): URLSearchParams {
    const next = new URLSearchParams(params);
    next.delete("file");
    next.delete("at");
    if (opened) {
      next.set("file", opened.fileId);
      next.set("at", opened.stepId);
    }
    return next;
  }
  return {
    state,
    query,
    offset,
    isNarrowed: state.search !== undefined || inboxFilterNames.some((name) => state[name] !== undefined),
    change: (next) => go(inboxParamsOf(next)),
    goNext: (cursor, rows) => {
      const next = inboxParamsOf(state);
      next.set("after", cursor);
      next.set("offset", String(offset + rows));
      go(next, { state: { hasPrevious: true } });
    },
    // Keyset lists have no way back of their own: the browser's history is it.
    goPrevious: after !== undefined && place?.hasPrevious ? () => void navigate(-1) : undefined,
    goFirst: () => go(inboxParamsOf(state)),
    opened: fileId !== null && stepId !== null ? { fileId, stepId } : undefined,
    hrefOf: (opened) => `${pathname}?${opening(opened).toString()}`,
    open: (opened) => go(opening(opened), place ? { state: { hasPrevious: place.hasPrevious === true } } : {}),
  };
}
