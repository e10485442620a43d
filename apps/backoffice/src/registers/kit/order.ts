import type { Register } from "@yer/api/contract/register";
import type { SortBy } from "@yer/ui";

/** What an address asks, by name. */
type Asked = Readonly<Record<string, unknown>>;

/** How the headings of a register ask for an order. */
export interface SortDeclared {
  /** The order it comes in, as the contract names it; a leading `-` turns it. */
  readonly first: string | ((asked: Asked) => string);
}

/** Whether a register can be asked for an order of that name, in one direction at least. */
export function isOrder({ asked }: Register, name: string): boolean {
  return [name, `-${name}`].some((order) => asked["sort"]?.safeParse(order).success);
}

const firstOf = ({ first }: SortDeclared, asked: Asked): string => (typeof first === "string" ? first : first(asked));

/** The order an address asks for, by column. */
export function addressedSort({ columns }: Register, declared: SortDeclared, asked: Asked): readonly SortBy[] {
  const given = (asked["sort"] as string | undefined) ?? firstOf(declared, asked);
  const name = given.replace("-", "");
  const column = Object.keys(columns).find((one) => columns[one]?.sort === name) ?? name;
  return [{ column, direction: given.startsWith("-") ? "desc" : "asc" }];
}

/** The order that a heading asks for; undefined is the one the register comes in. */
export function sortAsked(
  declared: SortDeclared | undefined,
  { contract, asked }: { readonly contract: Register; readonly asked: Asked },
  [by]: readonly SortBy[],
): string | undefined {
  if (!declared || !by) return undefined;
  const first = firstOf(declared, asked);
  const name = contract.columns[by.column]?.sort ?? by.column;
  const wanted = by.direction === "desc" ? [`-${name}`, name] : [name, `-${name}`];
  // The service orders by some things in one direction only.
  const known = wanted.find((one) => one === first || contract.asked["sort"]?.safeParse(one).success);
  return known === first ? undefined : known;
}
