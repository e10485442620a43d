import { RichText, type RichTextDocument } from "@yer/ui";

const text: RichTextDocument = {
  type: "doc",
  content: [
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Returns" }] },
    { type: "paragraph", content: [{ type: "text", text: "Within thirty days." }] },
  ],
};

export function Example() {
  return <RichText document={text} labels={{ table: "Table", info: "Note", warning: "Warning" }} />;
}
