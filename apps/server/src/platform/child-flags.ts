import path from "node:path";

/** Whether this code runs as sources, by Node's own type stripping or in a test. */
const fromSources = import.meta.filename.endsWith(".ts");

/**
 * Node's flags for another program of ours: none for the compiled ones; sources need the hook that finds the `.ts` file
 * behind a `.js` import, and the export condition that leads to the packages' sources.
 */
export const childFlags: readonly string[] = fromSources
  ? [
      "--conditions=@yer/source",
      `--import=${path.resolve(import.meta.dirname, "../../../../tools/dev/sources.mjs")}`,
      "--disable-warning=ExperimentalWarning",
    ]
  : ["--enable-source-maps"];
