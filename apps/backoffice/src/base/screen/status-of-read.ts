import type { Read } from "@yer/api/react";

/** What of a reading tells where it stands. */
export type StandingRead = Pick<Read<unknown>, "currentData" | "failure" | "isFetching">;

/**
 * Where a reading stands: not to be had, on its way, or there. What is merely read anew is there: it answers what is asked.
 * One that was asked for nothing is there too.
 */
export function statusOfRead({ currentData, failure, isFetching }: StandingRead): "ready" | "loading" | "error" {
  if (currentData !== undefined) return "ready";
  if (isFetching) return "loading";
  return failure === undefined ? "ready" : "error";
}
