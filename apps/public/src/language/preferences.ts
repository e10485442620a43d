import { defaultTheme, readTheme, type ThemeState, writeTheme } from "@yer/api/react/theme";
import { useSyncExternalStore } from "react";

/** The person's choices about the interface, in local storage; shared with the back office, which keeps them in the profile too. */
export type Preferences = ThemeState;

/** The server, which draws the home page for whoever asks, knows nobody's choices but the language of the page. */
const isServer = typeof document === "undefined";

let current: Preferences = isServer ? defaultTheme : readTheme(localStorage);
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

// Another tab, or signing out, changed them.
if (!isServer) {
  window.addEventListener("storage", () => {
    current = readTheme(localStorage);
    tell();
  });
}

/** The choices as they stand. */
export function readPreferences(): Preferences {
  return current;
}

/** The language that the server draws next; drawing is one synchronous call. */
export function drawIn(locale: Preferences["locale"]): void {
  current = { ...defaultTheme, locale };
}

/** Stores a changed choice in the browser. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  writeTheme(localStorage, current);
  tell();
}

/** The choices, followed as they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readPreferences,
    readPreferences,
  );
}
