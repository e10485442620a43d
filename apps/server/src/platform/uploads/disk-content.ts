import { mkdir, statfs } from "node:fs/promises";
import { Disk } from "flydrive";
import { uuidv7 } from "uuidv7";
import { contentFolders, contentKey, lyingIn } from "./content-keys.js";
import type { ContentStore } from "./content-store.js";
import { DiskDriver } from "./disk-driver.js";

/** Where content is written before it gets its name. */
const incomingFolder = "incoming";

/**
 * Content in a folder of this machine, or of several that share it.
 * @param root absolute path of the folder
 */
export function diskContent(root: string, driver: DiskDriver = new DiskDriver(root)): ContentStore {
  const disk = new Disk(driver);

  /** Names of what lies in a folder, where a moment is given unchanged since before it. */
  async function lyingSince(folder: string, before: Date | undefined): Promise<string[]> {
    const names: string[] = [];
    for (const { key, name } of await lyingIn(disk, folder)) {
      if (before === undefined || (await disk.getMetaData(key)).lastModified < before) names.push(name);
    }
    return names;
  }

  return {
    has: async (sha256) => disk.exists(contentKey(sha256)),

    put: async (sha256, content) => {
      // Written under another name and moved: under its hash a file is always whole.
      const incoming = `${incomingFolder}/${uuidv7()}`;
      try {
        await disk.put(incoming, content);
        await disk.move(incoming, contentKey(sha256));
      } catch (error) {
        // What cannot be removed now either is swept later.
        await disk.delete(incoming).catch(() => {});
        throw error;
      }
    },

    open: async (sha256) => ((await disk.exists(contentKey(sha256))) ? disk.getStream(contentKey(sha256)) : undefined),

    remove: async (sha256) => disk.delete(contentKey(sha256)),

    list: async function* list(before) {
      for (const folder of contentFolders) yield await lyingSince(folder, before);
    },

    sweepUnfinished: async (before) => {
      for (const name of await lyingSince(incomingFolder, before)) await disk.delete(`${incomingFolder}/${name}`);
    },

    tryWriting: async () => {
      const probe = `${incomingFolder}/${uuidv7()}`;
      try {
        await disk.put(probe, "probe");
        await disk.delete(probe);
      } catch (error) {
        // A full disk still makes the file, and has no room for what is in it.
        await disk.delete(probe).catch(() => {});
        throw error;
      }
    },

    space: async () => {
      try {
        await mkdir(root, { recursive: true });
        const { bavail, blocks, bsize } = await statfs(root);
        return { free: bavail * bsize, total: blocks * bsize };
      } catch {
        // The folder is not there: that it cannot be written says so.
        return undefined;
      }
    },
  };
}
