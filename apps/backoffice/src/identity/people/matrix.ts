import type { CodeSet } from "@yer/api/contract/positions";

/** What is changed of one position or role and not saved yet: cells over the codes it had when they were switched. */
export interface SetChange {
  /** Version that the cells were switched on; another one standing now means that somebody else saved meanwhile. */
  readonly version: number;
  /** The codes that the set had at that version. */
  readonly base: readonly string[];
  /** Codes switched on or off. */
  readonly cells: Readonly<Record<string, boolean>>;
}

/** Changes that are not saved yet, by position or role. Plain data: they are kept as a draft on the service. */
export type Changes = Readonly<Record<string, SetChange>>;

/** Whether a position or role has a code once the changes are saved. */
export function holds(set: CodeSet, code: string, changes: Changes): boolean {
  return changes[set.id]?.cells[code] ?? set.codes.includes(code);
}

/** The changes without those of one position or role. */
export function without(changes: Changes, id: string): Changes {
  const { [id]: _, ...others } = changes;
  return others;
}

/** The changes with one cell switched; a cell that is as it stands is no change. */
export function toggled(set: CodeSet, code: string, changes: Changes): Changes {
  const own = changes[set.id] ?? { version: set.version, base: set.codes, cells: {} };
  const wanted = !holds(set, code, changes);
  const { [code]: _, ...cells } = own.cells;
  const next = wanted === own.base.includes(code) ? cells : { ...cells, [code]: wanted };
  return Object.keys(next).length === 0 ? without(changes, set.id) : { ...changes, [set.id]: { ...own, cells: next } };
}

/** Codes with cells switched over them, in order. */
function over(codes: readonly string[], cells: SetChange["cells"]): string[] {
  const kept = codes.filter((code) => cells[code] !== false);
  const added = Object.keys(cells).filter((code) => cells[code]);
  return [...new Set([...kept, ...added])].toSorted();
}

/** Codes of a position or role once its changes are saved, in order. */
export function codesAfter(set: CodeSet, changes: Changes): string[] {
  return over(set.codes, changes[set.id]?.cells ?? {});
}

/** Whether somebody else saved the position or role after its cells were switched. */
export function isStale(set: CodeSet, changes: Changes): boolean {
  const own = changes[set.id];
  return own !== undefined && own.version !== set.version;
}

/** One code in a conflict: whether it was held when the change began, is with mine, and is by what stands now. */
export interface CodeConflict {
  readonly code: string;
  readonly base: boolean;
  readonly mine: boolean;
  readonly theirs: boolean;
}

/** The codes in which two versions of a set differ from the one that both began on, in order. */
export function conflictOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): CodeConflict[] {
  return [...new Set([...base, ...mine, ...theirs])]
    .toSorted()
    .map((code) => ({
      code,
      base: base.includes(code),
      mine: mine.includes(code),
      theirs: theirs.includes(code),
    }))
    .filter((one) => one.mine !== one.base || one.theirs !== one.base);
}

/** What a person's own cells make of the codes they began on. */
export function mineOf(change: SetChange): string[] {
  return over(change.base, change.cells);
}

/** The changes with those of one set made anew over what stands, so that saving leads to `wanted`. */
export function rebased(set: CodeSet, wanted: Readonly<Record<string, boolean>>, changes: Changes): Changes {
  const cells = Object.fromEntries(Object.entries(wanted).filter(([code, on]) => on !== set.codes.includes(code)));
  if (Object.keys(cells).length === 0) return without(changes, set.id);
  return { ...changes, [set.id]: { version: set.version, base: set.codes, cells } };
}

/** Whether sets differ in a code: what comparing shows. */
export function differs(sets: readonly CodeSet[], code: string, changes: Changes): boolean {
  return new Set(sets.map((set) => holds(set, code, changes))).size > 1;
}
