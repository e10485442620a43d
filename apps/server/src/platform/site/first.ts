import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locale } from "@yer/api/contract/appearance";
import type { PathMatch } from "@yer/api/paths";
import { type Html, html } from "../http/html.js";

type TextFiles = Readonly<Record<Locale, readonly string[]>>;

/** What the build of an app says of how its screens begin (tools/first-screens.mjs). */
interface Built {
  /** Runs in the page's head: begins the readings, and fetches what goes with the reader's language. */
  readonly script: string;
  /** Files of every screen, by language. */
  readonly texts: TextFiles;
  readonly screens: Readonly<
    Record<string, { readonly files: readonly string[]; readonly styles: readonly string[]; readonly texts: TextFiles }>
  >;
  /** Readings of the frame, and of a screen by its path or by one address of it, below the service's base. */
  readonly sessionReads: readonly string[];
  readonly reads: Readonly<Record<string, { readonly beside?: readonly string[]; readonly list?: readonly string[] }>>;
}

/** What the head of a screen's page holds, so that all that it begins with comes in one wave. */
export type First = (match: PathMatch, pathname: string) => Html;

/** Where the service answers. */
const base = "/api/v1";

const addresses = (reads: readonly string[] = [], params: PathMatch["params"]): string =>
  reads
    .map((read) => base + read.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? "")))
    .join(" ");

/**
 * Reads what an app's screens begin with; `undefined` of an app that does not say it. What is written into a page are
 * addresses of files and of readings, the same for everybody: whose readings they are, the page knows itself.
 *
 * @param dist where the app is built
 * @param noncePlaceholder stands where a page's nonce belongs
 */
export async function readFirst(dist: string, noncePlaceholder: string): Promise<First | undefined> {
  const said = await readFile(path.join(dist, ".vite/first.json"), "utf8").catch(() => undefined);
  if (said === undefined) return undefined;
  const { script, texts, screens, sessionReads, reads } = JSON.parse(said) as Built;
  return ({ screen, params }, pathname) => {
    const { files = [], styles = [], texts: own } = screens[screen.path] ?? {};
    const asked = screen.unguarded ? undefined : (reads[pathname] ?? reads[screen.path] ?? {});
    const all = Object.entries(texts).map(([locale, known]) => [
      locale,
      [...new Set([...known, ...(own?.[locale as Locale] ?? [])])],
    ]);
    return html`<script
        nonce="${noncePlaceholder}"
        data-reads="${asked ? addresses([...sessionReads, ...(asked.beside ?? [])], params) : ""}"
        data-list="${addresses(asked?.list, params)}"
        data-texts="${JSON.stringify(Object.fromEntries(all))}"
      >
        ${{ html: script }};
      </script>
      ${files.map(
        (file) => html`<link rel="modulepreload" crossorigin href="${file}" nonce="${noncePlaceholder}" />`,
      )}${styles.map((file) => html`<link rel="preload" as="style" crossorigin href="${file}" />`)}`;
  };
}
