import { useCallback, useEffect, useRef, useState } from "react";
import type { Option } from "../Select/option.js";

/** Asks a server for what matches a text: options, where nothing else is said. Must reject when aborted or failed. */
export type OptionSearch<Found = Option> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

/** Where a search stands. */
export interface OptionSearchState<Found = Option> {
  readonly status: "idle" | "short" | "searching" | "ready" | "failed";
  readonly options: readonly Found[];
}

/** Typing rests this long before the server is asked. */
const restMs = 250;

/**
 * Searches while a person types: waits for a rest, abandons the answer to an older text, keeps the old options in view
 * until new ones come.
 */
export function useOptionSearch<Found = Option>(
  search: OptionSearch<Found> | undefined,
  minLength: number,
): [OptionSearchState<Found>, (text: string) => void] {
  const [state, setState] = useState<OptionSearchState<Found>>({ status: "idle", options: [] });
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    running.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(
    (text: string) => {
      if (!search) return;
      stop();
      if (text.trim().length < minLength) {
        setState({ status: "short", options: [] });
        return;
      }
      const controller = new AbortController();
      running.current = controller;
      setState((before) => ({ status: "searching", options: before.options }));
      timer.current = setTimeout(() => {
        search(text, controller.signal).then(
          (options) => (controller.signal.aborted ? undefined : setState({ status: "ready", options })),
          () => {
            // The reason is the caller's to report; here the person is told that the search failed.
            if (!controller.signal.aborted) setState({ status: "failed", options: [] });
          },
        );
      }, restMs);
    },
    [search, minLength, stop],
  );
  return [state, start];
}
