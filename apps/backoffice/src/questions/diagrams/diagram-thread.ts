import { readDiagramFile } from "@yer/flow-editor/bpmn";

/** Reads one file of a diagram apart from the page, which goes on answering meanwhile. */
addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  void readDiagramFile(data).then((read) => postMessage(read));
});
