import { useEffect, useState } from "react";
import type { AreaPlace } from "./AreaLoaders.js";

/** Places of one level, and how they stand. */
export interface Places {
  readonly state: "idle" | "loading" | "failed" | "ready";
  readonly places: readonly AreaPlace[];
  readonly retry: () => void;
}

const none: readonly AreaPlace[] = [];

/**
 * Loads the places under one above; nothing where there is none yet. An answer that comes after the place above has
 * changed is dropped.
 *
 * @param load keep it the same between renders
 */
export function usePlaces(load: (above: string) => Promise<readonly AreaPlace[]>, above: string | null): Places {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{
    load: unknown;
    above: string;
    attempt: number;
    places: readonly AreaPlace[] | null;
  }>();

  useEffect(() => {
    if (above === null) return undefined;
    let isOver = false;
    const settle = (places: readonly AreaPlace[] | null): void => {
      if (!isOver) setAnswer({ load, above, attempt, places });
    };
    // Why it failed is the host's to report; here the person is told, and can try again.
    load(above).then(settle, () => settle(null));
    return () => {
      isOver = true;
    };
  }, [load, above, attempt]);

  const current = answer?.load === load && answer.above === above && answer.attempt === attempt ? answer : undefined;
  return {
    state: above === null ? "idle" : !current ? "loading" : current.places === null ? "failed" : "ready",
    places: current?.places ?? none,
    retry: () => setAttempt((count) => count + 1),
  };
}
