import type { Locale } from "@yer/api/contract/appearance";
import type { AnnouncementRow } from "@yer/api/contract/public";
import { drawHome } from "./document.js";
import type { Shell } from "./shell.js";

/** Replaced by build-home.mjs with the parts that it has built. */
declare const builtParts: Omit<Shell, "page">;

/**
 * What the server calls to draw the home page.
 *
 * @param page the app's index.html as it is served
 */
export function draw(page: string, locale: Locale, rows: readonly AnnouncementRow[]): Promise<string> {
  return drawHome({ page, ...builtParts }, locale, rows);
}
