import { firstTag, override, type Locales, type UzScript } from "./language.js";
import { words } from "./words.js";

/** Makes Uzbek names of the parts of a date, which screen readers say at each part of a date field; other names stay the engine's. */
export function uzDisplayNames(
  native: typeof Intl.DisplayNames,
  script: UzScript,
  locales: Locales,
  options: Intl.DisplayNamesOptions,
): Intl.DisplayNames {
  const base = new native("en", options);
  const resolved = { ...base.resolvedOptions(), locale: firstTag(locales) };
  const { units } = words[script];
  return override(base, {
    of: (code) => {
      const known = native.prototype.of.call(base, code);
      return options.type === "dateTimeField" ? (units[code]?.[0] ?? known) : known;
    },
    resolvedOptions: () => resolved,
  });
}
