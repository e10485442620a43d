import { beginOverlays } from "@yer/ui";
import type { PinFace } from "./pin-face.js";
import { scriptAddress } from "../../../base/threads/script-address.js";

/** Where the app's files lie. */
const base = import.meta.env.BASE_URL;

/** Names that the browser's list of what a page fetched holds, unless it is told to hold more: what comes after is on no list. */
const listed = 250;
performance.setResourceTimingBufferSize(5_000);

/** Files of the app that this page has fetched: what it needs to be drawn again. */
function fetched(): string[] {
  const from = new URL(base, location.href).href;
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  return [...new Set(names.filter((name) => name.startsWith(from)))];
}

/**
 * Has the diary begin without a network from now on: its page and the files it was drawn with are kept beside it. Nothing
 * happens where the browser cannot, and in development, whose files are not built.
 *
 * @param bringAlong loads what is drawn later than the page: without a network it could not come then
 * @param face what the page begins with where a round lies behind a PIN, as it is drawn once all has come
 */
export async function keepOffline(bringAlong: () => Promise<unknown>, face: () => PinFace): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register(scriptAddress(`${base}diary-worker.js`), { scope: "/diary" });
  const { active } = await navigator.serviceWorker.ready;
  const build = document.querySelector<HTMLMetaElement>('meta[name="yer-build"]')?.content ?? "";
  // Somebody came here after hours at the office: what the diary was drawn with is not on the list. Opened anew, it is.
  const isFull = performance.getEntriesByType("resource").length >= listed;
  if (isFull && !(await caches.has(`diary-files ${build}`))) return location.reload();
  await Promise.all([bringAlong(), import("../store/save-all.js")]);
  // What presses bring over all of that comes along too: the days of a calendar, menus, dialogs.
  await beginOverlays();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  active?.postMessage({ build, files: [...fetched(), `${base}diary-face.js`], face: face() });
}
