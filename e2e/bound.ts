/**
 * Milliseconds after which something that is waited for hangs. It is far above what anything takes on the slowest
 * machine: tests wait for what is seen or for what was asked, and this only finds what never comes.
 */
export const hang = 180_000;

/** Milliseconds after which a whole test, or a product that it starts, hangs. */
export const bound = 5 * hang;
