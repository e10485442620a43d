import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** Where in a keyset list the page is, in the URL, and the ways on from there. */
export interface RegisterPage {
  readonly after: string | undefined;
  /** Rows before this page's first one. */
  readonly offset: number;
  readonly goNext: (cursor: string, rows: number) => void;
  readonly goPrevious: (() => void) | undefined;
  readonly goFirst: (() => void) | undefined;
}

/**
 * Keeps a place in a list in the URL.
 * @param here the parameters of the list's beginning
 */
export function useRegisterPage(here: URLSearchParams): RegisterPage {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: { hasPrevious?: boolean } | null };
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);
  return {
    after,
    offset,
    goNext: (cursor, rows) => {
      const next = new URLSearchParams(here);
      next.set("after", cursor);
      next.set("offset", String(offset + rows));
      void navigate({ pathname, search: `?${next}` }, { state: { hasPrevious: true } });
    },
    // Keyset lists have no way back of their own: the browser's history is it.
    goPrevious: after !== undefined && state?.hasPrevious ? () => void navigate(-1) : undefined,
    goFirst: offset > 0 ? () => setParams(here) : undefined,
  };
}
