import { useEffect, useState } from "react";
import { type PlotImport, readPlots, type SystemId } from "../model/import/index.js";

/**
 * Reads what a file holds, as `readPlots` of `@yer/area-picker/model/import` does: in a worker, say. `system` is what a
 * person chose for a file that says none. Whoever chose gave it up once the signal is aborted.
 */
export type PlotReader = (bytes: Uint8Array, system: SystemId | undefined, signal: AbortSignal) => Promise<PlotImport>;

/** Reads on the page's own thread, which stands still meanwhile. */
export const readHere: PlotReader = async (bytes, system) => readPlots(bytes, system);

interface Done {
  readonly bytes: Uint8Array;
  readonly system: SystemId | undefined;
  readonly read: PlotImport;
}

/** What a file holds; `undefined` until it is read, and where there is none. */
export function useRead(
  reader: PlotReader,
  bytes: Uint8Array | undefined,
  system: SystemId | undefined,
): PlotImport | undefined {
  const [done, setDone] = useState<Done>();
  useEffect(() => {
    if (!bytes) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (read: PlotImport): void => {
      if (!signal.aborted) setDone({ bytes, system, read });
    };
    reader(bytes, system, signal).then(tell, () => tell({ kind: "refused", fault: "unreadable" }));
    return () => controller.abort();
  }, [reader, bytes, system]);
  return done !== undefined && done.bytes === bytes && done.system === system ? done.read : undefined;
}
