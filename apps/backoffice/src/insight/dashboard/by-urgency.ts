import type { WorkQueue } from "@yer/api/contract/my-work";

type Ranked = Pick<WorkQueue, "total" | "next">;

/** Moments a queue comes after: what has a term before what has none, what has something in it before what is empty. */
function rank({ total, next }: Ranked): number {
  if (total === 0) return Number.POSITIVE_INFINITY;
  return next.endsAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(next.endsAt);
}

/** Orders queues: what is due first, then what has no term, then those of which nothing waits. */
export function byUrgency(one: Ranked, other: Ranked): number {
  const [a, b] = [rank(one), rank(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}
