import type { Readable } from "node:stream";

/** A reply that is not JSON: a document, a table, a stream of events. */
export interface MediaReply {
  readonly kind: "media";
  readonly body: Readable | Buffer | string;
  /** Overrides the endpoint's media type where it depends on what is sent. */
  readonly type?: string;
  /** Given: sent as an attachment under this name. */
  readonly filename?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends the browser elsewhere, 302. */
export interface RedirectReply {
  readonly kind: "redirect";
  readonly location: string;
}

/** `Content-Disposition` of an attachment: an ASCII name for old readers, the real one in UTF-8 (RFC 6266, RFC 8187). */
export function attachment(filename: string): string {
  const ascii = filename.replace(/[^\w .-]/g, "_");
  const utf8 = encodeURIComponent(filename).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
