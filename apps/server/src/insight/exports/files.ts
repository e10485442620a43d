import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Where files wait to be fetched: beside the uploads, so that servers that share those share these. */
export interface ExportFiles {
  /** Writes a file; it has its name only when it is whole. @returns its bytes */
  write(id: string, content: Readable, signal: AbortSignal): Promise<number>;
  open(id: string): Promise<Readable>;
  remove(id: string): Promise<void>;
}

/** Files in a folder of the data directory. */
export function exportFiles(dataDir: string): ExportFiles {
  const folder = path.resolve(dataDir, "exports");
  const fileOf = (id: string): string => path.join(folder, id);
  return {
    write: async (id, content, signal) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = `${fileOf(id)}.part`;
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600 }), { signal });
        await rename(part, fileOf(id));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return (await stat(fileOf(id))).size;
    },
    open: async (id) => {
      await stat(fileOf(id));
      return createReadStream(fileOf(id));
    },
    remove: async (id) => {
      await rm(fileOf(id), { force: true });
      await rm(`${fileOf(id)}.part`, { force: true });
    },
  };
}
