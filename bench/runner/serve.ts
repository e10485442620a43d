import { existsSync, readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { out } from "./paths.js";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

function html(folder: string): string {
  const style = existsSync(path.join(folder, "style.css")) ? '<link rel="stylesheet" href="style.css">' : "";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<style>html,body,#root{height:100%;margin:0}</style>${style}</head>
<body><div id="root"></div><script type="module" src="main.js"></script></body></html>`;
}

interface Entry {
  readonly type: string;
  readonly gzip: Buffer;
}

function load(url: string): Entry | undefined {
  const file = path.join(out, "pages", url);
  if (!file.startsWith(out)) return undefined;
  if (url.endsWith("/")) return { type: "text/html", gzip: gzipSync(html(file)) };
  if (!existsSync(file)) return undefined;
  const type = types[path.extname(file)] ?? "application/octet-stream";
  return { type, gzip: gzipSync(readFileSync(file), { level: 9 }) };
}

/** An answer that is made and not read from a file; without a body it is empty. */
export interface Made {
  readonly type: string;
  readonly body: Buffer | null;
}

/** What {@link serve} gives. */
export interface PageServer {
  readonly url: string;
  /** Gzip kB of script and style sent since it was last asked. */
  readonly taken: () => { readonly js: number; readonly css: number };
  readonly close: () => void;
}

/** Serves the built pages and what `routes` makes, and counts what each page asks for of itself. */
export async function serve(routes: (path: string) => Made | undefined = () => undefined): Promise<PageServer> {
  const cache = new Map<string, Entry | undefined>();
  let sent = { js: 0, css: 0 };
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const made = routes(pathname);
    if (made) {
      response.writeHead(made.body ? 200 : 204, { "content-type": made.type, "cache-control": "no-store" });
      response.end(made.body ?? undefined);
      return;
    }
    if (!cache.has(pathname)) cache.set(pathname, load(pathname));
    const entry = cache.get(pathname);
    if (!entry) {
      response.writeHead(404).end();
      return;
    }
    const kind = /\.m?js$/.test(pathname) ? "js" : pathname.endsWith(".css") ? "css" : undefined;
    if (kind) sent[kind] += entry.gzip.length / 1000;
    response.writeHead(200, {
      "content-type": entry.type,
      "content-encoding": "gzip",
      "cache-control": "no-store",
    });
    response.end(entry.gzip);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    taken() {
      const taken = sent;
      sent = { js: 0, css: 0 };
      return taken;
    },
    close: () => server.close(),
  };
}
