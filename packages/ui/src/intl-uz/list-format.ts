import { firstTag, override, type Locales, type UzScript } from "./language.js";
import { words } from "./words.js";

type ListPart = { type: "element" | "literal"; value: string };

/** Makes an Uzbek list format: "A, B va C", "A yoki B", and units side by side. */
export function uzListFormat(
  native: typeof Intl.ListFormat,
  script: UzScript,
  locales: Locales,
  options?: Intl.ListFormatOptions,
): Intl.ListFormat {
  const base = new native("en", options);
  const resolved = base.resolvedOptions();
  const { and, or } = words[script];
  const narrow = resolved.type === "conjunction" && resolved.style === "narrow";
  const last = resolved.type === "unit" ? " " : narrow ? ", " : ` ${resolved.type === "disjunction" ? or : and} `;
  const between = resolved.type === "unit" ? " " : ", ";

  function formatToParts(list: Iterable<string>): ListPart[] {
    const items = [...list];
    return items.flatMap((value, at): ListPart[] => {
      const element: ListPart = { type: "element", value };
      if (at === 0) return [element];
      return [{ type: "literal", value: at === items.length - 1 ? last : between }, element];
    });
  }

  return override(base, {
    formatToParts,
    format: (list) =>
      formatToParts(list)
        .map((part) => part.value)
        .join(""),
    resolvedOptions: () => ({ ...resolved, locale: firstTag(locales) }),
  });
}
