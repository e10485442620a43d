import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";
import { out, root } from "../../runner/paths.js";

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>bench</title>
<style>html,body,#root{height:100%;margin:0}</style></head>
<body><div id="root"></div><script type="module" src="main.js"></script></body></html>`;

/** A peer's app, served. */
export interface Peer {
  readonly url: string;
  /** Its one script, packed by gzip, in kB of 1 000 bytes. */
  readonly kilobytes: number;
  readonly close: () => void;
}

/** Builds an app of `bench/shell` for production, as its quick start says, and serves it: one file, packed, never cached. */
export async function servePeer(name: string): Promise<Peer> {
  const folder = path.join(root, "shell", name);
  const outDir = path.join(out, "pages/shell", name);
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    base: "./",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: {
        input: path.join(folder, "main.tsx"),
        output: { entryFileNames: "main.js", codeSplitting: false },
      },
    },
  });
  const script = gzipSync(readFileSync(path.join(outDir, "main.js")), { level: 9 });
  const page = gzipSync(html);
  const server = http.createServer((request, response) => {
    const isScript = request.url?.endsWith(".js") === true;
    if (!isScript && request.url !== "/") {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": isScript ? "text/javascript" : "text/html",
      "content-encoding": "gzip",
      "cache-control": "no-store",
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, kilobytes: script.length / 1000, close: () => server.close() };
}
