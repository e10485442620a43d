/** One field of a record that two people changed: what stood there when both began, and what each made of it. */
export interface ConflictValues {
  /** What stood there when both began. */
  readonly base: unknown;
  /** What this person made of it. */
  readonly mine: unknown;
  /** What the other made of it, and what stands there now. */
  readonly theirs: unknown;
}

/** Which value is kept; undefined while nobody has decided. */
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

/** What a person decided of a field, and of which values. */
export interface Decision {
  /** Which value is kept. */
  readonly choice: Choice;
  /** The values they had before them. */
  readonly of: ConflictValues;
}

/**
 * A decision stands only for the values it was made of: when the other side changes once more, or another record is
 * shown, the person is asked anew and nothing of theirs is overwritten unseen.
 */
export function stands(decision: Decision | undefined, values: ConflictValues): decision is Decision {
  return (
    decision !== undefined && sameValue(decision.of.mine, values.mine) && sameValue(decision.of.theirs, values.theirs)
  );
}

/** What needs no person: a value that only one side changed is that side's; one that both changed alike is either's. */
export function ownChoice({ base, mine, theirs }: ConflictValues): Choice {
  if (sameValue(mine, theirs)) return "theirs";
  if (sameValue(mine, base)) return "theirs";
  if (sameValue(theirs, base)) return "mine";
  return undefined;
}
