import type { Endpoint } from "@yer/api/contract/endpoint";
import { type AskedOf, askedIn, type Register, type RowOf } from "@yer/api/contract/register";
import { ahead, trailIn, withTrail } from "./trail.js";

/** A row of a list that is worked off. */
export interface QueueRow {
  /** The row's own id: where several rows lead to one record, it tells them apart. */
  readonly id: string;
  /** Id of the record that is opened. */
  readonly record: string;
  /** What the way to it calls it. */
  readonly number: string;
  /** Address of the record. */
  readonly href: string;
}

/** The lists that a register's rows are worked off from, one after another. Made by {@link queueOf}. */
export interface QueueOf {
  /** The register's name. */
  readonly name: string;
  readonly list: Endpoint;
  /** What the list at an address is asked; undefined where it is none of these lists. */
  readonly asks: (list: string) => object | undefined;
  /** A row of the list; undefined where its reader cannot open it. */
  readonly rowOf: (row: unknown) => QueueRow | undefined;
}

/** What a register's queue declares. */
interface Given<R extends Register> {
  /** What the screen at an address is bound to; undefined where it shows no such list. */
  readonly at: (path: string, params: URLSearchParams) => AskedOf<R> | undefined;
  /** See {@link QueueRow}. */
  readonly row: (row: RowOf<R>) => QueueRow | undefined;
}

/** Declares whence, and how, the rows of a register are worked off. */
export function queueOf<R extends Register>(register: R, { at, row }: Given<R>): QueueOf {
  return {
    name: register.name,
    list: register.list,
    asks: (address) => {
      const [path = "", search = ""] = address.split("?");
      const params = new URLSearchParams(search);
      const bound = at(path, params);
      if (bound === undefined) return undefined;
      const after = trailIn(params).at(-1)?.after;
      return { ...askedIn(register, params), ...bound, ...(after === undefined ? {} : { after }) };
    },
    rowOf: (one) => row(one as RowOf<R>),
  };
}

/** The list that a record was opened from. */
export interface Queue {
  readonly of: QueueOf;
  /** Its address, page and filters included. */
  readonly href: string;
  /** The row it was opened from, where several lead to it. */
  readonly row: string | undefined;
  /** What its list is asked for that page. */
  readonly query: object;
}

/** An address of a record, its forms and tabs that goes on knowing the list it was opened from. */
export function inQueue(href: string, queue: Pick<Queue, "href" | "row"> | undefined): string {
  if (queue === undefined) return href;
  const { href: list, row } = queue;
  const told = new URLSearchParams({ list, ...(row === undefined ? {} : { row }) }).toString();
  return `${href}${href.includes("?") ? "&" : "?"}${told}`;
}

/** The address that a row of a list leads to; it knows the list, as it stands, where that is one that is worked off. */
export function hrefInQueue(of: QueueOf, { id, record, href }: QueueRow, list: string): string {
  const told = { href: list, row: id === record ? undefined : id };
  return inQueue(href, of.asks(list) === undefined ? undefined : told);
}

/** The list of an address on the page behind the one that is told: its cursor, and how many rows stand before it. */
export function pageAfter(list: string, after: string, rows: number): string {
  const [path = "", search = ""] = list.split("?");
  const asked = new URLSearchParams(search);
  return `${path}?${withTrail(asked, ahead(trailIn(asked), after, rows)).toString()}`;
}

/** The list that an address tells; undefined where it tells none, or one that leads to no such record. */
export function queueIn(params: URLSearchParams, ...lists: readonly QueueOf[]): Queue | undefined {
  const href = params.get("list") ?? "";
  for (const of of lists) {
    const query = of.asks(href);
    if (query !== undefined) return { of, href, row: params.get("row") ?? undefined, query };
  }
  return undefined;
}
