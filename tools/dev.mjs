import "./node-version.mjs";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import http from "node:http";
import path from "node:path";
import { createServer } from "vite";
import { passOn } from "./dev/proxy.mjs";
import { freePort } from "./free-port.mjs";
import { root } from "./pnpm.mjs";
import { noncePlaceholder } from "./vite-app.mjs";

/**
 * `pnpm dev`: the product at the address it has when built, from sources, with reload. One origin in front: pages and
 * modules of both apps come from Vite, everything else from the service, which Node restarts when its code changes.
 */

const host = "127.0.0.1";
const port = Number(process.env["PORT"] || 8080);
const servicePort = await freePort();
const front = http.createServer();

/** @param {"public" | "backoffice"} name */
function app(name) {
  return createServer({
    root: path.join(root, "apps", name),
    appType: "custom",
    server: { middlewareMode: true, ws: { server: front } },
    logLevel: "warn",
  });
}

const apps = { public: await app("public"), backoffice: await app("backoffice") };

/** @type {{ matchPath: (path: string) => { screen: { app: "public" | "backoffice" } } | undefined }} */
const { matchPath } = /** @type {any} */ (await apps.public.ssrLoadModule("@yer/api/paths"));

const service = spawn(
  process.execPath,
  [
    "--watch",
    "--watch-preserve-output",
    "--conditions=@yer/source",
    "--import=./tools/dev/sources.mjs",
    "--disable-warning=ExperimentalWarning",
    "apps/server/src/main.ts",
  ],
  {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      HOST: host,
      PORT: String(servicePort),
      PUBLIC_URL: `http://${host}:${port}`,
      DATA_DIR: process.env["DATA_DIR"] || "data",
    },
  },
);

/**
 * Whether a browser asks for a page, not for data or a file.
 *
 * @param {http.IncomingMessage} request
 */
function isPage({ method, url = "/", headers }) {
  if (method !== "GET" || /^\/(api|demo|healthz|readyz|metrics)(\/|$|\?)/.test(url)) return false;
  return headers["sec-fetch-dest"] === "document" || (headers.accept ?? "").includes("text/html");
}

/**
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 */
async function sendPage({ url = "/" }, response) {
  const name = matchPath(new URL(url, `http://${host}`).pathname)?.screen.app ?? "backoffice";
  const html = readFileSync(path.join(root, "apps", name, "index.html"), "utf8");
  const page = await apps[name].transformIndexHtml(url, html);
  const nonce = randomBytes(16).toString("base64");
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    // As strict as Vite's own scripts allow.
    "content-security-policy": `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; object-src 'none'; base-uri 'none'`,
  });
  response.end(page.replaceAll(noncePlaceholder, nonce));
}

front.on("request", (request, response) => {
  const [, name] = /^\/_(public|backoffice)\//.exec(request.url ?? "") ?? [];
  if (name === "public" || name === "backoffice") {
    apps[name].middlewares(request, response, () => response.writeHead(404).end());
  } else if (isPage(request)) {
    sendPage(request, response).catch((error) => {
      console.error(error);
      response.writeHead(500, { "content-type": "text/plain; charset=utf-8" }).end(String(error));
    });
  } else {
    void passOn(request, response, servicePort);
  }
});

async function stop() {
  service.kill("SIGTERM");
  front.close();
  front.closeAllConnections();
  await Promise.all([apps.public.close(), apps.backoffice.close()]);
}
for (const name of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) process.once(name, () => void stop());
service.on("exit", (code) => {
  process.exitCode = code ?? 0;
});

front.on("error", (error) => {
  console.error(`Cannot listen on ${host}:${port}: ${error.message}. Set PORT to another one.`);
  process.exitCode = 1;
  void stop();
});
front.listen(port, host, () => console.log(`Development, with reload: http://${host}:${port}\n`));
