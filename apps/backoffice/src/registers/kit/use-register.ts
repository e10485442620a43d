import type { Endpoint } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import {
  type AskedOf,
  askedIn,
  type PageOf,
  paramsOf,
  type Register,
  type RowOf,
  unreadOf,
} from "@yer/api/contract/register";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, type Read, skip, useExtra, useRead, useSession } from "@yer/api/react";
import { useMemo, useState } from "react";
import { type NavigateOptions, useLocation } from "react-router-dom";
import { useText } from "../../base/language/use-text.js";
import { lookNames, putting } from "../address/address-after.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRegisterParams } from "../address/use-register-params.js";
import { useTableFace } from "../../base/screen/use-table-face.js";
import { isPersonal } from "./personal-number.js";
import type { RegisterState } from "./register-state.js";
import { back, type Trail, trailIn, trailTo, withTrail } from "./trail.js";
import { type ListPage, pageOf } from "./use-pages.js";

type Values = Readonly<Record<string, unknown>>;

/** What a register's screen says of its address. */
export interface RegisterOptions {
  /** Names the address holds besides: a tab, what is open beside the list. */
  readonly own?: readonly string[] | undefined;
  /** Names asked for that leave no row out, beside the order. */
  readonly aside?: readonly string[] | undefined;
  /** Digits that are sought here are codes of places, not persons' numbers. @default false */
  readonly codes?: boolean | undefined;
}

/** A search by a personal number, and what it found. */
interface Sought {
  readonly words: string;
  readonly data?: unknown;
  readonly failure?: Failure;
}

const nothing = {};
const noNames: readonly string[] = [];
const noRows: readonly never[] = [];

/** The address with something open beside the list, or closed. */
const opening = (values: Readonly<Record<string, string | undefined>>) =>
  putting(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? ""])));

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/**
 * Keeps a register's state in its address, so that a link shows a colleague the same: what is asked, the way to the page
 * that is shown, what is open beside it. One way for all registers.
 */
export function useRegister<R extends Register>(
  contract: R,
  options: RegisterOptions,
  /** What the screen itself is bound to, whatever its address says. */
  boundTo?: AskedOf<R>,
): RegisterState<R> {
  const { own = noNames, aside = noNames, codes = false } = options;
  const text = useText();
  const { client } = useExtra();
  const { pathname } = useLocation();
  const { permissions } = useSession();
  const [params, setParams] = useRegisterParams();
  const [sought, setSought] = useState<Sought>();
  const [isSeeking, setSeeking] = useState(false);
  const mayRead = contract.read === undefined || permissions.includes(contract.read);

  const spelled = JSON.stringify(boundTo ?? nothing);
  const bound = useMemo(() => JSON.parse(spelled) as Values, [spelled]);
  const boundNames = useMemo(() => Object.keys(bound), [bound]);
  const asked = useMemo(() => ({ ...askedIn(contract, params), ...bound }), [contract, params, bound]);
  const trail = useMemo(() => trailIn(params), [params]);
  const after = trail.at(-1)?.after;
  const query = useMemo(
    () => ({ ...(contract.asks ? asked : bound), ...(after === undefined ? {} : { after }) }),
    [contract, asked, bound, after],
  );

  const list: Endpoint = contract.list;
  const asks = mayRead && sought === undefined;
  const read: Read<unknown> = useRead(list, asks ? ((list.query ? { query } : nothing) as never) : skip);
  const found = sought && {
    data: sought.data,
    currentData: sought.data,
    failure: sought.failure,
    isFetching: contract.search !== undefined && sought.data === undefined && sought.failure === undefined,
  };
  const shown = found ?? read;
  const refetch = sought === undefined ? read.refetch : (): void => find(sought.words);
  const face = useTableFace(mayRead, {
    ...shown,
    isFetching: shown.isFetching || isSeeking,
    refetch: async () => refetch(),
  });
  const data = shown.data as (Omit<ListPage, "next" | "total"> & Partial<ListPage>) | undefined;
  const rows = face.status === "error" ? noRows : (data?.items ?? noRows);

  /** The address that asks something else: on its first page, with what is open and how the table looks as they stand. */
  const asking =
    (change: (before: Values) => Values) =>
    (standing: URLSearchParams): URLSearchParams => {
      const next = new URLSearchParams();
      const keep = (names: readonly string[]) => {
        for (const name of names) for (const value of standing.getAll(name)) next.append(name, value);
      };
      keep(own);
      const values = without(change(askedIn(contract, standing)), boundNames);
      for (const [name, value] of paramsOf<Register>(contract, values)) next.append(name, value);
      keep(lookNames);
      return next;
    };
  const set = (change: (before: Values) => Values, how?: NavigateOptions): void => {
    setSought(undefined);
    setParams(asking(change), how);
  };
  const go = (next: Trail): void => setParams((standing) => withTrail(standing, next));

  async function goBack(): Promise<void> {
    const former = back(trail, pageSizes.usual);
    if (former !== undefined) return go(former);
    setSeeking(true);
    try {
      const rowsBefore = (trail[0]?.offset ?? 0) - pageSizes.usual;
      const step = async (part: object) => (await client.call(list, { query: { ...asked, ...part } })) as ListPage;
      go(await trailTo(rowsBefore, step, pageSizes.most));
    } catch (error) {
      toasts.push({ tone: "danger", text: sayFailure(text, failureOf(error)) });
    } finally {
      setSeeking(false);
    }
  }

  async function askFor(words: string, search: Endpoint): Promise<void> {
    const { shape = nothing } = (search.body ?? nothing) as { readonly shape?: object };
    const along = Object.fromEntries(Object.entries(asked).filter(([name]) => name in shape));
    const tell = (outcome: Omit<Sought, "words">) =>
      setSought((now) => (now?.words === words ? { words, ...outcome } : now));
    try {
      tell({ data: await client.call(search, { body: { ...along, personal: words } }) });
    } catch (error) {
      tell({ failure: failureOf(error) });
    }
  }

  function find(given: string, how?: NavigateOptions): void {
    const words = given.trim();
    if (codes || !isPersonal(words)) {
      return set((before) => ({ ...before, search: words === "" ? undefined : words }), how);
    }
    setSought({ words });
    if (contract.search) void askFor(words, contract.search);
  }

  const narrowing = without(asked, [...boundNames, ...aside, "sort"]);
  const others = useMemo(() => new Set([...lookNames, "after", "offset", ...own]), [own]);
  const unread = useMemo(
    () => [
      ...unreadOf(contract, params, others),
      ...boundNames
        .filter((name) => params.has(name) && askedIn<Register>(contract, params)[name] !== undefined)
        .map((name) => ({ name, value: params.getAll(name).join(", ") })),
    ],
    [contract, params, others, boundNames],
  );
  const hrefTo = (next: URLSearchParams): string => (next.size === 0 ? pathname : `${pathname}?${next.toString()}`);

  return {
    contract,
    mayRead,
    asked,
    bound: boundNames,
    data: data as PageOf<R> | undefined,
    rows: rows as readonly RowOf<R>[],
    failure: shown.failure,
    face,
    page:
      data?.next === undefined || data.total === undefined
        ? undefined
        : // What a personal number finds is one page, which no address tells.
          sought
          ? { offset: 0, total: data.total, hasMore: data.more ?? false }
          : pageOf(data as ListPage, trail, go, () => void goBack()),
    refetch,
    isNarrowed: sought !== undefined || Object.values(narrowing).some((value) => value !== undefined),
    ask: (values, how) => set((before) => ({ ...before, ...values }), how),
    hrefAsking: (values) => hrefTo(asking((before) => ({ ...before, ...values }))(params)),
    clear: () => set((before) => without(before, Object.keys(narrowing))),
    find,
    personal: sought?.words,
    unread,
    dropUnread: () => setParams(putting(Object.fromEntries(unread.map(({ name }) => [name, ""])))),
    opened: (name) => params.get(name) ?? undefined,
    open: (values, how) => setParams(opening(values), how),
    hrefOf: (values) => hrefTo(opening(values)(params)),
  };
}
