import type { RenderedPaper } from "./kept-rendering.js";

/** A paper as the answer to a call: whoever has its bytes already is told so. */
export function pdfReply({ content, sha256, size }: RenderedPaper) {
  return {
    kind: "media" as const,
    body: content,
    headers: { "content-length": String(size), etag: `"${sha256}"`, "cache-control": "private, no-cache" },
  };
}
