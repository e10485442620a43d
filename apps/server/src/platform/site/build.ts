import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** Where the apps lie beside the server, in the sources and in a deployment alike. */
export const builtApps = path.resolve(import.meta.dirname, "../../../..");

/** Name of the `<meta>` in which a page says of which build it is. */
export const buildMark = "yer-build";

/** Name of the `<meta>` in which a page says in which mode the service runs: what it shows above a screen stands at once. */
export const modeMark = "yer-mode";

/** Name of the `<meta>` that is there where traces are made: a page's calls then say which press they follow. */
export const tracesMark = "yer-traces";

/**
 * Which build of the two apps lies here: a hash over their pages, which name every file they begin with by its own hash.
 * `null` where neither is built. A page of another build is one of a former deployment, and offers to reload itself.
 *
 * @param directory where the apps lie, each with its `dist`
 */
export async function readBuild(directory: string): Promise<string | null> {
  const hash = createHash("sha256");
  let isBuilt = false;
  for (const name of ["public", "backoffice"]) {
    const page = await readFile(path.join(directory, name, "dist", "index.html")).catch(() => undefined);
    if (page) isBuilt = true;
    hash.update(page ?? "").update("\n");
  }
  return isBuilt ? hash.digest("base64url").slice(0, 16) : null;
}
