import { readDiagramFile, writeDiagramFile } from "@yer/flow-editor/bpmn";
import type { Diagram } from "@yer/flow-editor/model";

/** Reads one file of a diagram, or writes one, apart from the page, which goes on answering meanwhile. */
addEventListener("message", ({ data }: MessageEvent<Uint8Array | Diagram>) => {
  const work =
    data instanceof Uint8Array
      ? readDiagramFile(data, { each: true, onProgress: (share) => postMessage(share) })
      : writeDiagramFile(data);
  void work.then((answer) => postMessage(answer));
});
