import { useCallback, useEffect, useRef, useState } from "react";
import { type IdleWatch, watchIdle } from "./idle.js";
import { useExtra } from "./use-client.js";

/** What a warning needs. */
export interface IdleHook {
  /** Seconds until the session ends for idleness; `undefined` while there is nothing to warn of. */
  readonly left: number | undefined;
  /** The person stays. */
  readonly stay: () => void;
}

/** Watches the session's idle time in this tab and with the others; `minutes` null: it has none. */
export function useIdle(minutes: number | null | undefined): IdleHook {
  const { client } = useExtra();
  const [left, setLeft] = useState<number>();
  const watch = useRef<IdleWatch>(undefined);
  useEffect(() => {
    if (minutes === null || minutes === undefined) return;
    const watching = watchIdle({ client, minutes, onLeft: setLeft });
    watch.current = watching;
    return () => {
      watch.current = undefined;
      watching.stop();
      setLeft(undefined);
    };
  }, [client, minutes]);
  const stay = useCallback(() => watch.current?.stay(), []);
  return { left, stay };
}
