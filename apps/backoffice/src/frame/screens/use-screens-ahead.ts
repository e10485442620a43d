import { matchPath, mayOpen } from "@yer/api/paths";
import { useAppDispatch, useSession, useTheme } from "@yer/api/react";
import { loadPartTexts } from "@yer/ui";
import { useEffect } from "react";
import type { Location } from "react-router-dom";
import { builtScreens } from "./built-screens.js";
import { recordsAhead, type ScreenAhead } from "./records-ahead.js";
import type { FirstRead } from "./stand-first.js";

/** Milliseconds that somebody stays at a link before its record is read: a pointer on its way passes many rows. */
const stay = 80;

/** The link that a press at this place would follow: the place's own, or that of the row it stands in. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  return (
    target.closest<HTMLAnchorElement>("a[href]") ??
    target.closest("[data-row-id]")?.querySelector<HTMLAnchorElement>("a[data-row-link]") ??
    null
  );
}

/**
 * Prefetch on intent: a screen's file is on its way as soon as somebody points at a link to it, touches it or comes to it
 * by keys, and what it shows first once they press, or have stayed for a moment. Nothing waits for it, and who may not open the
 * screen begins nothing.
 *
 * @param onAhead told the address of a screen that has come so, with its record: it can be drawn
 */
export function useScreensAhead(onAhead?: (location: Location) => void): void {
  const dispatch = useAppDispatch();
  const { locale } = useTheme();
  const { authenticated, is_staff, permissions } = useSession();

  useEffect(() => {
    const listening = new AbortController();
    let at: string | undefined;
    let staying: ReturnType<typeof setTimeout> | undefined;
    let read = (): void => undefined;

    function come({ target, type }: Event): void {
      const link = linkAt(target);
      if (link?.href !== at) meet(link);
      // Whoever presses is not on the way elsewhere.
      if (type === "pointerdown") read();
    }

    function meet(link: HTMLAnchorElement | null): void {
      clearTimeout(staying);
      read = () => undefined;
      at = link?.href;
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      const found = matchPath(link.pathname);
      if (
        !found ||
        mayOpen(found.screen, authenticated ? { is_staff, codes: permissions } : undefined).answer !== "open"
      )
        return;
      const { screen, params } = found;
      const begun = builtScreens[screen.path]?.begin();
      // With its texts: a screen that waited for them would be drawn twice.
      const texts = begun?.then(async () => loadPartTexts(locale));
      const reads = async (): Promise<FirstRead | undefined> =>
        recordsAhead[screen.path]?.(params.id ?? "") ??
        ((await begun) as ScreenAhead | undefined)?.readsAhead?.(params, link.search);
      const bring = async ({ href, pathname, search, hash }: HTMLAnchorElement): Promise<void> => {
        await Promise.all([(await reads())?.(dispatch), texts]);
        // Who has gone on meanwhile is about to open something else.
        if (at !== href || !link.isConnected || !recordsAhead[screen.path]) return;
        onAhead?.({ pathname, search, hash, state: null, key: "ahead" });
      };
      read = () => {
        clearTimeout(staying);
        read = () => undefined;
        // Without a line its file does not come: who presses is told.
        void bring(link).catch(() => undefined);
      };
      staying = setTimeout(() => read(), stay);
    }
    for (const name of ["pointerover", "pointerdown", "focusin"] as const) {
      document.addEventListener(name, come, { signal: listening.signal, passive: true });
    }
    // Somebody may have come to a link before anything listened.
    const pointedAt = [...document.querySelectorAll(":hover")].at(-1) ?? null;
    meet(linkAt(pointedAt) ?? linkAt(document.activeElement));
    return () => {
      listening.abort();
      clearTimeout(staying);
    };
  }, [dispatch, locale, authenticated, is_staff, permissions, onAhead]);
}
