import type { UiLocale } from "./locale.js";

/** A promise that tells React's `use` what it came to, as React itself notes it on promises it has waited for. */
type Told<Texts> = Promise<Texts> & { status?: "fulfilled"; value?: Texts };

/**
 * Loads texts of a language once and hands every caller the same promise, as React's `use` needs: texts that are there
 * suspend nothing. Rejects when the chunk cannot be fetched; the next call tries again.
 */
export function oncePerLocale<Texts>(load: (locale: UiLocale) => Promise<Texts>): (locale: UiLocale) => Promise<Texts> {
  const loaded = new Map<UiLocale, Promise<Texts>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known) return known;
    const loading: Told<Texts> = load(locale).catch((error: unknown) => {
      loaded.delete(locale);
      throw error;
    });
    // React would wait a moment for what is there already, and shows a fallback it has once shown for 300 ms.
    void loading.then(
      (texts) => Object.assign(loading, { status: "fulfilled", value: texts }),
      () => undefined,
    );
    loaded.set(locale, loading);
    return loading;
  };
}
