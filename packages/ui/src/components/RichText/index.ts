export type { RichTextDocument, RichTextInline, RichTextMark, RichTextNode } from "./document.js";
export { RichText, type RichTextProps } from "./RichText.js";
export { RichTextContents, type RichTextContentsProps } from "./RichTextContents.js";
export { RichTextPage, type RichTextPageProps } from "./RichTextPage.js";
export { type RichTextEntry, RichTextShelf, type RichTextShelfProps } from "./RichTextShelf.js";
export { richTextStyle } from "./rich-text-style.js";
