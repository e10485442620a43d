import { firstTag, type Locales, uzScript } from "./language.js";

type DateOptions = Intl.DateTimeFormatOptions;

const date = ["weekday", "year", "month", "day"] as const;
const time = ["dayPeriod", "hour", "minute", "second", "fractionalSecondDigits"] as const;
const dateDefaults: DateOptions = { year: "numeric", month: "numeric", day: "numeric" };
const timeDefaults: DateOptions = { hour: "numeric", minute: "numeric", second: "numeric" };

/** Adds what a method shows by default, where none of what it is about was asked for (ECMA-402, CreateDateTimeFormat). */
function withDefaults(
  options: DateOptions | undefined,
  asked: readonly (keyof DateOptions)[],
  defaults: DateOptions,
): DateOptions | undefined {
  const isAsked =
    options && [...asked, "dateStyle" as const, "timeStyle" as const].some((key) => options[key] !== undefined);
  return isAsked ? options : { ...options, ...defaults };
}

/** Formatters of Uzbek without options: a sort compares a thousand times and makes one collator. */
const cache = new Map<string, unknown>();

function keep<T>(kind: string, locales: Locales, options: object | undefined, make: () => T): T {
  if (options !== undefined) return make();
  const key = `${kind} ${firstTag(locales)}`;
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known as T;
}

/**
 * Replaces a method, for Uzbek only. The method in short form has no prototype of its own, as the native ones.
 *
 * @param at which of its arguments is the language
 * @param own what it does for Uzbek, with what it was called on and what it was given
 */
function lend(
  prototype: object,
  name: string,
  at: 0 | 1,
  own: (self: unknown, given: readonly unknown[]) => unknown,
): void {
  const native = Reflect.get(prototype, name) as (...given: unknown[]) => unknown;
  const methods = {
    [name](this: unknown, ...given: unknown[]): unknown {
      return uzScript(given[at] as Locales) ? own(this, given) : native.apply(this, given);
    },
  };
  Object.defineProperty(prototype, name, { value: methods[name], configurable: true, writable: true });
}

function lendDate(name: string, asked: readonly (keyof DateOptions)[], defaults: DateOptions): void {
  lend(Date.prototype, name, 0, (self, given) => {
    const [locales, options] = given as [Locales, DateOptions?];
    const when = self as Date;
    if (Number.isNaN(when.getTime())) return "Invalid Date";
    return new Intl.DateTimeFormat(locales, withDefaults(options, asked, defaults)).format(when);
  });
}

function lendNumber(prototype: object): void {
  lend(prototype, "toLocaleString", 0, (self, given) => {
    const [locales, options] = given as [Locales, Intl.NumberFormatOptions?];
    return keep("number", locales, options, () => new Intl.NumberFormat(locales, options)).format(self as number);
  });
}

/**
 * Mends the methods that write dates and numbers and compare texts by a language without going through `Intl`'s public
 * constructors: `new Date().toLocaleDateString("uz")`, `(5).toLocaleString("uz")`, `"a".localeCompare("b", "uz")`.
 */
export function mendLocaleMethods(): void {
  lendDate("toLocaleString", [...date, ...time], { ...dateDefaults, ...timeDefaults });
  lendDate("toLocaleDateString", date, dateDefaults);
  lendDate("toLocaleTimeString", time, timeDefaults);
  lendNumber(Number.prototype);
  lendNumber(BigInt.prototype);
  lend(String.prototype, "localeCompare", 1, (self, given) => {
    const [that, locales, options] = given as [unknown, Locales, Intl.CollatorOptions?];
    return keep("collator", locales, options, () => new Intl.Collator(locales, options)).compare(
      String(self),
      String(that),
    );
  });
}
