/**
 * Milliseconds that what a test awaits may take to come: a bound for what hangs, as long as the browser may look
 * for what is pressed, and far above what anything takes on the slowest machine. The second that is usual is less than it
 * takes for a dialog.
 */
export const patience = 60_000;
