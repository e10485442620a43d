import { useCallback, useEffect, useRef, useState } from "react";
import type { Fix } from "./walked-outline.js";

/** Whether the device says where it is. `denied`: the person or the browser does not let it be asked. */
export type FixesState = "off" | "on" | "denied" | "failed";

/** The device's word on where it is, as long as it is asked for. */
export interface Fixes {
  readonly state: FixesState;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Watches where the device is, only while it is asked to: a receiver that runs all day empties the battery. The screen
 * stays awake meanwhile, for browsers tell no place in the background.
 *
 * @param onFix told each word of the device, and how to ask it no longer
 */
export function useFixes(onFix: (fix: Fix, rest: () => void) => void): Fixes {
  const [state, setState] = useState<FixesState>("off");
  const watch = useRef<number>(undefined);
  const awake = useRef<Promise<WakeLockSentinel | undefined>>(undefined);
  const heard = useRef(onFix);
  useEffect(() => {
    heard.current = onFix;
  });

  const end = useCallback((now: FixesState) => {
    if (watch.current !== undefined) navigator.geolocation.clearWatch(watch.current);
    watch.current = undefined;
    void awake.current?.then(async (lock) => lock?.release());
    awake.current = undefined;
    setState(now);
  }, []);
  useEffect(() => () => end("off"), [end]);

  const start = useCallback(() => {
    if (watch.current !== undefined) return;
    setState("on");
    // Not every browser can, and none does on an empty battery: the walk goes on without.
    awake.current = "wakeLock" in navigator ? navigator.wakeLock.request("screen").catch(() => undefined) : undefined;
    watch.current = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy } }) =>
        heard.current({ longitude, latitude, accuracy }, () => end("off")),
      ({ code, PERMISSION_DENIED }) => end(code === PERMISSION_DENIED ? "denied" : "failed"),
      { enableHighAccuracy: true, maximumAge: 0, timeout: 60_000 },
    );
  }, [end]);

  return { state, start, stop: useCallback(() => end("off"), [end]) };
}
