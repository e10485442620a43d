import type { TemplateColumn } from "./template-lines.js";

/** What separates the cells of rows that are pasted: a sheet gives tabs, a letter semicolons or commas. */
function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  return ["\t", ";", ","].find((one) => first.includes(one)) ?? ";";
}

/**
 * Pasted rows as the text of a file: where their first line holds none of the template's headings, these are put above
 * it, in the template's order.
 */
export function pastedRows(text: string, columns: readonly TemplateColumn[]): string {
  // A tab before the first word is an empty cell: it stays.
  const rows = text
    .replace(/^[\s\uFEFF]*\n/, "")
    .replace(/^[^\S\t]+/, "")
    .trimEnd();
  const separator = separatorOf(rows);
  const first = rows
    .split(/\r\n|\r|\n/, 1)[0]
    ?.split(separator)
    .map((cell) => cell.trim().toLowerCase());
  const isHeaded = columns.some(({ heading }) => first?.includes(heading) === true);
  return isHeaded ? rows : [columns.map(({ heading }) => heading).join(separator), rows].join("\n");
}
