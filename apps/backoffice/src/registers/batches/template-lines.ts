import { noteMark } from "@yer/api/contract/batch";

/** A column of a template. */
export interface TemplateColumn {
  /** A heading by which the import knows the column. */
  readonly heading: string;
  /** What a row has there. */
  readonly example: string;
  /** The values it can have, where they are few; else nothing is said. */
  readonly values?: readonly string[];
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
