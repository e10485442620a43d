/**
 * Milliseconds that what a test awaits may take to come: a bound for what hangs, as long as a busy machine takes to draw a
 * map. The second that is usual is less than it takes for a dialog.
 */
export const patience = 20_000;
