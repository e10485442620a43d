import { noteMark } from "@yer/api/contract/batch";
import { type Locale, locales, type Names } from "@yer/api/contract/values";

/** A column of a template. */
export interface TemplateColumn {
  /** A heading by which the import knows the column. */
  readonly heading: string;
  /** What else it knows the column by: its heading in the other languages. @default nothing */
  readonly otherNames?: readonly string[];
  /** The example value that the template shows in this column. */
  readonly example: string;
  /** The values it can have, where they are few; else nothing is said. */
  readonly values?: readonly string[];
}

/** The heading of a column in the language of who reads, and in the others. */
export function headed(names: Names, locale: Locale): Pick<TemplateColumn, "heading" | "otherNames"> {
  return { heading: names[locale], otherNames: locales.filter((one) => one !== locale).map((one) => names[one]) };
}

/** A line that the import passes over. */
const note = (word: string): string => `${noteMark} ${word}`;

/** The lines of a template: its headings, an example that is marked as one, and below each heading the values it knows. */
export function templateLines(
  columns: readonly TemplateColumn[],
  words: { readonly example: string; readonly values: string },
): string[][] {
  return [
    [noteMark, ...columns.map(({ heading }) => heading)],
    [note(words.example), ...columns.map(({ example }) => example)],
    [note(words.values), ...columns.map(({ values = [] }) => values.join(" | "))],
  ];
}
