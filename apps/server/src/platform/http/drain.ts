import type { IncomingMessage } from "node:http";

/** What is read, and how long, for the sake of an answer that arrives. */
const mostBytes = 64_000_000;
const mostMilliseconds = 10_000;

/**
 * Reads the rest of a body that was refused and throws it away, within bounds. A client that is still sending when the
 * connection closes sees a broken connection instead of the answer, which says what was wrong (RFC 9112 §9.6).
 */
export async function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  await new Promise<void>((resolve) => {
    let left = mostBytes;
    const timer = setTimeout(done, mostMilliseconds);
    function count(piece: Buffer): void {
      left -= piece.length;
      if (left < 0) done();
    }
    function done(): void {
      clearTimeout(timer);
      request.off("data", count).off("end", done).off("close", done).off("error", done);
      resolve();
    }
    request.on("data", count).once("end", done).once("close", done).once("error", done);
    request.resume();
  });
}
