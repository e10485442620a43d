import type { ComponentType } from "react";
import { lazyPart, type PartOfApp } from "../host/lazy-part.js";

/** All that comes later and is wanted by a press. */
const begins = new Set<() => Promise<unknown>>();

/** As `lazyPart`, for what a press brings over the page: `beginOverlays` begins it. */
export function lazyOverlay<Props extends object, Name extends string>(
  load: () => Promise<{ readonly [Key in Name]: ComponentType<Props> }>,
  name: Name,
): PartOfApp<Props> {
  const part = lazyPart<Props, Name>(load, name);
  begins.add(part.begin);
  return part;
}

/**
 * Begins to load what draws menus, popovers, dialogs and toasts, and what the components of this page show in them. A page
 * calls it when it is complete and at rest; buttons that open something do so themselves when somebody comes to them. What
 * has come by the press opens at once; the others open when it comes, and the press is kept. Settles when
 * all have come or failed.
 */
export async function beginOverlays(): Promise<void> {
  await Promise.all([...begins].map(async (begin) => begin()));
}
