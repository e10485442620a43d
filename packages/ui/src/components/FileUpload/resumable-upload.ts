import type { StoredFile, UploadPort } from "./uploads.js";

/**
 * Sends a file in pieces, so that a broken connection costs a piece and not the file: the port between the kit and a
 * server that keeps what has come so far (tus, S3 multipart, one's own). Every call rejects when it failed or was aborted.
 */
export interface ResumableUploadPort {
  /** Bytes of a piece. @default 5 MiB, the least S3 takes */
  readonly chunkSize?: number;
  /** Tells the server of the file; resolves with the upload's id there. Once for each file, however often it breaks. */
  readonly begin: (file: File, signal: AbortSignal) => Promise<string>;
  /** How many bytes of the upload the server has: where to go on. Asked after every break. */
  readonly offset: (uploadId: string, signal: AbortSignal) => Promise<number>;
  /** Sends the piece that begins at `offset`; resolves with how many bytes the server has then. */
  readonly send: (uploadId: string, chunk: Blob, offset: number, signal: AbortSignal) => Promise<number>;
  /** Closes an upload that is whole; resolves with what the server made of it. */
  readonly finish: (uploadId: string, signal: AbortSignal) => Promise<StoredFile>;
}

/** Waits before a broken upload goes on by itself, in milliseconds; after the last one the person is asked. */
const usualWaits: readonly number[] = [1000, 3000, 9000];

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error("aborted"));
    });
  });
}

/**
 * Makes an upload of `FileUpload` that goes on where it broke: by itself after a while, and when the person asks for it
 * again, even after a cancel. Make it once, outside of the component: it remembers which upload belongs to which file.
 *
 * @param waits how long to wait before each try of its own; an empty list leaves it to the person
 */
export function resumableUpload(port: ResumableUploadPort, waits: readonly number[] = usualWaits): UploadPort {
  const begun = new WeakMap<File, string>();
  const chunkSize = port.chunkSize ?? 5 * 1024 * 1024;

  async function run(file: File, { signal, onProgress }: Parameters<UploadPort>[1]): Promise<StoredFile> {
    const known = begun.get(file);
    const id = known ?? (await port.begin(file, signal));
    begun.set(file, id);
    let at = known === undefined ? 0 : await port.offset(id, signal);
    onProgress(at / file.size);
    while (at < file.size) {
      signal.throwIfAborted();
      // A server that takes nothing would be asked for ever.
      const next = await port.send(id, file.slice(at, at + chunkSize), at, signal);
      if (next <= at) throw new Error(`The server has ${next} bytes after ${at} and a piece more.`);
      at = next;
      onProgress(at / file.size);
    }
    const stored = await port.finish(id, signal);
    begun.delete(file);
    return stored;
  }

  return async (file, options) => {
    for (const ms of waits) {
      try {
        return await run(file, options);
      } catch (error) {
        if (options.signal.aborted) throw error;
        await wait(ms, options.signal);
      }
    }
    return run(file, options);
  };
}
