import { searchKey } from "@yer/api/formats";
import type { TemplateColumn } from "./template-lines.js";

/** What separates the cells of rows that are pasted: a sheet gives tabs, a letter semicolons or commas. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  return ["\t", ";", ","].find((one) => first.includes(one)) ?? ";";
}

/** Whether a line is one of headings: none has a figure in it, but for a unit, and every row of a list has some. */
function isOfHeadings(cells: readonly string[], columns: readonly TemplateColumn[]): boolean {
  const known = new Set(columns.flatMap(({ heading, otherNames = [] }) => [heading, ...otherNames].map(searchKey)));
  const filled = cells.filter((cell) => cell.trim() !== "");
  const found = filled.filter((cell) => known.has(searchKey(cell))).length;
  return found > 0 && (found * 2 >= filled.length || !filled.some((cell) => /\d/.test(cell)));
}

/**
 * Pasted rows as the text of a file: where their first line is not one of the template's headings, in whatever language,
 * these are put above it, in the template's order.
 */
export function pastedRows(text: string, columns: readonly TemplateColumn[]): string {
  // A tab before the first word is an empty cell: it stays.
  const rows = text
    .replace(/^[\s\uFEFF]*\n/, "")
    .replace(/^[^\S\t]+/, "")
    .trimEnd();
  const separator = separatorOf(rows);
  const [first = ""] = rows.split(/\r\n|\r|\n/, 1);
  return isOfHeadings(first.split(separator), columns)
    ? rows
    : [columns.map(({ heading }) => heading).join(separator), rows].join("\n");
}
