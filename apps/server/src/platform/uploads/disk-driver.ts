import { mkdir, open, rename } from "node:fs/promises";
import path from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/**
 * Files on disk, moved in one step. flydrive copies and then deletes: a kill in between leaves part of a file under the
 * name of the whole one, and a store that goes by names would take it for the file ever after.
 */
export class DiskDriver extends FSDriver {
  readonly #root: string;

  /** @param root absolute path of the folder that holds everything */
  constructor(root: string) {
    super({ location: root, visibility: "private" });
    this.#root = root;
  }

  /** Moves a file within the folder; once it returns, the file survives a loss of power. */
  override async move(source: string, destination: string): Promise<void> {
    const from = path.join(this.#root, source);
    const to = path.join(this.#root, destination);
    await mkdir(path.dirname(to), { recursive: true });
    await sync(from);
    await rename(from, to);
    await sync(path.dirname(to));
  }
}

async function sync(name: string): Promise<void> {
  const handle = await open(name, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
