import type { PlotImport } from "@yer/area-picker/model/import";
import type { PlotReader } from "@yer/area-picker/plot";
import { askApart } from "../../../base/threads/ask-apart.js";
import type { PlotsAsked } from "./plots-thread.js";
// oxlint-disable-next-line import/default -- Vite builds the thread apart and gives its address
import thread from "./plots-thread.ts?worker&url";

/** How long one file may be read: the largest that holds plots takes a few seconds. */
const mostMilliseconds = 15_000;

/** Reads a file of plots in a worker of its own. */
export const readPlotsApart: PlotReader = async (bytes, system, signal) =>
  readWithin(mostMilliseconds)(bytes, system, signal);

/** {@link readPlotsApart} with another time. */
export function readWithin(milliseconds: number): PlotReader {
  return async (bytes, system, signal) =>
    askApart<PlotImport>(thread, { bytes, system } satisfies PlotsAsked, {
      milliseconds,
      signal,
      late: { kind: "refused", fault: "too-slow" },
    });
}
