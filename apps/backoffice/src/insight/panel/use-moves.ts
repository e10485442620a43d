import { type MoveResult, moveSizes, type PlannedMove, processPanel } from "@yer/api/contract/process-panel";
import { type Failure, useAct } from "@yer/api/react";
import { useRef, useState } from "react";

/** Files sent in one call: few enough that progress shows and a stop comes soon. */
const batch = Math.min(20, moveSizes.moved);

/** A move of work under way, or done. */
export interface Moves {
  /** Files whose result is known, and how many there are in all; undefined before it began. */
  readonly progress: { readonly done: number; readonly all: number; readonly running: boolean } | undefined;
  readonly results: ReadonlyMap<string, MoveResult>;
  readonly stopped: boolean;
  readonly failure: Failure | undefined;
  readonly run: (applications: readonly PlannedMove[], from: string | null, reason: string) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Moves files batch by batch, each answered on its own. A second run while one is under way does nothing; what a lost
 * connection leaves is simply not moved, and a file sent twice is told to be there already.
 */
export function useMoves(): Moves {
  const [send] = useAct(processPanel.move);
  const [progress, setProgress] = useState<Moves["progress"]>();
  const [results, setResults] = useState<ReadonlyMap<string, MoveResult>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const [stopped, setStopped] = useState(false);
  const wanted = useRef<"run" | "stop" | "rest">("rest");

  async function run(planned: readonly PlannedMove[], from: string | null, reason: string): Promise<void> {
    if (wanted.current !== "rest") return;
    wanted.current = "run";
    const applications = planned.flatMap(({ id, to }) => (to === null ? [] : [{ id, from, to }]));
    const all = applications.length;
    setFailure(undefined);
    setStopped(false);
    let known: ReadonlyMap<string, MoveResult> = new Map();
    setResults(known);
    for (let done = 0; done < all; done += batch) {
      setProgress({ done, all, running: true });
      const outcome = await send({ body: { files: applications.slice(done, done + batch), reason } });
      if (outcome.failure) {
        setFailure(outcome.failure);
        break;
      }
      known = new Map([...known, ...outcome.data.results.map((result) => [result.id, result] as const)]);
      setResults(known);
      if (isStopped()) {
        setStopped(done + batch < all);
        break;
      }
    }
    setProgress({ done: known.size, all, running: false });
    wanted.current = "rest";
  }
  /** Asked anew after each batch: the person may have pressed meanwhile. */
  const isStopped = (): boolean => wanted.current === "stop";
  return {
    progress,
    results,
    stopped,
    failure,
    run,
    stop: () => {
      if (wanted.current === "run") wanted.current = "stop";
    },
  };
}
