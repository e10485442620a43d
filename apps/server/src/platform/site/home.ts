import { access } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Locale, locales } from "@yer/api/contract/appearance";
import type { AnnouncementRow } from "@yer/api/contract/public";
import type { FastifyRequest } from "fastify";

/** What the public app's build holds for the server (apps/public/build-home.mjs). */
interface HomeModule {
  readonly draw: (page: string, locale: Locale, rows: readonly AnnouncementRow[]) => Promise<string>;
}

/** Milliseconds that the page waits for what is announced. */
const patience = 1_000;

/** Draws the public home for whoever asks; `undefined` where it cannot be drawn: the app shows it then. */
export type Home = (request: FastifyRequest) => Promise<string | undefined>;

function isLocale(asked: string | null | undefined): asked is Locale {
  return locales.some((locale) => locale === asked);
}

/** The language that a request asks for: in its address, else in its cookie; `uz_UZ` where it names none of ours. */
export function localeAsked({ url, headers }: Pick<FastifyRequest, "url" | "headers">): Locale {
  const query = new URLSearchParams(url.split("?")[1]).get("locale");
  const cookie = /(?:^|;\s*)locale=(\w+)/.exec(headers.cookie ?? "")?.[1];
  return [query, cookie].find(isLocale) ?? "uz_UZ";
}

/**
 * The public home as a document, which is there before any script: drawn by the public app's own components, once for what
 * is announced, and given out again until something else is.
 *
 * @param dist where the public app is built
 * @param page its page as it is served
 * @param announced the latest announcements; a failure leaves the page to the app, which tells of it
 */
export async function openHome(
  dist: string,
  page: string,
  announced: () => Promise<readonly AnnouncementRow[]>,
): Promise<Home | undefined> {
  const file = path.join(dist, ".server/home.mjs");
  const isBuilt = await access(file).then(
    () => true,
    () => false,
  );
  if (!isBuilt) return undefined;
  const { draw } = (await import(pathToFileURL(file).href)) as HomeModule;
  const drawn = new Map<Locale, { readonly of: string; readonly document: string }>();
  return async (request) => {
    const locale = localeAsked(request);
    try {
      const rows = await Promise.race([announced(), wait(patience, undefined, { ref: false })]);
      if (rows === undefined) return undefined;
      const of = JSON.stringify(rows);
      const known = drawn.get(locale);
      if (known?.of === of) return known.document;
      const document = await draw(page, locale, rows);
      drawn.set(locale, { of, document });
      return document;
    } catch (error) {
      request.log.warn({ err: error }, "the home page cannot be drawn, the app shows it");
      return undefined;
    }
  };
}
