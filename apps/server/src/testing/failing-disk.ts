import { DiskDriver } from "../platform/uploads/disk-driver.js";

/** A disk that fails in the middle of every write, as a full or a broken one does: half of it is there. */
export class FailingDisk extends DiskDriver {
  readonly #code: string;

  /** @param code of the operating system's error, such as `ENOSPC` */
  constructor(root: string, code: string) {
    super(root);
    this.#code = code;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const half = Buffer.from(contents).subarray(0, Math.ceil(contents.length / 2));
    await super.put(key, half);
    throw Object.assign(new Error(`${this.#code}: write`), { code: this.#code });
  }
}
