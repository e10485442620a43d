import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { batchMachine } from "../main/batch-machine.js";
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

/** As many applications as any test asks for whose demonstration is a copy: so that all of them copy the same. */
const livedOnce = 45;

/**
 * Fills the demonstration of an app that was just opened, as of its clock. The first test file of a run to ask for it at a
 * moment lives it; whoever comes after finds a copy of that, which takes a tenth. Where nothing can be copied, each lives
 * as many applications as it needs.
 * @param atLeast how many applications the test needs; a copy may hold more
 * @param copied how many applications a copy holds
 */
export async function fillTestApp(app: TestApp, atLeast: number, copied = Math.max(atLeast, livedOnce)): Promise<void> {
  const fill = async (files: number): Promise<void> =>
    fillDemonstration(app.context, batchMachine, new AbortController().signal, files);
  const shared = behind(app.database);
  const folder = process.env[filledFolder];
  // What a file wrote before is its own, and must not come to another one.
  if (shared === undefined || folder === undefined || (await shared.changed()).size > 0) return fill(atLeast);

  const kept = path.join(folder, `${copied}-${app.clock.now().getTime()}`);
  const known = await readFile(kept).catch(() => undefined);
  if (known === undefined) {
    await fill(copied);
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
