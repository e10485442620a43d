import type { DiagramFileReading } from "@yer/flow-editor/bpmn";
import type { DiagramReader } from "@yer/flow-editor/editor";
import { askApart } from "../../base/threads/ask-apart.js";
// oxlint-disable-next-line import/default -- Vite builds the thread apart and gives its address
import thread from "./diagram-thread.ts?worker&url";

/** How long one file may be read: the largest diagram there may be takes a second or two on a poor machine. */
const mostMilliseconds = 10_000;

/** Reads a file of a diagram in a worker of its own. */
export const readDiagramApart: DiagramReader = async (bytes, signal) => readWithin(mostMilliseconds)(bytes, signal);

/** {@link readDiagramApart} with another time. */
export function readWithin(milliseconds: number): DiagramReader {
  return async (bytes, signal) =>
    askApart<DiagramFileReading>(thread, bytes, {
      milliseconds,
      signal,
      late: { kind: "bpmn-fault", fault: { code: "too-slow" } },
    });
}
