import type { PlaceLevel } from "@yer/api/contract/places";
import type { PlaceQuery } from "@yer/api/contract/places-register";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import { filtersOf, paramsOf, type PlaceFilters } from "./placeQuery.js";

/** What stands in place of the list: a form over the whole page. */
export type PlacePage = "create" | "edit" | "split" | "import" | "outlines";
const pages: readonly string[] = ["create", "edit", "split", "import", "outlines"];

/** A register's state: filters, order, place in the list, the place looked at, the page open over it; all in the URL. */
export interface PlaceRegister {
  readonly level: PlaceLevel;
  readonly filters: PlaceFilters;
  readonly query: PlaceQuery;
  readonly offset: number;
  readonly isNarrowed: boolean;
  /** Code of the place whose details are open. */
  readonly place: string | undefined;
  readonly page: PlacePage | undefined;
  /** The batch of an import or of outlines that is open. */
  readonly batch: string | undefined;
  readonly change: (filters: PlaceFilters) => void;
  readonly clear: () => void;
  readonly goNext: (cursor: string, rows: number) => void;
  readonly goPrevious: (() => void) | undefined;
  readonly goFirst: () => void;
  /** Opens a place's details, or closes them. */
  readonly look: (code: string | undefined) => void;
  /** Opens a page, or goes back to the list. */
  readonly open: (page: PlacePage | undefined, of?: { readonly place?: string; readonly batch?: string }) => void;
}

/** Keeps a register's state in the URL, so that a link to it shows a colleague the same. */
export function usePlaceRegister(level: PlaceLevel): PlaceRegister {
  const [params, setParams] = useRegisterParams();
  const { state } = useLocation() as { state: { hasPrevious?: boolean } | null };
  const navigate = useNavigate();
  const filters = useMemo(() => filtersOf(params), [params]);
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);
  const query = useMemo(
    () => ({ level, ...filters, ...(after === undefined ? {} : { after }) }),
    [level, filters, after],
  );
  const page = params.get("do") ?? "";

  function go(next: URLSearchParams, place?: { hasPrevious: boolean }): void {
    setParams(next, place ? { state: place } : {});
  }
  /** The list as it stands, with what is opened beside or over it. */
  function withOpen(opened: Readonly<Record<string, string | undefined>>): URLSearchParams {
    const next = new URLSearchParams(params);
    for (const name of ["place", "do", "batch"]) {
      const value = opened[name];
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    }
    return next;
  }

  return {
    level,
    filters,
    query,
    offset,
    isNarrowed: Object.keys(filters).some((name) => name !== "sort"),
    place: params.get("place") ?? undefined,
    page: pages.includes(page) ? (page as PlacePage) : undefined,
    batch: params.get("batch") ?? undefined,
    change: (next) => go(paramsOf(next)),
    clear: () => go(paramsOf(filters.sort === undefined ? {} : { sort: filters.sort })),
    goNext: (cursor, rows) => {
      const next = paramsOf(filters);
      next.set("after", cursor);
      next.set("offset", String(offset + rows));
      go(next, { hasPrevious: true });
    },
    // Keyset lists have no way back of their own: the browser's history is it.
    goPrevious: after !== undefined && state?.hasPrevious ? () => void navigate(-1) : undefined,
    goFirst: () => go(paramsOf(filters)),
    look: (code) => go(withOpen({ place: code })),
    open: (next, of) => go(withOpen({ do: next, place: of?.place, batch: of?.batch })),
  };
}
