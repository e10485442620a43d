/** Milliseconds after which a test hangs, where nothing longer is asked for: `test` of tools/limits.mjs. */
export const usualLimit = 600_000;

/**
 * Milliseconds that a test may take which does something as often as it is asked to: far above what it needs on a busy
 * machine, so that the limit ends what hangs and never what was asked for at length.
 */
export function limitFor(times: number, millisecondsEach: number): number {
  return Math.max(usualLimit, times * millisecondsEach);
}
