import { scriptOf } from "./first-screens.mjs";

/**
 * Builds a script that runs beside the pages, under a name that stays: a browser looks for its newer version there.
 *
 * @param {{ fileName: string, file: string }} worker its name in the build, and its source
 * @returns {import("vite").Plugin}
 */
export function workerBeside({ fileName, file }) {
  return {
    name: "yer:worker-beside",
    apply: "build",
    async generateBundle() {
      this.addWatchFile(file);
      this.emitFile({ type: "asset", fileName, source: await scriptOf(file) });
    },
  };
}
