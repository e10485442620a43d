import type { CodeSet } from "@yer/api/contract/positions";

/** Changes that are not saved yet: by position or role, the codes switched on or off. */
export type Changes = ReadonlyMap<string, ReadonlyMap<string, boolean>>;

/** Whether a position or role has a code once the changes are saved. */
export function holds(set: CodeSet, code: string, changes: Changes): boolean {
  return changes.get(set.id)?.get(code) ?? set.codes.includes(code);
}

/** The changes with one cell switched; a cell that is as it stands is no change. */
export function toggled(set: CodeSet, code: string, changes: Changes): Changes {
  const wanted = !holds(set, code, changes);
  const own = new Map(changes.get(set.id));
  if (wanted === set.codes.includes(code)) own.delete(code);
  else own.set(code, wanted);
  const next = new Map(changes);
  if (own.size === 0) next.delete(set.id);
  else next.set(set.id, own);
  return next;
}

/** Codes of a position or role once its changes are saved, in order. */
export function codesAfter(set: CodeSet, changes: Changes): string[] {
  const own = changes.get(set.id) ?? new Map<string, boolean>();
  const kept = set.codes.filter((code) => own.get(code) !== false);
  const added = [...own].filter(([, on]) => on).map(([code]) => code);
  return [...new Set([...kept, ...added])].toSorted();
}

/** Whether sets differ in a code: what comparing shows. */
export function differs(sets: readonly CodeSet[], code: string, changes: Changes): boolean {
  return new Set(sets.map((set) => holds(set, code, changes))).size > 1;
}
