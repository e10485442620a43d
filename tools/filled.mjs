import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "./pnpm.mjs";

/** Where filled data directories are kept. */
const cache = path.join(root, "node_modules/.cache/demonstration");

/** What the demonstration is made by. */
const makers = ["apps/server/dist", "packages/api/dist", "packages/flow-editor/dist"];

/** Today in Tashkent: the demonstration's terms and announcements are counted from the day on which it is made. */
const today = () => new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);

/** @returns a name that changes with whatever the demonstration is made by */
function builtState() {
  const hash = createHash("sha256");
  for (const folder of makers) {
    const files = globSync("**/*.{js,json,sql,gz}", { cwd: path.join(root, folder) }).toSorted();
    for (const file of files) hash.update(`${folder}/${file}\0`).update(readFileSync(path.join(root, folder, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * A data directory in which the demonstration has so many applications already: filled once for a build and a day, and
 * kept. A product is started on a copy of it, and is there in seconds instead of a minute of both cores.
 *
 * @param {number} files
 * @returns {Promise<string>} the directory to copy
 */
export async function filledData(files) {
  const name = `${files}-${today()}-${builtState()}`;
  const directory = path.join(cache, name);
  if (existsSync(directory)) return directory;

  mkdirSync(cache, { recursive: true });
  // What was filled on other days and by other builds; not what another run is filling now.
  for (const old of readdirSync(cache)) {
    const other = path.join(cache, old);
    const isLeft = old.startsWith(`${files}-`) && (!old.includes(".partial") || isOlderThanAnHour(other));
    if (isLeft) rmSync(other, { recursive: true, force: true });
  }
  const partial = `${directory}.${process.pid}.partial`;
  await promisify(execFile)(process.execPath, ["apps/server/dist/main/fill-command.js"], {
    cwd: root,
    env: {
      ...process.env,
      YER_MODE: "demo",
      DATA_DIR: partial,
      DATABASE_URL: "",
      DATABASE_MIGRATE_URL: "",
      DEMO_FILES: String(files),
      LOG_LEVEL: "warn",
    },
  });
  try {
    renameSync(partial, directory);
  } catch (error) {
    // Another run was there first.
    if (!existsSync(directory)) throw error;
    rmSync(partial, { recursive: true, force: true });
  }
  return directory;
}

/** @param {string} file */
function isOlderThanAnHour(file) {
  return Date.now() - statSync(file).mtimeMs > 3_600_000;
}
