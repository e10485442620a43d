/**
 * The limits of all tests and of what checks the built product, in milliseconds. Each is far above what anything takes on the
 * slowest machine, and only ends what hangs: tests wait for what is seen, or for what was asked. None has a limit of its
 * own, which the step `limits` holds (docs/decisions/0093-what-an-end-to-end-test-pays-for.md).
 */

/** After which something that a component draws, or a part of a page, never comes. */
export const patience = 60_000;

/** After which something that the built product is asked for never comes. */
export const hang = 180_000;

/** After which a test that uses no built product hangs. */
export const test = 600_000;

/** After which a step of `test` hangs. */
export const step = 3_600_000;

/** After which an end-to-end test, or a product that it starts, hangs. */
export const bound = 5 * hang;
