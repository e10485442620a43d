import { describe, expect, it, vi } from "vitest";
import { type ResumableUploadPort, resumableUpload } from "./resumable-upload.js";

const file = new File([new Uint8Array(25)], "xarita.pdf");
const never = new AbortController().signal;

/** A server in memory that breaks off when the given pieces come. */
function server(breaksAt: readonly number[]) {
  let has = 0;
  const left = new Set(breaksAt);
  const sent: number[] = [];
  const port: ResumableUploadPort = {
    chunkSize: 10,
    begin: vi.fn(() => Promise.resolve("upload-1")),
    offset: vi.fn(() => Promise.resolve(has)),
    send: (_, chunk, offset) => {
      sent.push(offset);
      if (left.delete(offset)) return Promise.reject(new Error("broken"));
      has = offset + chunk.size;
      return Promise.resolve(has);
    },
    finish: () => Promise.resolve({ id: "file-1", name: file.name, size: has }),
  };
  return { port, sent };
}

describe("resumableUpload", () => {
  it("sends piece by piece and tells how far it is", async () => {
    const { port, sent } = server([]);
    const shares: number[] = [];
    const stored = await resumableUpload(port)(file, { signal: never, onProgress: (share) => shares.push(share) });
    expect(sent).toEqual([0, 10, 20]);
    expect(shares).toEqual([0, 0.4, 0.8, 1]);
    expect(stored).toMatchObject({ id: "file-1", size: 25 });
  });

  it("goes on by itself from where it broke", async () => {
    const { port, sent } = server([10]);
    await resumableUpload(port, [1])(file, { signal: never, onProgress: () => undefined });
    expect(sent).toEqual([0, 10, 10, 20]);
    expect(port.begin).toHaveBeenCalledOnce();
  });

  it("asks the server where to go on when the person tries again", async () => {
    const { port, sent } = server([20]);
    const upload = resumableUpload(port, []);
    await expect(upload(file, { signal: never, onProgress: () => undefined })).rejects.toThrow("broken");
    const shares: number[] = [];
    await upload(file, { signal: never, onProgress: (share) => shares.push(share) });
    expect(sent).toEqual([0, 10, 20, 20]);
    expect(shares[0]).toBe(0.8);
    expect(port.begin).toHaveBeenCalledOnce();
  });

  it("sends nothing anew when only the answer to the last call was lost", async () => {
    const { port, sent } = server([]);
    const finish = vi.fn(port.finish).mockRejectedValueOnce(new Error("lost"));
    await resumableUpload({ ...port, finish }, [1])(file, { signal: never, onProgress: () => undefined });
    expect(sent).toEqual([0, 10, 20]);
    expect(port.begin).toHaveBeenCalledOnce();
    expect(finish).toHaveBeenCalledTimes(2);
  });

  it("does not wait on after a cancel", async () => {
    const { port, sent } = server([0]);
    const cancel = new AbortController();
    const going = resumableUpload(port, [60_000])(file, { signal: cancel.signal, onProgress: () => undefined });
    cancel.abort();
    await expect(going).rejects.toThrow(/abort/u);
    expect(sent.length).toBeLessThan(2);
  });

  it("gives up on a server that takes nothing", async () => {
    const { port } = server([]);
    const stuck = resumableUpload({ ...port, send: (_, __, offset) => Promise.resolve(offset) }, []);
    await expect(stuck(file, { signal: never, onProgress: () => undefined })).rejects.toThrow("0 bytes");
  });
});
