import type { RichText, RichTextBlock, RichTextInline } from "@yer/api/contract/rich-text";
import { cyrillicOf } from "../../platform/names/transliterate.js";

function inlineOf(text: string): RichTextInline[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).flatMap((part): RichTextInline[] => {
    if (part === "") return [];
    const bold = /^\*\*(.+)\*\*$/.exec(part)?.[1];
    if (bold !== undefined) return [{ type: "text", text: bold, marks: [{ type: "bold" }] }];
    const [, words, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
    if (words !== undefined && href !== undefined) {
      return [{ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }];
    }
    return [{ type: "text", text: part }];
  });
}

const paragraph = (text: string): RichTextBlock => ({ type: "paragraph", content: inlineOf(text) });

/**
 * A text of the demonstration from its lines: `## ` and `### ` headings, `- ` and `1. ` items, `! ` and `i ` callouts,
 * `| ` rows of a table whose first is its head, `**bold**`, `[words](address)`; anything else a paragraph.
 */
export function written(lines: string): RichText {
  const content: RichTextBlock[] = [];
  for (const line of lines.trim().split("\n")) {
    const [, mark = "", text = ""] = /^(###?|-|1\.|!|i|\|) (.*)$/.exec(line) ?? [undefined, "", line];
    const last = content.at(-1);
    if (text.trim() === "") continue;
    if (mark.startsWith("#")) {
      content.push({ type: "heading", attrs: { level: mark === "##" ? 2 : 3 }, content: inlineOf(text) });
    } else if (mark === "-" || mark === "1.") {
      const type = mark === "-" ? ("bulletList" as const) : ("orderedList" as const);
      const item = { type: "listItem" as const, content: [paragraph(text)] };
      if (last?.type === type) content[content.length - 1] = { type, content: [...last.content, item] };
      else content.push({ type, content: [item] });
    } else if (mark === "!" || mark === "i") {
      content.push({ type: "callout", attrs: { tone: mark === "!" ? "warning" : "info" }, content: [paragraph(text)] });
    } else if (mark === "|") {
      const isHead = last?.type !== "table";
      const row = {
        type: "tableRow" as const,
        content: text.split(" | ").map((cell) => ({
          type: isHead ? ("tableHeader" as const) : ("tableCell" as const),
          content: [paragraph(cell)],
        })),
      };
      if (last?.type === "table") content[content.length - 1] = { type: "table", content: [...last.content, row] };
      else content.push({ type: "table", content: [row] });
    } else content.push(paragraph(text));
  }
  return { type: "doc", content };
}

/** Words that are written alike in both scripts, and those that do not go letter by letter; addresses of links. */
const kept = /(\]\([^)]*\)|OneID|PDF|JSHSHIR|GPS)/;

/** Loanwords that keep in Cyrillic what the Latin script does not show. */
const loanwords = [
  ["koeffitsiyent", "коэффициент"],
  ["Koeffitsiyent", "Коэффициент"],
  ["kompyuter", "компьютер"],
  ["aksiya", "акция"],
  ["obyekt", "объект"],
] as const;

/** An Uzbek text in Cyrillic: letter by letter, э where a word begins with it, loanwords as they are spelt. */
export function inCyrillic(text: string): string {
  return text
    .split(kept)
    .map((part, place) => {
      if (place % 2 === 1) return part === "JSHSHIR" ? "ЖШШИР" : part;
      const lent = loanwords.reduce((so, [latin, cyrillic]) => so.replaceAll(latin, cyrillic), part);
      const initial = lent.replace(/(?<![\p{L}ʻʼ])[Ee]/gu, (letter) => (letter === "E" ? "Э" : "э"));
      // The mark of a line's note is no letter of it.
      return initial
        .split(/((?:^|\n)i (?=\S))/)
        .map((text, at) => (at % 2 === 1 ? text : cyrillicOf(text)))
        .join("");
    })
    .join("");
}
