import { type ApplicationQuery, applicationRegister } from "@yer/api/contract/application-register";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { StatusKey } from "@yer/api/contract/statuses";
import { type Failure, useAct } from "@yer/api/react";
import { useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useRegisterParams } from "../shell/useRegisterParams.js";
import {
  type FilterName,
  filterNames,
  filtersOf,
  isPersonal,
  paramsOf,
  type RegisterFilters,
} from "./registerQuery.js";

type Page = ReplyOf<typeof applicationRegister.list>;

/** The register's state: filters, order and place in the list, all of them in the URL; a personal search, which is not. */
export interface Register {
  readonly filters: RegisterFilters;
  /** What to ask the service. */
  readonly query: ApplicationQuery;
  /** Rows before this page's first one. */
  readonly offset: number;
  /** Whether anything but the address narrows the list. */
  readonly isNarrowed: boolean;
  readonly change: (filters: RegisterFilters) => void;
  readonly clear: () => void;
  readonly goNext: (cursor: string, rows: number) => void;
  readonly goPrevious: (() => void) | undefined;
  readonly goFirst: () => void;
  /** Searches: by URL, or in the body where the text reads as a personal number. */
  readonly search: (text: string) => void;
  /** The personal number being shown, or undefined. */
  readonly personal: string | undefined;
  readonly found: Page | undefined;
  readonly failure: Failure | undefined;
  readonly searching: boolean;
}

/** Keeps a register's state in the URL, so that a link to it shows a colleague the same. */
export function useRegister(fixed: StatusKey | undefined): Register {
  const [params, setParams] = useRegisterParams();
  const { state } = useLocation() as { state: { hasPrevious?: boolean } | null };
  const navigate = useNavigate();
  const [personal, setPersonal] = useState<string>();
  const [searchPersonal, personalState] = useAct(applicationRegister.search);

  const filters = useMemo(() => filtersOf(params, fixed), [params, fixed]);
  const after = params.get("after") ?? undefined;
  const offset = after === undefined ? 0 : Math.max(0, Number(params.get("offset")) || 0);
  const query = useMemo(() => ({ ...filters, ...(after === undefined ? {} : { after }) }), [filters, after]);

  function go(next: URLSearchParams, place?: { hasPrevious: boolean }): void {
    setParams(next, place ? { state: place } : {});
  }

  return {
    filters,
    query,
    offset,
    isNarrowed:
      personal !== undefined ||
      filters.search !== undefined ||
      filterNames.some((name: FilterName) => filters[name] !== undefined && !(name === "status" && fixed)),
    change: (next) => go(paramsOf(next, fixed)),
    clear: () => {
      setPersonal(undefined);
      go(paramsOf(filters.sort === undefined ? {} : { sort: filters.sort }, fixed));
    },
    goNext: (cursor, rows) => {
      const next = paramsOf(filters, fixed);
      next.set("after", cursor);
      next.set("offset", String(offset + rows));
      go(next, { hasPrevious: true });
    },
    // Keyset lists have no way back of their own: the browser's history is it.
    goPrevious: after !== undefined && state?.hasPrevious ? () => void navigate(-1) : undefined,
    goFirst: () => go(paramsOf(filters, fixed)),
    search: (text) => {
      const wanted = text.trim();
      if (isPersonal(wanted)) {
        setPersonal(wanted);
        void searchPersonal({ body: { personal: wanted, ...(filters.status ? { status: filters.status } : {}) } });
        return;
      }
      setPersonal(undefined);
      const { search: _, ...rest } = filters;
      go(paramsOf(wanted === "" ? rest : { ...rest, search: wanted }, fixed));
    },
    personal,
    found: personal === undefined ? undefined : personalState.data,
    failure: personal === undefined ? undefined : personalState.failure,
    searching: personalState.pending,
  };
}
