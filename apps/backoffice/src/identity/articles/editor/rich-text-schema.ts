import { isSafeHref, type RichText } from "@yer/api/contract/rich-text";
import { type Node, Schema } from "prosemirror-model";

/** Attributes that the library's tables reckon with. Ours never join cells, so they are not kept. */
const cellAttrs = { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } };

/** The editor's schema: the contract's (`@yer/api/contract/rich-text`), node by node. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: { group: "block quoted", content: "inline*", toDOM: () => ["p", 0] },
    text: { group: "inline" },
    hardBreak: { group: "inline", inline: true, selectable: false, toDOM: () => ["br"] },
    heading: {
      group: "block",
      content: "text*",
      defining: true,
      attrs: { level: { default: 2 } },
      toDOM: (node) => [`h${String(node.attrs["level"])}`, 0],
    },
    bulletList: { group: "block quoted", content: "listItem+", toDOM: () => ["ul", 0] },
    orderedList: { group: "block quoted", content: "listItem+", toDOM: () => ["ol", 0] },
    listItem: { content: "paragraph quoted*", defining: true, toDOM: () => ["li", 0] },
    blockquote: { group: "block", content: "quoted+", defining: true, toDOM: () => ["blockquote", 0] },
    callout: {
      group: "block",
      content: "quoted+",
      defining: true,
      attrs: { tone: { default: "info" } },
      toDOM: (node) => ["div", { "data-callout": String(node.attrs["tone"]) }, ["div", 0]],
    },
    table: {
      group: "block",
      content: "tableRow+",
      isolating: true,
      tableRole: "table",
      toDOM: () => ["table", ["tbody", 0]],
    },
    tableRow: { content: "(tableCell | tableHeader)+", tableRole: "row", toDOM: () => ["tr", 0] },
    tableCell: { content: "paragraph+", attrs: cellAttrs, isolating: true, tableRole: "cell", toDOM: () => ["td", 0] },
    tableHeader: {
      content: "paragraph+",
      attrs: cellAttrs,
      isolating: true,
      tableRole: "header_cell",
      toDOM: () => ["th", 0],
    },
    image: {
      group: "block",
      attrs: { fileId: {}, alt: {} },
      // Drawn by `pictureView`; so it is written to the clipboard alone.
      toDOM: (node) => ["p", { "data-picture": "" }, String(node.attrs["alt"])],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: (href: unknown) => typeof href === "string" && isSafeHref(href) } },
      inclusive: false,
      // Not a link while it is written: a press sets the caret.
      toDOM: (mark) => ["a", { title: String(mark.attrs["href"]) }, 0],
    },
    bold: { toDOM: () => ["strong", 0] },
    italic: { toDOM: () => ["em", 0] },
  },
});

type Json = Record<string, unknown>;

/** The contract's form of what stands in the editor. */
export function documentOf(node: Node): RichText {
  return plain(node.toJSON() as Json) as unknown as RichText;
}

function plain({ attrs, content, ...rest }: Json): Json {
  const isCell = rest["type"] === "tableCell" || rest["type"] === "tableHeader";
  return {
    ...rest,
    ...(attrs === undefined || isCell ? {} : { attrs }),
    ...(Array.isArray(content) ? { content: (content as Json[]).map(plain) } : {}),
  };
}

/** A text for the editor; what breaks the finer rules of writing (a list that begins with a list) is mended. */
export function nodeOf(text: RichText): Node {
  return richTextSchema.nodeFromJSON(text);
}
