import type { ReactElement } from "react";
import { languageTag, type UiLocale, uiLocales } from "../../../UiProvider/locale.js";
import { WideTable } from "../../WideTable.js";

const zone = { timeZone: "Asia/Tashkent" } as const;
const moment = new Date("2026-03-05T09:05:00Z");

/** What is formatted, how it is asked for, and the call itself. */
const formats: readonly { readonly what: string; readonly code: string; readonly show: (tag: string) => string }[] = [
  {
    what: "A day in a sentence",
    code: 'dateStyle: "long"',
    show: (tag) => new Intl.DateTimeFormat(tag, { ...zone, dateStyle: "long" }).format(moment),
  },
  {
    what: "A moment",
    code: 'dateStyle: "medium", timeStyle: "short"',
    show: (tag) =>
      new Intl.DateTimeFormat(tag, { ...zone, dateStyle: "medium", timeStyle: "short", hourCycle: "h23" }).format(
        moment,
      ),
  },
  {
    what: "Day of the week",
    code: 'weekday: "long", day, month: "long"',
    show: (tag) =>
      new Intl.DateTimeFormat(tag, { ...zone, weekday: "long", day: "numeric", month: "long" }).format(moment),
  },
  {
    what: "A month of a report",
    code: 'month: "long", year: "numeric"',
    show: (tag) => new Intl.DateTimeFormat(tag, { ...zone, month: "long", year: "numeric" }).format(moment),
  },
  {
    what: "How long ago",
    code: 'numeric: "auto"',
    show: (tag) =>
      ["day", "week", "month"]
        .map((unit) =>
          new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(-1, unit as Intl.RelativeTimeFormatUnit),
        )
        .join("; "),
  },
  {
    what: "How long until",
    code: 'numeric: "always"',
    show: (tag) => new Intl.RelativeTimeFormat(tag, { numeric: "always" }).format(3, "day"),
  },
  {
    what: "A number",
    code: "—",
    show: (tag) => new Intl.NumberFormat(tag).format(1_234_567.5),
  },
  {
    what: "Money, from tiyin",
    code: 'style: "currency", currency: "UZS"',
    show: (tag) => new Intl.NumberFormat(tag, { style: "currency", currency: "UZS" }).format(123_456_700 / 100),
  },
  {
    what: "A large number, shortened",
    code: 'notation: "compact"',
    show: (tag) => new Intl.NumberFormat(tag, { notation: "compact" }).format(2_450_000),
  },
  {
    what: "A share",
    code: 'style: "percent"',
    show: (tag) => new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 }).format(0.125),
  },
  {
    what: "A list",
    code: 'type: "conjunction"',
    show: (tag) =>
      new Intl.ListFormat(tag, { type: "conjunction" }).format(
        tag === "uz"
          ? ["Andijon", "Buxoro", "Xiva"]
          : tag === "en-US"
            ? ["A", "B", "C"]
            : ["Андижон", "Бухоро", "Хива"],
      ),
  },
];

const names: Record<UiLocale, string> = {
  uz_UZ: "Oʻzbekcha",
  uz_Cyrl: "Ўзбекча",
  ru_RU: "Русский",
  en_US: "English",
};

/** Dates, numbers and lists in the four languages, formatted by this browser as you read. */
export function Formats(): ReactElement {
  return (
    <WideTable label="Formats" heads={["What", ...uiLocales.map((locale) => names[locale]), "Asked by"]}>
      {formats.map(({ what, code, show }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          {uiLocales.map((locale) => (
            <td key={locale} lang={languageTag(locale)}>
              {show(languageTag(locale))}
            </td>
          ))}
          <td>
            <code>{code}</code>
          </td>
        </tr>
      ))}
    </WideTable>
  );
}

const unsorted = {
  uz: [
    "Shahrisabz",
    "Gʻijduvon",
    "Zomin",
    "Oʻzgan",
    "Chiroqchi",
    "Olot",
    "Guliston",
    "Samarqand",
    "Oltiariq",
    "Navoiy",
  ],
  "uz-Cyrl": [
    "Ҳазорасп",
    "Ғиждувон",
    "Ўзган",
    "Ёзёвон",
    "Қарши",
    "Хива",
    "Учқудуқ",
    "Гулистон",
    "Шаҳрисабз",
    "Яккабоғ",
  ],
};

/** Names in the order of their own alphabet, beside what a plain sort makes of them. */
export function Sorting(): ReactElement {
  return (
    <WideTable label="Order of names" heads={["Script", "In order", "What a plain sort does"]}>
      {Object.entries(unsorted).map(([tag, places]) => (
        <tr key={tag}>
          <th scope="row">{tag}</th>
          <td lang={tag}>{places.toSorted(new Intl.Collator(tag).compare).join(", ")}</td>
          <td lang={tag}>{places.toSorted().join(", ")}</td>
        </tr>
      ))}
    </WideTable>
  );
}
