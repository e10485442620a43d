import type { Socket } from "node:net";
import { Problem, problemMediaType } from "../problem/problem.js";

function problemOfCode(code: string | undefined): Problem {
  if (code === "HPE_HEADER_OVERFLOW") return new Problem("headers-too-large");
  return new Problem("malformed", { detail: "This is not a request of HTTP/1.1, or it came too slowly." });
}

/** Answers what is not even a request: headers without end, broken framing, a body that never comes. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Gone already, or nobody left to write to.
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOfCode(error.code);
  const body = JSON.stringify(problem.document());
  const head = [
    `HTTP/1.1 ${problem.status} ${problem.status === 431 ? "Request Header Fields Too Large" : "Bad Request"}`,
    `content-type: ${problemMediaType}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "cache-control: no-store",
    "x-content-type-options: nosniff",
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
}
