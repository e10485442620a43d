import type { KeysetPage } from "@yer/ui";
import { useLocation, useNavigate } from "react-router-dom";
import { useRegisterParams } from "./useRegisterParams.js";

/** What of a page of a keyset list its place is made of. */
interface Page {
  readonly items: readonly unknown[];
  readonly total: number;
  readonly more: boolean;
  /** Cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Where in a keyset list one is, in the URL, and the ways on from there. */
export interface ListPage {
  /** What to ask the service for: nothing, on the first page. */
  readonly query: { readonly after?: string };
  /** The ways on from a page, for its table; undefined before it is known. */
  readonly pageOf: (data: Page | undefined) => KeysetPage | undefined;
}

/**
 * Keeps a place in a list in the URL.
 * @param here the parameters of the list's beginning
 */
export function useListPage(here?: URLSearchParams): ListPage {
  const [params, setParams] = useRegisterParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { hasPrevious?: boolean } | null };
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);

  function goTo(cursor: string, rows: number): void {
    const next = new URLSearchParams(here);
    next.set("after", cursor);
    next.set("offset", String(offset + rows));
    setParams(next, { state: { hasPrevious: true } });
  }

  return {
    query: after === undefined ? {} : { after },
    pageOf: (data) => {
      if (!data) return undefined;
      const { items, total, more, next } = data;
      return {
        offset,
        total,
        more,
        onNext: next === null ? undefined : () => goTo(next, items.length),
        // Keyset lists have no way back of their own: the browser's history is it.
        onPrevious: after !== undefined && state?.hasPrevious ? () => void navigate(-1) : undefined,
        onFirst: offset > 0 ? () => setParams(here ?? {}) : undefined,
      };
    },
  };
}
