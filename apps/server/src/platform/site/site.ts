import { access, readFile } from "node:fs/promises";
import path from "node:path";
import type { AnnouncementRow } from "@yer/api/contract/public";
import { askedByStaff, matchPath } from "@yer/api/paths";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.js";
import { type Html, plainStyle, tabIcon } from "../http/html.js";
import { makeNonce, pageHeaders } from "../http/security-headers.js";
import { packed, readAssets, type Asset } from "./assets.js";
import { buildMark, modeMark, readBuild, tracesMark } from "./build.js";
import { type First, readFirst } from "./first.js";
import { openHome } from "./home.js";

/** The two apps, by the base of their files' addresses. */
const bases = { public: "/_public/", backoffice: "/_backoffice/" } as const;
type AppName = keyof typeof bases;

/** What tools/vite-app.mjs puts where a page's nonce belongs. */
const noncePlaceholder = "__CSP_NONCE__";

interface App {
  readonly page: string;
  readonly first: First | undefined;
  readonly assets: ReadonlyMap<string, Asset>;
}

/** What pages hold that is set or announced, as it stands at this moment. */
export interface Standing {
  /** Origin of the base map. */
  readonly baseMap?: () => Promise<string | undefined>;
  /** The latest announcements, for the home page. */
  readonly announced?: () => Promise<readonly AnnouncementRow[]>;
  /** What a page of the public app says where no script runs. */
  readonly plain?: Plain;
  /** Whether traces are made of what pages call. */
  readonly traced?: boolean;
}

/** The content of a page for those whose browser runs no script; `undefined` where the page has none. */
export type Plain = (request: FastifyRequest) => Promise<Html | undefined>;

/** Scripts that answer for pages, and for which alone: they lie with the other files, and are let out of their folder so far. */
const scopes: Readonly<Record<string, string>> = { "diary-worker.js": "/diary" };

/** Answers GETs outside `/api`. */
export type Site = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * The static host: one origin for both apps. `@yer/api/paths` says which app's page answers a path; an unknown path is
 * answered 404 with the public app's page, which shows "not found", or sends staff on to the back office's own. The apps guard themselves, the data is guarded by
 * the calls: a page holds nothing but what everybody may read, the announcements of the home page.
 *
 * @param directory where the apps lie, each with its `dist`; an app that is not built answers 503.
 */
export async function openSite(
  directory: string,
  config: Pick<Config, "publicUrl" | "filesOrigin" | "mode">,
  {
    baseMap = () => Promise.resolve(undefined),
    announced = () => Promise.resolve([]),
    plain = () => Promise.resolve(undefined),
    traced = false,
  }: Standing = {},
): Promise<Site> {
  const marks = {
    [buildMark]: (await readBuild(directory)) ?? "",
    [modeMark]: config.mode,
    ...(traced && { [tracesMark]: "on" }),
  };
  const apps = {
    public: await readApp(directory, "public", marks),
    backoffice: await readApp(directory, "backoffice", marks),
  };
  const home = apps.public && (await openHome(path.join(directory, "public", "dist"), apps.public.page, announced));
  return async (request, reply) => {
    const [pathname = "/", query = ""] = request.url.split("?");
    const owner = (Object.keys(bases) as AppName[]).find((name) => pathname.startsWith(bases[name]));
    if (owner) {
      const name = pathname.slice(bases[owner].length);
      const asset = apps[owner]?.assets.get(name);
      if (scopes[name] !== undefined) {
        // A worker fetches under the policy that came with its script, and fetches what its pages would.
        void reply.headers(pageHeaders(config, makeNonce())).header("service-worker-allowed", scopes[name]);
      }
      return asset ? sendAsset(request, reply, asset) : reply.code(404).type("text/plain").send("Not found\n");
    }
    const match = matchPath(pathname);
    const app = apps[match?.screen.app ?? (askedByStaff(query) ? "backoffice" : "public")];
    if (!app) return reply.code(503).type("text/plain").send("This part is not built yet: run the build.\n");
    const nonce = makeNonce();
    const begun = match && app.first?.(match, pathname);
    const page =
      (pathname === "/" ? await home?.(request) : undefined) ??
      (begun ? app.page.replace("</title>", () => `</title>\n    ${begun.html}`) : app.page);
    const { encoding, content } = await packed(
      beside(page, await plain(request)).replaceAll(noncePlaceholder, nonce),
      request.headers["accept-encoding"]?.toString(),
    );
    if (encoding) void reply.header("content-encoding", encoding);
    return reply
      .code(match ? 200 : 404)
      .headers(pageHeaders(config, nonce, await baseMap()))
      .header("vary", "accept-encoding, cookie")
      .type("text/html; charset=utf-8")
      .send(content);
  };
}

/** A page with what it says where no script runs, before the place that the app fills. */
function beside(page: string, plain: Html | undefined): string {
  if (plain === undefined) return page;
  const style = `<noscript><style nonce="${noncePlaceholder}">${plainStyle}</style></noscript>`;
  return page
    .replace("</head>", () => `${style}</head>`)
    .replace('<div id="root">', () => `<noscript>${plain.html}</noscript><div id="root">`);
}

async function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): Promise<FastifyReply> {
  void reply
    .header("cache-control", asset.immutable ? "public, max-age=31536000, immutable" : "no-cache")
    .header("etag", asset.etag)
    .header("vary", "accept-encoding")
    .type(asset.type);
  if (request.headers["if-none-match"]?.includes(asset.etag)) return reply.code(304).send();
  const { encoding, content } = await asset.encoded(request.headers["accept-encoding"]?.toString());
  if (encoding) void reply.header("content-encoding", encoding);
  return reply.send(content);
}

async function readApp(
  directory: string,
  name: AppName,
  marks: Readonly<Record<string, string>>,
): Promise<App | undefined> {
  const dist = path.join(directory, name, "dist");
  const page = path.join(dist, "index.html");
  const built = await access(page).then(
    () => true,
    () => false,
  );
  if (!built) return undefined;
  const marked = Object.entries(marks).map(([mark, content]) => `\n    <meta name="${mark}" content="${content}" />`);
  return {
    page: (await readFile(page, "utf8")).replace("<head>", `<head>${marked.join("")}\n    ${tabIcon.html}`),
    first: await readFirst(dist, noncePlaceholder),
    assets: await readAssets(dist),
  };
}
