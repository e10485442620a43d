import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import type { AnnouncementRow } from "@yer/api/contract/public";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readBuild } from "./build.js";
import { openSite } from "./site.js";

const script = `console.log(${JSON.stringify("o'zbek ".repeat(500))})`;

const baseOrigin = (): Promise<string> => Promise.resolve("https://tiles.example.uz");

describe("the static host", () => {
  let apps: string;
  let server: FastifyInstance;
  beforeAll(async () => {
    apps = await mkdtemp(path.join(tmpdir(), "yer-site-"));
    for (const name of ["public", "backoffice"]) {
      const files = {
        "index.html": `<head><title>${name}</title><script nonce="__CSP_NONCE__"></script><meta nonce="__CSP_NONCE__">`,
        "assets/main-a1b2c3d4.js": script,
        "assets/main-a1b2c3d4.js.map": "{}",
        ".vite/manifest.json": "{}",
        "favicon.svg": "<svg/>",
        "diary-worker.js": "",
      };
      for (const [file, content] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(apps, name, "dist", file)), { recursive: true });
        await writeFile(path.join(apps, name, "dist", file), content);
      }
    }
    await writeFile(path.join(apps, "secret.txt"), "secret");
    const site = await openSite(apps, { publicUrl: "http://127.0.0.1:8080", mode: "demo" });
    server = Fastify();
    server.setNotFoundHandler(site);
  });
  afterAll(async () => {
    await server.close();
    await rm(apps, { recursive: true });
  });

  test("a page begins traces where the service makes them, and not else", async () => {
    const mark = '<meta name="yer-traces" content="on" />';
    expect((await server.inject("/users")).body).not.toContain(mark);
    const traced = Fastify();
    traced.setNotFoundHandler(
      await openSite(apps, { publicUrl: "http://127.0.0.1:8080", mode: "demo" }, { traced: true }),
    );
    expect((await traced.inject("/users")).body).toContain(mark);
    await traced.close();
  });

  test.each([
    ["/", 200, "public"],
    ["/info?x=1", 200, "public"],
    ["/auth/oneid/callback?code=a+b", 200, "public"],
    ["/applications/aplications_9", 200, "backoffice"],
    ["/users", 200, "backoffice"],
    ["/applications/unknown-status", 404, "public"],
    ["/no/such/page", 404, "public"],
  ])("answers %s with %i and the page of the %s app", async (url, status, app) => {
    const reply = await server.inject(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.body).toContain(`<title>${app}</title>`);
    // Or browsers ask for one at an address where there is none.
    expect(reply.body).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(reply.headers["cache-control"]).toBe("no-cache");
  });

  test("names no address outside, but the base map's own origin where one is set, and for pictures alone", async () => {
    const plain = String((await server.inject("/map")).headers["content-security-policy"]);
    expect(plain).not.toMatch(/https?:/);
    const mapped = Fastify();
    mapped.setNotFoundHandler(
      await openSite(apps, { publicUrl: "http://127.0.0.1:8080", mode: "demo" }, { baseMap: baseOrigin }),
    );
    const policy = String((await mapped.inject("/map")).headers["content-security-policy"]);
    await mapped.close();
    expect(policy.split("; ").filter((directive) => directive.includes("https:"))).toEqual([
      "img-src 'self' data: blob: https://tiles.example.uz",
    ]);
  });

  test("gives each page a nonce of its own, in the policy and in the page", async () => {
    const [one, two] = [await server.inject("/"), await server.inject("/")];
    const nonces = [one, two].map(
      ({ headers }) => /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(one.body.split(`nonce="${nonces[0]}"`)).toHaveLength(3);
    expect(one.body).not.toContain("__CSP_NONCE__");
  });

  test("says in each page in which mode the service runs", async () => {
    for (const page of ["/", "/applications"]) {
      expect((await server.inject(page)).body).toContain('<meta name="yer-mode" content="demo" />');
    }
  });

  test("says in each page of which build it is: another one as soon as any file of an app is another", async () => {
    const build = await readBuild(apps);
    for (const page of ["/", "/users"]) {
      expect((await server.inject(page)).body).toContain(`<meta name="yer-build" content="${build}" />`);
    }
    const newer = await mkdtemp(path.join(tmpdir(), "yer-newer-"));
    expect(await readBuild(newer)).toBeNull();
    await mkdir(path.join(newer, "public", "dist"), { recursive: true });
    await writeFile(path.join(newer, "public", "dist", "index.html"), '<script src="main-e5f6a7b8.js">');
    expect(await readBuild(newer)).not.toBe(build);
    await rm(newer, { recursive: true });
  });

  test("lets hashed files be kept for ever and packs them as the caller accepts", async () => {
    const url = "/_backoffice/assets/main-a1b2c3d4.js";
    const br = await server.inject({ url, headers: { "accept-encoding": "gzip, deflate, br" } });
    expect(br.headers).toMatchObject({
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script);
    const gz = await server.inject({ url, headers: { "accept-encoding": "gzip, br;q=0" } });
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gz.rawPayload).toString()).toBe(script);
    const plain = await server.inject(url);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body).toBe(script);
  });

  test("lets the diary's worker answer for the diary, and no other script for anything", async () => {
    const worker = await server.inject("/_backoffice/diary-worker.js");
    expect(worker.headers["service-worker-allowed"]).toBe("/diary");
    expect(worker.headers["content-security-policy"]).toContain("connect-src 'self'");
    const script = await server.inject("/_backoffice/assets/main-a1b2c3d4.js");
    expect(script.headers["service-worker-allowed"]).toBeUndefined();
  });

  test("asks again for files without a hash, and says when nothing changed", async () => {
    const first = await server.inject("/_public/favicon.svg");
    expect(first.headers["cache-control"]).toBe("no-cache");
    const again = await server.inject({
      url: "/_public/favicon.svg",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    "/_public/../secret.txt",
    "/_public/%2e%2e/%2e%2e/secret.txt",
    "/_public/..%2f..%2fsecret.txt",
    "/_public//secret.txt",
    "/_public/index.html",
    "/_public/.vite/manifest.json",
    "/_public/assets/main-a1b2c3d4.js.map",
    "/_public/assets/gone-a1b2c3d4.js",
  ])("has no file at %s", async (url) => {
    const reply = await server.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("secret");
  });

  test("says that an app is not built instead of showing the other one", async () => {
    await rm(path.join(apps, "backoffice"), { recursive: true });
    const half = Fastify();
    half.setNotFoundHandler(await openSite(apps, { publicUrl: "http://127.0.0.1:8080", mode: "demo" }));
    expect((await half.inject("/users")).statusCode).toBe(503);
    expect((await half.inject("/")).statusCode).toBe(200);
  });
});

describe("the home page", () => {
  const directory = mkdtemp(path.join(tmpdir(), "yer-home-"));
  const drawing = `export const draw = async (page, locale, rows) => page + locale + JSON.stringify(rows) + "x".repeat(2000);`;
  let announced: () => Promise<readonly AnnouncementRow[]>;
  let server: FastifyInstance;
  beforeAll(async () => {
    const dist = path.join(await directory, "public", "dist");
    await mkdir(path.join(dist, ".server"), { recursive: true });
    await writeFile(path.join(dist, "index.html"), '<head><title>app</title><meta nonce="__CSP_NONCE__">');
    await writeFile(path.join(dist, ".server", "home.mjs"), drawing);
    server = Fastify();
    const config = { publicUrl: "http://127.0.0.1:8080", mode: "demo" } as const;
    server.setNotFoundHandler(await openSite(await directory, config, { announced: () => announced() }));
  });
  beforeEach(() => {
    announced = () => Promise.resolve([{ number: "2026-1703-000001" } as AnnouncementRow]);
  });
  afterAll(async () => {
    await server.close();
    await rm(await directory, { recursive: true });
  });

  test("is drawn with what is announced at that moment, under the nonce of its policy", async () => {
    const reply = await server.inject("/");
    expect(reply.body).toContain("2026-1703-000001");
    const nonce = /'nonce-([^']+)'/.exec(String(reply.headers["content-security-policy"]))?.[1];
    expect(reply.body).toContain(`nonce="${nonce}"`);
    announced = () => Promise.resolve([{ number: "2026-1703-000002" } as AnnouncementRow]);
    expect((await server.inject("/")).body).toContain("2026-1703-000002");
  });

  test.each([
    ["/", "", "uz_UZ"],
    ["/", "a=b; locale=ru_RU", "ru_RU"],
    ["/", "locale=xx_XX", "uz_UZ"],
    ["/?locale=en_US", "locale=ru_RU", "en_US"],
    ["/?locale=<script>", "", "uz_UZ"],
  ])("at %s with the cookie %j is in %s", async (url, cookie, locale) => {
    const reply = await server.inject({ url, headers: { cookie } });
    expect(reply.body).toMatch(new RegExp(`${locale}\\[`));
    expect(reply.headers["vary"]).toContain("cookie");
  });

  test("is the app's where what is announced cannot be read, or not soon", async () => {
    for (const broken of [() => Promise.reject(new Error("no database")), () => new Promise<never>(() => undefined)]) {
      announced = broken;
      const reply = await server.inject("/");
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain("<title>app</title>");
      expect(reply.body).not.toContain("uz_UZ");
    }
  });

  test("comes packed as the caller accepts", async () => {
    const br = await server.inject({ url: "/", headers: { "accept-encoding": "gzip, br" } });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain("2026-1703-000001");
    const plain = await server.inject({ url: "/", headers: { "accept-encoding": "br;q=0" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });
});
