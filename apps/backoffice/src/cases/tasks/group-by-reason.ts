import type { Reason } from "@yer/api/contract/problem";

/** A file that cannot make a move, and why not. */
export interface Unable {
  readonly applicationId: string;
  readonly number: string;
  readonly reasons: readonly Reason[];
}

/** Files that cannot for one and the same reason, as the sentence says it. */
export interface ReasonGroup {
  readonly why: string;
  readonly files: readonly Unable[];
}

/**
 * Files by the sentence that keeps them, the most frequent first. One with two reasons stands in both groups: mending
 * one of them is not enough.
 */
export function groupByReason(files: readonly Unable[], say: (reason: Reason) => string): readonly ReasonGroup[] {
  const groups = new Map<string, Unable[]>();
  for (const file of files) {
    for (const why of new Set(file.reasons.map(say))) groups.set(why, [...(groups.get(why) ?? []), file]);
  }
  return [...groups]
    .map(([why, members]) => ({ why, files: members }))
    .toSorted((one, other) => other.files.length - one.files.length);
}
