import { readPlots, type SystemId } from "@yer/area-picker/model/import";

/** What the page asks this thread for, once. */
export interface PlotsAsked {
  readonly bytes: Uint8Array;
  readonly system: SystemId | undefined;
}

/** Reads one file of plots apart from the page, which goes on answering meanwhile. */
addEventListener("message", ({ data }: MessageEvent<PlotsAsked>) => postMessage(readPlots(data.bytes, data.system)));
