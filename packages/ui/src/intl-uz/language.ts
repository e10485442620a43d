/** Script of Uzbek a formatter is asked for. */
export type UzScript = "latin" | "cyrillic";

/** What `Intl` constructors take as their first argument. */
export type Locales = Intl.LocalesArgument;

/** First of the locales asked for, as a tag. */
export function firstTag(locales: Locales): string {
  const first: unknown = Array.isArray(locales) ? locales[0] : locales;
  if (first instanceof Intl.Locale) return first.toString();
  return typeof first === "string" ? first : "";
}

/** The script, when Uzbek is asked for: by `uz` alone Latin, by a subtag `Cyrl` Cyrillic. */
export function uzScript(locales: Locales): UzScript | undefined {
  const tag = firstTag(locales).toLowerCase();
  if (!/^uz(-|$)/.test(tag)) return undefined;
  return tag.includes("cyrl") ? "cyrillic" : "latin";
}

/**
 * Replaces a constructor of `Intl` so that Uzbek goes through `make` and everything else to the engine. A proxy and not
 * a subclass, because libraries also call these without `new`.
 */
export function mend<C extends abstract new (...args: never[]) => object>(
  native: C,
  make: (script: UzScript, locales: Locales, options: unknown) => object,
): C {
  function build(args: unknown[], fallback: () => object): object {
    const locales = args[0] as Locales;
    const script = uzScript(locales);
    return script ? make(script, locales, args[1]) : fallback();
  }
  return new Proxy(native, {
    construct: (target, args: unknown[], newTarget) =>
      build(args, () => Reflect.construct(target, args, newTarget) as object),
    apply: (target, _self, args: unknown[]) => build(args, () => Reflect.construct(target, args) as object),
  });
}

/** Puts methods of our own on a native formatter, so that it stays `instanceof` its class. */
export function override<T extends object>(formatter: T, methods: Partial<T>): T {
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(formatter, name, { value, configurable: true, writable: true });
  }
  return formatter;
}
