import { DirtyGuard } from "@yer/ui";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** Whether something stands here that the server does not have. */
  readonly isUnsaved: boolean;
  /** Keeps it; resolves with whether that worked. */
  readonly flush: () => Promise<boolean>;
}

/** Leaving keeps the draft first, and asks only where that fails: what the server has is no loss. */
export function LeaveGuard({ isUnsaved, flush }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !isSamePlace(currentLocation, nextLocation),
  );
  /** The way out that was held up when keeping failed: asked about it once, not about the next. */
  const [lost, setLost] = useState<unknown>();
  const { state, proceed, location } = blocker;

  useEffect(() => {
    if (state !== "blocked") return undefined;
    let isOver = false;
    async function keep(): Promise<void> {
      const kept = await flush();
      if (isOver) return;
      if (kept) proceed?.();
      else setLost(location);
    }
    void keep();
    return () => {
      isOver = true;
    };
  }, [state, proceed, location, flush]);

  const asks = state === "blocked" && lost === location;
  return <DirtyGuard isDirty={isUnsaved} {...(asks ? { blocker } : {})} />;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A link within the page, to a section, leaves nothing. */
function isSamePlace(a: Place, b: Place): boolean {
  return a.pathname === b.pathname && a.search === b.search;
}
