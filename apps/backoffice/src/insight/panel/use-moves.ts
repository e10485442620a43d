import type { BodyOf } from "@yer/api/contract/endpoint";
import { type MoveResult, moveSizes, type PlannedMove, processPanel } from "@yer/api/contract/process-panel";
import { type Failure, useAct } from "@yer/api/react";
import { useRef, useState } from "react";

/** Applications sent in one call: few enough that progress shows and a stop comes soon. */
export const batch = Math.min(20, moveSizes.moved);

/** Applications as they are sent: those that somebody would take. */
export type FilesMoved = BodyOf<typeof processPanel.move>["files"];

/** See {@link FilesMoved}. @param from whose they are; null: nobody's */
export function filesOf(planned: readonly PlannedMove[], from: string | null): FilesMoved {
  return planned.flatMap(({ id, to }) => (to === null ? [] : [{ id, from, to }]));
}

/** A move of work under way, or done. */
export interface Moves {
  /**
   * Applications whose result is known, and how many there are in all; undefined before it began, and where it broke
   * off.
   */
  readonly progress: { readonly done: number; readonly all: number; readonly running: boolean } | undefined;
  readonly results: ReadonlyMap<string, MoveResult>;
  readonly stopped: boolean;
  /** Moves those whose result is not known. Resolves with why it broke off, where it did. */
  readonly run: (files: FilesMoved, reason: string) => Promise<Failure | undefined>;
  readonly stop: () => void;
  /** Forgets what became of applications: another plan is another question. */
  readonly forget: () => void;
}

/**
 * Moves applications batch by batch, each answered on its own. A second run while one is under way is the first one's;
 * what a lost connection leaves is simply not moved, and an application sent twice is told to be there already.
 */
export function useMoves(): Moves {
  const [send] = useAct(processPanel.move);
  const [progress, setProgress] = useState<Moves["progress"]>();
  const [results, setResults] = useState<ReadonlyMap<string, MoveResult>>(new Map());
  const [stopped, setStopped] = useState(false);
  const running = useRef<Promise<Failure | undefined>>(undefined);
  const isUnwanted = useRef(false);

  async function moveAll(files: FilesMoved, reason: string): Promise<Failure | undefined> {
    const all = files.length;
    isUnwanted.current = false;
    setStopped(false);
    for (let done = 0; done < all; done += batch) {
      setProgress({ done, all, running: true });
      const outcome = await send({ body: { files: files.slice(done, done + batch), reason } });
      if (outcome.failure) {
        setProgress(undefined);
        return outcome.failure;
      }
      setResults((known) => new Map([...known, ...outcome.data.results.map((result) => [result.id, result] as const)]));
      if (isUnwanted.current) {
        setStopped(done + batch < all);
        break;
      }
    }
    setProgress({ done: all, all, running: false });
    return undefined;
  }

  return {
    progress,
    results,
    stopped,
    run: (files, reason) => {
      const left = files.filter(({ id }) => !results.has(id));
      running.current ??= moveAll(left, reason).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    stop: () => {
      isUnwanted.current = true;
    },
    forget: () => setResults(new Map()),
  };
}
