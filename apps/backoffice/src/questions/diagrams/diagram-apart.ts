import type { DiagramFileReading, DiagramFileWriting } from "@yer/flow-editor/bpmn";
import type { DiagramReader, DiagramWriter } from "@yer/flow-editor/editor";
import { askApart } from "../../base/threads/ask-apart.js";
// oxlint-disable-next-line import/default -- Vite builds the thread apart and gives its address
import thread from "./diagram-thread.ts?worker&url";

/** How long one file may be read or written: the largest diagram there may be takes a second or two on a poor machine. */
const mostMilliseconds = 10_000;

/** Reads a file of a diagram in a worker of its own. */
export const readDiagramApart: DiagramReader = async (bytes, watch) => readWithin(mostMilliseconds)(bytes, watch);

/** {@link readDiagramApart} with another time. */
export function readWithin(milliseconds: number): DiagramReader {
  return async (bytes, watch) =>
    askApart<DiagramFileReading>(thread, bytes, {
      milliseconds,
      ...watch,
      late: { kind: "bpmn-fault", fault: { code: "too-slow" } },
    });
}

/** Writes a diagram as BPMN in a worker of its own. */
export const writeDiagramApart: DiagramWriter = async (diagram, watch) =>
  askApart<DiagramFileWriting>(thread, diagram, {
    milliseconds: mostMilliseconds,
    ...watch,
    late: { kind: "too-large" },
  });
