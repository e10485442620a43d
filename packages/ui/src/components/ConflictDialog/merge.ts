/** One field of a record that two people changed: what stood there when both began, and what each made of it. */
export interface ConflictValues {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Whose value stays; undefined while nobody has decided. */
export type Choice = "mine" | "theirs" | "merged" | undefined;

/** Whether two values of a form are the same: plain data, compared by content. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && sameValue(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

/** What needs no person: a value that only one side changed is that side's; one that both changed alike is either's. */
export function ownChoice({ base, mine, theirs }: ConflictValues): Choice {
  if (sameValue(mine, theirs)) return "theirs";
  if (sameValue(mine, base)) return "theirs";
  if (sameValue(theirs, base)) return "mine";
  return undefined;
}
