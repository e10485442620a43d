import { searchKey } from "@yer/api/formats";
import type { Names } from "@yer/api/contract/values";

/** A neighbourhood of today in which a record of one that is no more may lie. */
export interface Successor {
  readonly id: string;
  readonly name: Names;
}

/** What a record says of where it lies. */
export interface Lying {
  /** Neighbourhoods whose official outline holds a point of its outline. */
  readonly within: readonly string[];
  readonly address: string | null;
}

/** What decided where a record lies now. */
export type DecidedBy = "merged" | "outline" | "address";

/** Folded words that say that a name is a neighbourhood's: behind it, in Russian before it. Without one it may be a street's. */
const behind = /^ (?:mfy|maxalla|maxallasi) /;
const before = / maxallya $/;

/** Whether an address names a neighbourhood: a word that says so follows one of its names. */
function names(address: string, { name }: Successor): boolean {
  const text = ` ${searchKey(address)} `;
  return Object.values(name).some((one) => {
    const key = searchKey(one);
    if (key === "") return false;
    for (let at = text.indexOf(` ${key} `); at >= 0; at = text.indexOf(` ${key} `, at + 1)) {
      if (behind.test(text.slice(at + key.length + 1)) || before.test(text.slice(0, at + 1))) return true;
    }
    return false;
  });
}

/**
 * Where a record of a place that is no more lies now, by itself: in the one place that stands for it, in the one whose
 * outline holds it, else in the one that its address names. `undefined`: that is for a person to say.
 */
export function successorOf<S extends Successor>(
  successors: readonly S[],
  { within, address }: Lying,
): { readonly to: S; readonly by: DecidedBy } | undefined {
  const [first, second] = successors;
  if (first === undefined) return undefined;
  if (second === undefined) return { to: first, by: "merged" };
  const around = successors.filter(({ id }) => within.includes(id));
  const [holds] = around;
  if (holds !== undefined) return around.length === 1 ? { to: holds, by: "outline" } : undefined;
  const named = address === null ? [] : successors.filter((one) => names(address, one));
  const [only] = named;
  return only !== undefined && named.length === 1 ? { to: only, by: "address" } : undefined;
}
