import type * as z from "zod/mini";
import type { PermissionCode } from "./codes.js";
import type { ColumnOf, Columns } from "./columns.js";
import type { Endpoint, ReplyOf } from "./endpoint.js";
import { paging } from "./list.js";
import { readUrlQuery } from "./url-query.js";

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Paging = keyof typeof paging;
/** What an address may hold of a list that is asked nothing. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- it may hold nothing
type Nothing = Readonly<Record<never, z.ZodMiniType>>;
/** What of a query's schema an address may hold. */
type ShapeOf<S> = S extends { readonly shape: infer T extends Shape }
  ? { readonly [Name in Exclude<keyof T, Paging>]: T[Name] }
  : Nothing;

/** A list that people read page by page: what is asked, by whom, and what its address may hold. Made by {@link register}. */
export interface Register<
  Name extends string = string,
  List extends Endpoint = Endpoint,
  Asked extends Shape = Shape,
  Shown extends Columns = Columns,
> {
  /** Names the register in views, exports, and in what a person keeps of its look. */
  readonly name: Name;
  readonly list: List;
  /** The code that reading it takes; undefined where every member of staff may. */
  readonly read: PermissionCode | undefined;
  /** What its address may be asked beside the place in the list, by name. Search, filters and order all stand in it. */
  readonly asked: Asked;
  /** Whether the list itself is asked what {@link asked} says; `false`: all rows come, and the screen sifts them. */
  readonly asks: boolean;
  /** Asks for what a personal number finds, which must not stand in an address. */
  readonly search: Endpoint | undefined;
  /** What it shows, in its order: the screen, the file and the print have these columns. */
  readonly columns: Shown;
}

/** What a register's address asks. */
export type AskedOf<R> = R extends { readonly asked: infer Asked extends Shape }
  ? { readonly [K in keyof Asked]?: z.output<Asked[K]> }
  : never;

/** Ids of a register's columns. */
export type ColumnIdOf<R> = R extends Register<string, Endpoint, Shape, infer Shown> ? keyof Shown & string : never;

/** What a register's list answers. */
export type PageOf<R> = R extends Register<string, infer List> ? ReplyOf<List> : never;

type RowIn<Page> = Page extends { readonly items: readonly (infer Row)[] } ? Row : never;

/** A row of a register. */
export type RowOf<R> = RowIn<PageOf<R>>;

interface Given<List extends Endpoint, Query extends z.ZodMiniType | undefined, Shown> {
  /** The call that reads it. */
  readonly list: List;
  /** What its address may ask, where the list answers all rows and the screen sifts them. @default the list's own query */
  readonly query?: Query;
  /** The call that searches by a personal number. */
  readonly search?: Endpoint;
  /** Its columns by their ids, the one that names the row first. */
  readonly columns: Shown;
}

/**
 * Declares a register beside its list. Names of filters and orders come from the query's schema, the code that reading
 * takes from the list: neither is written twice. Its columns are declared here once, for screen, file and print.
 */
export function register<
  const Name extends string,
  List extends Endpoint,
  const Shown extends Readonly<Record<string, ColumnOf<RowIn<ReplyOf<List>>>>>,
  Query extends z.ZodMiniType | undefined = undefined,
>(
  name: Name,
  { list, query, search, columns }: Given<List, Query, Shown>,
): Register<Name, List, ShapeOf<Query extends undefined ? List["query"] : Query>, Shown> {
  const { shape = {} } = (query ?? list.query ?? {}) as { readonly shape?: Shape };
  const asked = Object.fromEntries(Object.entries(shape).filter(([one]) => !(one in paging)));
  const { access } = list;
  return {
    name,
    list,
    read: typeof access === "string" ? undefined : access.code,
    asked: asked as never,
    asks: query === undefined,
    search,
    columns,
  };
}

/** What the address of a register asks. Values that do not fit the contract are left out; {@link unreadOf} tells them. */
export function askedIn<R extends Register>({ asked }: R, params: URLSearchParams): AskedOf<R> {
  return readUrlQuery(params, Object.keys(asked), asked) as AskedOf<R>;
}

/** A parameter of an address that its register does not know, or whose value it cannot read. */
export interface Unread {
  readonly name: string;
  readonly value: string;
}

/**
 * What of an address its register does not understand: a link of another time, a slip of the hand. Whoever follows it
 * must be told, or they would take the whole list for what was asked.
 * @param others names the address may hold besides: the place in the list, what is open beside it
 */
export function unreadOf(
  { asked }: Pick<Register, "asked">,
  params: URLSearchParams,
  others: ReadonlySet<string>,
): readonly Unread[] {
  const read = readUrlQuery(params, Object.keys(asked), asked);
  return [...new Set(params.keys())]
    .filter((name) => !others.has(name) && read[name] === undefined)
    .map((name) => ({ name, value: params.getAll(name).join(", ") }));
}

type Plain = string | number | boolean;
type Value = Plain | readonly Plain[] | undefined;

/** The address's parameters for what is asked, in the order of the schema: the same question has one spelling. */
export function paramsOf<R extends Pick<Register, "asked">>({ asked }: R, values: AskedOf<R>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, schema] of Object.entries(asked)) {
    const value = (values as Readonly<Record<string, Value>>)[name];
    if (value === undefined) continue;
    const list = typeof value === "object" ? value.map(String) : [String(value)];
    // A list is repeated; one value of several parts (a box) stands in one, as its schema reads it.
    const whole = list.join(",");
    const isOne =
      list.length > 1 && String(schema.safeParse(whole).data) === whole && !schema.safeParse([whole]).success;
    for (const one of isOne ? [whole] : list) params.append(name, one);
  }
  return params;
}
