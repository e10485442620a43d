import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** A built file of an app, ready to be sent. */
export interface Asset {
  readonly type: string;
  /** Its name holds a hash of its content: whoever has it need never ask again. */
  readonly immutable: boolean;
  /** For the others: a strong entity tag. */
  readonly etag: string;
  /** The content in the best encoding the caller accepts; packed once, on first use. */
  encoded(acceptEncoding: string | undefined): Promise<{ readonly encoding?: "br" | "gzip"; readonly content: Buffer }>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".geojson": "application/geo+json",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const packable = /^(text\/|application\/(json|geo\+json|manifest\+json|wasm)|image\/svg)/;
const leastPackedBytes = 1_000;

/**
 * Reads the built files of an app, by their address below its base (`assets/main-1a2b3c4d.js`). The page itself, its
 * manifest and source maps are not among them. Nothing is looked up on disk later, so no path can lead elsewhere.
 */
export async function readAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const names = (await readdir(directory, { recursive: true })).filter(
    (name) => name !== "index.html" && !name.startsWith(".") && types[path.extname(name)] !== undefined,
  );
  const assets = await Promise.all(
    names.map(async (name) => [name, assetOf(name, await readFile(path.join(directory, name)))] as const),
  );
  return new Map(assets);
}

/** Packs one page for one caller: no page is the same twice, so as well as takes no time. */
export async function packed(
  page: string,
  acceptEncoding = "",
): Promise<{ readonly encoding?: "br" | "gzip"; readonly content: Buffer }> {
  const content = Buffer.from(page);
  if (content.length < leastPackedBytes) return { content };
  if (accepts(acceptEncoding, "br")) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding: "br", content: await promisify(brotliCompress)(content, { params }) };
  }
  if (accepts(acceptEncoding, "gzip")) return { encoding: "gzip", content: await promisify(gzip)(content) };
  return { content };
}

function assetOf(name: string, content: Buffer): Asset {
  const type = types[path.extname(name)] ?? "application/octet-stream";
  const worthPacking = content.length >= leastPackedBytes && packable.test(type);
  const brotli = once(async () =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  );
  const gzipped = once(async () => promisify(gzip)(content, { level: 9 }));
  return {
    type,
    immutable: /^assets\/.*-[\w-]{8,}\.\w+$/.test(name),
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`,
    encoded: async (acceptEncoding = "") => {
      if (worthPacking && accepts(acceptEncoding, "br")) return { encoding: "br", content: await brotli() };
      if (worthPacking && accepts(acceptEncoding, "gzip")) return { encoding: "gzip", content: await gzipped() };
      return { content };
    },
  };
}

/** Whether `Accept-Encoding` names an encoding and does not forbid it (RFC 9110 §12.5.3). */
function accepts(header: string, encoding: string): boolean {
  return header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .some((part) => part.split(";")[0] === encoding && !/;\s*q=0(\.0*)?$/.test(part));
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return async () => (made ??= make());
}
