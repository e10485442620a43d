import { readTheme, type ThemeState, writeTheme } from "@yer/api/react/theme";
import { useSyncExternalStore } from "react";

/** The person's choices about the interface, in local storage; shared with the back office, which keeps them in the profile too. */
export type Preferences = ThemeState;

let current = readTheme(localStorage);
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

// Another tab, or signing out, changed them.
window.addEventListener("storage", () => {
  current = readTheme(localStorage);
  tell();
});

/** The choices as they stand. */
export function readPreferences(): Preferences {
  return current;
}

/** Keeps a choice. */
export function changePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change };
  writeTheme(localStorage, current);
  tell();
}

/** The choices, followed as they change. */
export function usePreferences(): Preferences {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readPreferences);
}
