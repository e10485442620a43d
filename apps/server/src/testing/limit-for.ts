/** What ends a test that hangs, where nothing longer is asked for (tools/limits.mjs). */
const usual = 600_000;

/**
 * Milliseconds that a test may take which does something as often as it is asked to: far above what it needs on a busy
 * machine, so that the limit ends what hangs and never what was asked for at length.
 */
export function limitFor(times: number, millisecondsEach: number): number {
  return Math.max(usual, times * millisecondsEach);
}
