import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { settingKeys } from "@yer/api/contract/setting-registry";
import { expect, test } from "vitest";

/**
 * No number in a deadline or a payment is a constant in code: what a law or a policy can change is a setting of
 * `@yer/api/contract/setting-registry`. Where deadlines and payments are reckoned every number stands here with what it
 * is; elsewhere the ways to write a term or a sum down are looked for.
 */

const root = path.resolve(import.meta.dirname, "../..");

/** Where terms and sums are reckoned. */
const reckoning = [
  "rules/workflow/**",
  "money/instalments/**",
  "money/payments/**",
  "cases/objections/**",
  "cases/complaints/**",
  "cases/council/**",
  "cases/applications/calendar-change.ts",
  "cases/applications/charge.ts",
  "cases/application-acts/clock.ts",
  "cases/applications/edit-requests.ts",
  "cases/applications/effects.ts",
  "cases/applications/escalation.ts",
  "cases/application-acts/service.ts",
  "cases/applications/term.ts",
  "cases/applications/transition.ts",
  "cases/applications/step-terms.ts",
  "platform/dated-settings/settings.ts",
];

/** Numbers that no law or policy changes, by file. */
const explained: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "cases/applications/calendar-change.ts": { "200": "files in one query", "10": "seconds between two ticks" },
  "cases/application-acts/clock.ts": { "100": "files in one query", "30": "seconds between two ticks" },
  "cases/applications/escalation.ts": {
    "100": "files in one query",
    "86_400_000": "milliseconds of a day",
    "24": "hours of a day",
    "4": "digits of a region's code",
    "60": "seconds between two ticks",
  },
  "rules/workflow/calendar.ts": {
    "5": "hours that Tashkent is ahead of UTC",
    "3_600_000": "milliseconds of an hour",
    "86_400_000": "milliseconds of a day",
    "10": "characters of an ISO day",
    "6": "Saturday",
  },
  "cases/council/service.ts": {
    "4": "digits of a day's year, and of a region's code",
    "50": "files offered at once",
  },
  "cases/objections/alike.ts": { "0.7": "how like two texts must be to be listed together; it decides nothing" },
  "cases/objections/read.ts": { "14": "digits of a PINFL" },
  "cases/objections/register.ts": {
    "160": "characters of an original in a list's row",
  },
  "money/payments/bank-list-kind.ts": { "100": "rows entered at once", "1000": "rows tried at once" },
  "money/payments/bank-list.ts": {
    "4": "digits of a year, and of a region",
    "6": "digits of a serial",
    "9": "digits of a STIR",
    "12": "digits of an amount that can be read",
    "14": "digits of a PINFL",
    "20": "digits of an account",
    "100": "tiyin of a soʻm, and characters of a document's number",
    "200": "characters of a cell that are read",
    "1000": "characters of a purpose that are read",
  },
  "money/payments/excess.ts": { "100": "a whole in percent, and tiyin of a soʻm" },
  "money/payments/bank-list-queries.ts": {
    "5": "where a number's region begins",
    "9": "where it ends",
  },
  "rules/workflow/charge.ts": {
    "4": "the legal basis that the law charges by market value",
    "100": "a whole in percent",
  },
  "rules/workflow/deadlines.ts": { "3653": "days after which a calendar must be wrong" },
  "rules/workflow/instalments.ts": { "86_400_000": "milliseconds of a day" },
};

/** Ways to write a term or a sum down, wherever it is. */
const written: readonly RegExp[] = [
  /\b(?:days|percent|amount|bhm|fee)\s*:\s*(?:[2-9]|[1-9]\d[\d_]*)\b/g,
  /\b(?:[2-9]|[1-9]\d[\d_]*)\s*\*\s*(?:dayLength|dayMilliseconds|day|86_?400_?000)\b/g,
  /\b(?:dayLength|dayMilliseconds|86_?400_?000)\s*\*\s*(?:[2-9]|[1-9]\d[\d_]*)\b/g,
  /\baddDays\([^()]*(?:\([^()]*\)[^()]*)*,\s*-?(?:[2-9]|[1-9]\d[\d_]*)\)/g,
  /\binterval\s+'(?:\d+)\s*(?:day|week|month|year)s?'/g,
  /\b\w*(?:bhm|deadline|termDays|discount|charge(?:d|Amount)?)\w*\s*=\s*(?:[2-9]|[1-9]\d[\d_]*)\b/gi,
];

/** Demonstration data, migrations and tests set no term of a real application. */
const elsewhere = /^(?:demo|schema|testing|places\/data)\/|\.test\.ts$/;

/** What of {@link written} is no term of an application and no sum: by file, the text and why it may stand. */
const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "cases/tiles/visit-counts.ts": {
    "interval '1 month'": "to where the first whole month begins",
    "interval '1 day'": "to where the first whole month begins",
  },
  "platform/signing/key-signer.ts": { "3650 * 86_400_000": "validity of a certificate made on the spot" },
};

/** A source without its comments and texts; SQL, which stands in templates, stays. */
function codeOf(file: string): string {
  return readFileSync(path.join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|[^:])\/\/[^\n]*/g, "$1")
    .replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

const sources = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    // What a register's file looks like reckons nothing: its numbers are widths of columns.
    .filter((file) => file.endsWith(".ts") && !elsewhere.test(file) && path.basename(file) !== "export.ts")
    .toSorted();

/** Numbers of a source but those that only count: nothing, one, both. */
function numbersOf(code: string): string[] {
  return [...new Set(code.match(/(?<![\w$.#])\d[\d_]*(?:\.\d+)?(?!\w)/g))].filter(
    (number) => ![0, 1, 2].includes(Number(number)),
  );
}

test("where deadlines and payments are reckoned, every number in code is none that a law or a policy changes", () => {
  const found = Object.fromEntries(
    sources(reckoning)
      .map((file) => [file, numbersOf(codeOf(file)).toSorted()] as const)
      .filter(([, numbers]) => numbers.length > 0),
  );
  const known = Object.fromEntries(
    Object.entries(explained).map(([file, numbers]) => [file, Object.keys(numbers).toSorted()]),
  );
  expect(found).toEqual(known);
});

test("nowhere in the service is a term or a sum written down", () => {
  const found = sources(["**/*.ts"]).flatMap((file) => {
    const code = codeOf(file);
    return written.flatMap((way) =>
      [...code.matchAll(way)].flatMap(([text]) => (allowed[file]?.[text] === undefined ? [`${file}: ${text}`] : [])),
    );
  });
  expect(found).toEqual([]);
});

test("the check sees a term, a sum, a pause and an interval that somebody writes down", () => {
  const code = [
    "beginTerm({ days: 30, unit }, now, settings)",
    "new Date(now.getTime() + 10 * dayLength)",
    "addDays(dayInTashkent(now), 14)",
    "sql`at < now - interval '10 days'`",
    "const discountPercent = 50;",
    "{ amount: 41_200_000 }",
  ];
  expect(code.filter((line) => written.some((way) => line.search(way) !== -1))).toEqual(code);
});

test("every setting is read by the service", () => {
  const code = sources(["**/*.ts"])
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
  const unread = settingKeys.filter((key) => {
    const [group = ""] = key.split(".");
    return !code.includes(`"${key}"`) && !code.includes(`\`${group}.\${`);
  });
  expect(unread).toEqual([]);
});
