import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";

/**
 * A short hash of the list of migrations in a folder and of all it imports: the name of the state they lead to.
 * Seeds come from data files and from our packages; a change there makes another database just as well.
 */
export async function migrationsHash(folder: string, base: string): Promise<string> {
  const files = new Map<string, string>();
  const list = await source(path.join(folder, "migrations.js"));
  if (list === undefined) throw new Error(`There is no list of migrations in ${folder}.`);
  await collect(list, files);
  const hash = createHash("sha256").update(base);
  for (const [file, text] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    hash.update(path.relative(folder, file)).update("\0").update(text).update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}

async function collect(file: string, files: Map<string, string>): Promise<void> {
  if (files.has(file)) return;
  const text = await readFile(file, "utf8");
  files.set(file, text);
  for (const [, specifier = ""] of text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)) {
    const found = specifier.startsWith(".")
      ? await source(path.resolve(path.dirname(file), specifier))
      : specifier.startsWith("@yer/")
        ? await packageSource(file, specifier)
        : undefined;
    if (found) await collect(found, files);
  }
}

/** Imports name the compiled file; in the sources it has another ending. */
async function source(file: string): Promise<string | undefined> {
  const candidates = [file, file.replace(/\.js$/, ".ts"), `${file}.ts`, path.join(file, "index.ts")];
  const found = await Promise.all(candidates.map(isFile));
  return candidates.find((_, index) => found[index]);
}

/** Where a workspace package, linked into the node_modules of a folder above, keeps the sources of an entry. */
async function packageSource(from: string, specifier: string): Promise<string | undefined> {
  const [scope = "", name = "", ...entry] = specifier.split("/");
  for (let folder = path.dirname(from); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = await source(path.join(folder, "node_modules", scope, name, "src", ...entry));
    if (found) return found;
  }
  return undefined;
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}
