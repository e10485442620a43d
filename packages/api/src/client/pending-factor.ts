import * as z from "zod/mini";
import { halfOpen, type HalfOpen } from "../contract/auth.js";

/** Kept for the tab alone: a reload goes on, another tab knows nothing of it, and no address holds it. */
const pendingKey = "factor";

const kept = z.object({ secondFactor: halfOpen.shape.second_factor, return: z.nullable(z.string()) });

/** A sign-in that waits for its second factor, and where the person wanted to go. */
export interface PendingFactor {
  readonly secondFactor: HalfOpen["second_factor"];
  /** A path of this origin, as the service answered it; `null`: wherever they may. */
  readonly return: string | null;
}

/** Where the second factor is asked for. */
export const factorPath = "/auth/factor";

/** Notes a half-open sign-in for {@link factorPath}; `undefined` forgets it. Its token opens nothing by itself. */
export function keepPendingFactor(pending: PendingFactor | undefined): void {
  if (pending === undefined) sessionStorage.removeItem(pendingKey);
  else sessionStorage.setItem(pendingKey, JSON.stringify(pending));
}

/** The half-open sign-in of this tab, or `undefined`. */
export function readPendingFactor(): PendingFactor | undefined {
  const stored = sessionStorage.getItem(pendingKey);
  if (stored === null) return undefined;
  try {
    const parsed = kept.safeParse(JSON.parse(stored));
    return parsed.success ? parsed.data : undefined;
  } catch {
    // Not what was put there: the person begins again.
    return undefined;
  }
}
