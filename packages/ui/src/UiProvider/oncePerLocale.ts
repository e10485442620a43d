import type { UiLocale } from "./locale.js";

/**
 * Loads texts of a language once and hands every caller the same promise, as React's `use` needs. Rejects when the
 * chunk cannot be fetched; the next call tries again.
 */
export function oncePerLocale<Texts>(load: (locale: UiLocale) => Promise<Texts>): (locale: UiLocale) => Promise<Texts> {
  const loaded = new Map<UiLocale, Promise<Texts>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known) return known;
    const loading = load(locale).catch((error: unknown) => {
      loaded.delete(locale);
      throw error;
    });
    loaded.set(locale, loading);
    return loading;
  };
}
