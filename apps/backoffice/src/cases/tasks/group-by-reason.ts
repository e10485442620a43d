import type { Reason } from "@yer/api/contract/problem";

/** An application, or area, that cannot make a move, and why not. */
export interface Unable {
  /** Id of the application; left out for an area. */
  readonly applicationId?: string;
  /** Id of the area; left out for an application. */
  readonly areaId?: string;
  readonly number: string;
  readonly reasons: readonly Reason[];
}

/** Applications that cannot for one and the same reason, as the sentence says it. */
export interface ReasonGroup {
  readonly why: string;
  readonly applications: readonly Unable[];
}

/**
 * Applications by the sentence that keeps them, the most frequent first. One with two reasons stands in both groups:
 * mending one of them is not enough.
 */
export function groupByReason(
  applications: readonly Unable[],
  say: (reason: Reason) => string,
): readonly ReasonGroup[] {
  const groups = new Map<string, Unable[]>();
  for (const application of applications) {
    for (const why of new Set(application.reasons.map(say))) groups.set(why, [...(groups.get(why) ?? []), application]);
  }
  return [...groups]
    .map(([why, members]) => ({ why, applications: members }))
    .toSorted((one, other) => other.applications.length - one.applications.length);
}
