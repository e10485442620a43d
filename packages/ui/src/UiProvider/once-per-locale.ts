import { pauseOrNetwork } from "../host/comes.js";
import { MissingPartError } from "../host/missing-part-error.js";
import type { UiLocale } from "./locale.js";

/** A promise that tells React's `use` what it came to, as React itself notes it on promises it has waited for. */
type Told<Texts> = Promise<Texts> & { status?: "fulfilled"; value?: Texts };

/** Milliseconds after which texts that nothing can be shown without are asked for again. */
const neededAgain = 30_000;

/** Loads until it succeeds: without these texts there is no page that could tell of them. */
async function loadNeeded<Texts>(load: () => Promise<Texts>): Promise<Texts> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === "undefined") throw error;
      reportError(error);
      await pauseOrNetwork(neededAgain);
    }
  }
}

/**
 * Loads texts of a language once and hands every caller the same promise, as React's `use` needs: texts that are there
 * suspend nothing. `comes` waits for a lost connection. Where a file cannot be had it rejects with `MissingPartError`, the
 * same one until whoever shows it lets it be asked for again.
 *
 * @param options `needed`: texts of a whole page. They are asked for until they come, and never reject in a browser, so
 * that a change of language leaves what stands as it is.
 */
export function oncePerLocale<Texts>(
  load: (locale: UiLocale) => Promise<Texts>,
  { needed = false }: { readonly needed?: boolean } = {},
): (locale: UiLocale) => Promise<Texts> {
  const loaded = new Map<UiLocale, Promise<Texts>>();
  function ask(locale: UiLocale): Promise<Texts> {
    const known = loaded.get(locale);
    if (known) return known;
    const asked = needed ? loadNeeded(() => load(locale)) : load(locale);
    const loading: Told<Texts> = asked.catch((cause: unknown) => {
      throw new MissingPartError(
        () => loaded.delete(locale),
        () => ask(locale),
        { cause },
      );
    });
    // React would wait a moment for what is there already, and shows a fallback it has once shown for 300 ms.
    void loading.then(
      (texts) => Object.assign(loading, { status: "fulfilled", value: texts }),
      () => undefined,
    );
    loaded.set(locale, loading);
    return loading;
  }
  return ask;
}
