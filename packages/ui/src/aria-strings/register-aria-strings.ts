import type { AriaString, AriaStrings } from "./aria-strings.js";

const localeKey = Symbol.for("react-aria.i18n.locale");
const stringsKey = Symbol.for("react-aria.i18n.strings");

interface AriaWindow {
  [localeKey]?: string;
  [stringsKey]?: Record<string, Record<string, AriaString>>;
}

/**
 * Gives React Aria its strings through the window symbols it looks for, since it ships none in Uzbek.
 *
 * It reads the symbols once, at the first component that needs a string, and keeps the inner objects it found.
 * So the first call must come before that, and later calls (another language) write into those same objects.
 * On a server it does nothing: React Aria then uses its bundled strings.
 *
 * @param isOther whether the strings are English for a language that the kit does not have. React Aria may have it (German,
 * Arabic, …): it uses its own as long as it was given none.
 */
export function registerAriaStrings(tag: string, strings: AriaStrings, isOther = false): void {
  if (typeof window === "undefined") return;
  const target = window as Window & AriaWindow;
  if (isOther && target[stringsKey] === undefined) return;
  target[localeKey] ??= tag;
  const shared = (target[stringsKey] ??= {});
  for (const [name, entries] of Object.entries(strings)) {
    shared[name] = Object.assign(shared[name] ?? {}, entries);
  }
}
