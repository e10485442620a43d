import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { fillDemonstration } from "../demo/fill.js";
import { type CopiedRows, copyRows, putRows } from "./copied-rows.js";
import { filledFolder } from "./filled-folder.js";
import { behind } from "./shared-database.js";
import type { TestApp } from "./test-app.js";

interface Filled {
  readonly copy: CopiedRows;
  /** What was uploaded, by its path. */
  readonly uploads: ReadonlyMap<string, Uint8Array>;
}

/**
 * Fills the demonstration of an app that was just opened, as of its clock. The first test file of a run to ask for so many
 * files at a moment lives them; whoever comes after finds a copy of that, which takes a tenth. For tests that ask what is
 * shown of the demonstration; what tests how it is made makes it.
 * @param applications how many files there shall be
 */
export async function fillTestApp(app: TestApp, applications: number): Promise<void> {
  const fill = async (): Promise<void> => fillDemonstration(app.context, new AbortController().signal, applications);
  const shared = behind(app.database);
  const folder = process.env[filledFolder];
  // What a file wrote before is its own, and must not come to another one.
  if (shared === undefined || folder === undefined || (await shared.changed()).size > 0) return fill();

  const kept = path.join(folder, `${applications}-${app.clock.now().getTime()}`);
  const known = await readFile(kept).catch(() => undefined);
  if (known === undefined) {
    await fill();
    await app.context.events.catchUp();
    const copy = await copyRows(shared.pglite, await shared.changed());
    await keep(kept, { copy, uploads: await readUploads(app.filesDirectory) });
    return;
  }
  const { copy, uploads } = deserialize(known) as Filled;
  await putRows(shared.pglite, copy);
  for (const [name, bytes] of uploads) {
    const file = path.join(app.filesDirectory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  await app.context.events.catchUp();
}

/** Written whole under another name: two workers may be at it. */
async function keep(file: string, filled: Filled): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, serialize(filled));
  await rename(partial, file);
}

async function readUploads(directory: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const uploads = new Map<string, Uint8Array>();
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) uploads.set(path.relative(directory, file), await readFile(file));
  }
  return uploads;
}
