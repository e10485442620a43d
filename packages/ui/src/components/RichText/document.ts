/** How a piece of text looks, or where it leads. */
export type RichTextMark =
  | { readonly type: "bold" }
  | { readonly type: "italic" }
  | { readonly type: "link"; readonly attrs: { readonly href: string } };

/** What stands in a line. */
export type RichTextInline =
  | { readonly type: "text"; readonly text: string; readonly marks?: readonly RichTextMark[] }
  | { readonly type: "hardBreak" };

/** What stands under one another in a `RichText`, or in a part of it. */
export type RichTextNode =
  | { readonly type: "paragraph"; readonly content?: readonly RichTextInline[] }
  | {
      readonly type: "heading";
      readonly attrs: { readonly level: 2 | 3 | 4 };
      readonly content?: readonly RichTextInline[];
    }
  | {
      readonly type:
        | "bulletList"
        | "orderedList"
        | "listItem"
        | "blockquote"
        | "table"
        | "tableRow"
        | "tableCell"
        | "tableHeader";
      readonly content: readonly RichTextNode[];
    }
  | {
      readonly type: "callout";
      readonly attrs: { readonly tone: "info" | "warning" };
      readonly content: readonly RichTextNode[];
    }
  | { readonly type: "image"; readonly attrs: { readonly fileId: string; readonly alt: string } };

/** A text with structure, as data and never as markup. It is checked where it comes from. */
export interface RichTextDocument {
  readonly type: "doc";
  readonly content: readonly RichTextNode[];
}
