import { firstTag, override, type Locales, type UzScript } from "./language.js";
import { words } from "./words.js";

type Native = typeof Intl.DateTimeFormat;
type Part = Intl.DateTimeFormatPart;
type When = Parameters<Intl.DateTimeFormat["formatToParts"]>[0];
type RangePart = Intl.DateTimeRangeFormatPart;

const weekdaysInEnglish = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const dateParts = new Set<string>(["weekday", "day", "month", "year"]);

function literal(value: string): Part {
  return { type: "literal", value };
}

function mark(parts: Part[], source: "startRange" | "endRange" | "shared"): RangePart[] {
  return parts.map((part) => ({ ...part, source }));
}

/**
 * Makes an Uzbek date format from the engine's British one, whose order (day, month, year), separators of numeric
 * dates and 24 hours are the Uzbek ones: month and weekday become Uzbek words, and dates in words are laid anew,
 * "payshanba, 5-mart, 2026". Calendars other than the Gregorian stay as the engine gives them.
 */
export function uzDateTimeFormat(
  native: Native,
  script: UzScript,
  locales: Locales,
  options?: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const base = new native("en-GB", options);
  const resolved = base.resolvedOptions();
  const formatToEnglish = base.formatToParts.bind(base);
  const text = words[script];
  const { dateStyle } = resolved;
  const month = dateStyle === "medium" ? "short" : dateStyle && dateStyle !== "short" ? "long" : resolved.month;
  const weekday = dateStyle === "full" ? "long" : resolved.weekday;
  const inWords = month !== undefined && month !== "numeric" && month !== "2-digit" && dateStyle !== "short";
  // Which month and weekday it is in that time zone, told in numbers and in names known here.
  // A format is dear to make, and dates in numbers need no names.
  let index: Intl.DateTimeFormat | undefined;
  const indexParts = (when: When): Part[] => {
    index ??= new native("en-US", {
      month: "numeric",
      weekday: "short",
      timeZone: resolved.timeZone,
      numberingSystem: "latn",
      calendar: resolved.calendar,
    });
    return index.formatToParts(when);
  };

  function toWords(part: Part, when: When, alone: boolean): Part {
    if (part.type === "dayPeriod") return { ...part, value: text.dayPeriods[part.value.toLowerCase()] ?? part.value };
    if (part.type === "month" && !inWords) return part;
    const known = indexParts(when).find((other) => other.type === part.type)?.value ?? "";
    if (part.type === "month") {
      const at = Number(known) - 1;
      const name = (month === "short" ? text.monthsShort : text.months)[at];
      if (name === undefined) return part;
      if (month === "narrow") return { ...part, value: name.charAt(0).toUpperCase() };
      // A month that stands alone is a heading: "Mart".
      const capital = alone && script === "latin";
      return { ...part, value: capital ? name.charAt(0).toUpperCase() + name.slice(1) : name };
    }
    const at = weekdaysInEnglish.indexOf(known);
    const name = (weekday === "long" ? text.weekdays : text.weekdaysShort)[at];
    if (name === undefined) return part;
    return { ...part, value: weekday === "narrow" ? name.charAt(0).toUpperCase() : name };
  }

  function formatToParts(when?: When): Part[] {
    const english = formatToEnglish(when);
    if (resolved.calendar !== "gregory") return english;
    const alone = english.length === 1;
    const parts = english.map((part) =>
      part.type === "month" || part.type === "weekday" || part.type === "dayPeriod" ? toWords(part, when, alone) : part,
    );
    const firstTime = parts.findIndex(
      (part) => part.type === "hour" || part.type === "minute" || part.type === "second",
    );
    const date = firstTime < 0 ? parts : parts.slice(0, firstTime);
    const rest = firstTime < 0 ? [] : parts.slice(firstTime);
    const find = (type: string): Part | undefined => date.find((part) => part.type === type);
    const zone = firstTime < 0 ? find("timeZoneName") : undefined;

    const out: Part[] = [];
    const add = (separator: string, part: Part | undefined): void => {
      if (!part) return;
      if (out.length > 0) out.push(literal(separator));
      out.push(part);
    };
    const weekdayPart = find("weekday");
    const onlyDay = !find("month") && !find("year");
    if (inWords || weekdayPart) {
      if (!onlyDay) add("", weekdayPart);
      if (inWords) {
        add(", ", find("day"));
        add(find("day") ? text.dayMonth : ", ", find("month"));
        add(", ", find("year"));
      } else {
        const numbers = date.slice(date.findIndex((part) => part.type !== "weekday" && dateParts.has(part.type)));
        if (!onlyDay) {
          if (out.length > 0) out.push(literal(", "));
          out.push(...numbers.slice(0, numbers.findLastIndex((part) => dateParts.has(part.type)) + 1));
        } else {
          add("", find("day"));
          add(", ", weekdayPart);
        }
      }
      add(text.dateTime, zone);
    } else {
      const end = date.findLastIndex((part) => part.type !== "literal");
      out.push(...date.slice(0, end + 1));
    }
    if (out.length > 0 && rest.length > 0) out.push(literal(text.dateTime));
    return [...out, ...rest];
  }

  function format(when?: When): string {
    return formatToParts(when)
      .map((part) => part.value)
      .join("");
  }

  function formatRangeToParts(start: When, end: When): RangePart[] {
    const from = formatToParts(start);
    if (format(start) === format(end)) return mark(from, "shared");
    return [...mark(from, "startRange"), ...mark([literal(" – ")], "shared"), ...mark(formatToParts(end), "endRange")];
  }

  return override(base, {
    format,
    formatToParts,
    formatRangeToParts: formatRangeToParts as Intl.DateTimeFormat["formatRangeToParts"],
    formatRange: ((start: When, end: When) =>
      formatRangeToParts(start, end)
        .map((part) => part.value)
        .join("")) as Intl.DateTimeFormat["formatRange"],
    resolvedOptions: () => ({ ...resolved, locale: firstTag(locales) }),
  });
}
