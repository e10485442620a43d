import { expect, test } from "vitest";
import * as z from "zod/mini";
import { faultsOf } from "./faults.js";
import {
  faultOfRichText,
  headingsOf,
  isSafeHref,
  picturesOf,
  plainText,
  type RichText,
  richText,
} from "./rich-text.js";

const fileId = "018f0000-0000-7000-8000-000000000000";
const line = (text: string) => ({ type: "paragraph" as const, content: [{ type: "text" as const, text }] });
const doc = (...content: unknown[]): RichText => ({ type: "doc", content }) as RichText;

const whole = doc(
  { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Eʼtiroz" }] },
  {
    type: "paragraph",
    content: [
      { type: "text", text: "qarang: ", marks: [{ type: "bold" }, { type: "italic" }] },
      { type: "hardBreak" },
      { type: "text", text: "bu yerda", marks: [{ type: "link", attrs: { href: "/helps?article=objection#muddat" } }] },
    ],
  },
  {
    type: "bulletList",
    content: [
      {
        type: "listItem",
        content: [line("bir"), { type: "orderedList", content: [{ type: "listItem", content: [line("ikki")] }] }],
      },
    ],
  },
  { type: "blockquote", content: [line("iqtibos")] },
  { type: "callout", attrs: { tone: "warning" }, content: [line("muddat")] },
  {
    type: "table",
    content: [
      {
        type: "tableRow",
        content: [
          { type: "tableHeader", content: [line("Ish")] },
          { type: "tableCell", content: [line("10 kun")] },
        ],
      },
    ],
  },
  { type: "image", attrs: { fileId, alt: "Namuna" } },
  { type: "paragraph" },
);

test("every kind of block is accepted as it is", () => {
  expect(faultOfRichText(whole)).toBeUndefined();
  expect(z.parse(richText, whole)).toEqual(whole);
});

test.each([
  ["https://lex.uz/docs/1", true],
  ["mailto:yer@kadastr.uz", true],
  ["tel:+998712000000", true],
  ["/offer/1", true],
  ["#muddat", true],
  ["http://lex.uz", false],
  ["javascript:alert(1)", false],
  ["JAVASCRIPT:alert(1)", false],
  ["java\nscript:alert(1)", false],
  [" javascript:alert(1)", false],
  ["data:text/html,<script>", false],
  ["vbscript:x", false],
  ["//evil.example", false],
  ["/\\evil.example", false],
  ["https:evil", false],
  ["https://user@evil.example/", false],
  ["https://lex.uz/\u202egnp.exe", false],
  ["blob:https://x/1", false],
  ["mailto:a@b.uz?bcc=all@x.uz", false],
  ["", false],
])("a link to %j: %s", (href, isSafe) => {
  expect(isSafeHref(href)).toBe(isSafe);
});

const linked = (href: unknown) =>
  doc({ type: "paragraph", content: [{ type: "text", text: "x", marks: [{ type: "link", attrs: { href } }] }] });
const nested = (levels: number): unknown =>
  levels === 0 ? line("x") : { type: "bulletList", content: [{ type: "listItem", content: [nested(levels - 1)] }] };

test.each<[string, unknown, string, string]>([
  ["no document", null, "", "rich-text"],
  ["a list instead", [], "", "rich-text"],
  ["markup", "<p>x</p>", "", "rich-text"],
  ["nothing in it", doc(), "/content", "rich-text"],
  ["a node there is not", doc({ type: "script", content: [] }), "/content/0", "rich-text"],
  ["a name of every object", doc({ type: "constructor" }), "/content/0", "rich-text"],
  ["html in a node", doc({ type: "paragraph", html: "<b>" }), "/content/0", "rich-text"],
  ["an attribute it has not", doc({ type: "paragraph", attrs: { style: "x" } }), "/content/0/attrs", "rich-text"],
  [
    "a handler",
    doc({ type: "image", attrs: { fileId, alt: "x", onerror: "alert(1)" } }),
    "/content/0/attrs",
    "rich-text",
  ],
  [
    "a picture from elsewhere",
    doc({ type: "image", attrs: { fileId: "https://x/y.png", alt: "x" } }),
    "/content/0/attrs/fileId",
    "id",
  ],
  [
    "a picture without words",
    doc({ type: "image", attrs: { fileId, alt: " " } }),
    "/content/0/attrs/alt",
    "rich-text-alt",
  ],
  ["the page's own title", doc({ type: "heading", attrs: { level: 1 } }), "/content/0/attrs", "rich-text"],
  [
    "a tone there is not",
    doc({ type: "callout", attrs: { tone: "x" }, content: [line("x")] }),
    "/content/0/attrs",
    "rich-text",
  ],
  ["a script behind a link", linked("javascript:alert(1)"), "/content/0/content/0/marks/0", "rich-text-link"],
  ["a link that is no text", linked({ toString: 1 }), "/content/0/content/0/marks/0", "rich-text-link"],
  ["a block in a line", doc({ type: "paragraph", content: [line("x")] }), "/content/0/content/0", "rich-text"],
  ["an item without its list", doc({ type: "listItem", content: [line("x")] }), "/content/0", "rich-text"],
  [
    "a table in a cell",
    doc({
      type: "table",
      content: [{ type: "tableRow", content: [{ type: "tableCell", content: [{ type: "table", content: [] }] }] }],
    }),
    "/content/0/content/0/content/0/content/0",
    "rich-text",
  ],
  ["a bell", doc(line("a\u0007")), "/content/0/content/0/text", "control-characters"],
  ["an empty text", doc(line("")), "/content/0/content/0", "rich-text"],
  [
    "lists within lists without end",
    doc(nested(9)),
    "/content/0/content/0/content/0/content/0/content/0/content/0/content/0/content/0/content/0",
    "rich-text-size",
  ],
  [
    "too many nodes",
    doc(...Array.from({ length: 5000 }, () => ({ type: "paragraph" }))),
    "/content/4999",
    "rich-text-size",
  ],
  ["too many letters", doc(line("x".repeat(100_001))), "/content/0/content/0", "rich-text-size"],
])("%s is refused at its place", (_, value, pointer, code) => {
  const parsed = z.safeParse(richText, value);
  expect(parsed.error && faultsOf("body", parsed.error.issues)).toEqual([{ in: "body", pointer, code }]);
});

test("three lists within one another are as deep as it goes", () => {
  expect(faultOfRichText(doc(nested(3)))).toBeUndefined();
  expect(faultOfRichText(doc(nested(4)))?.[1]).toBe("rich-text-size");
});

const heading = (text: string) => ({ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text }] });

test("headings have anchors blind to script that differ, words and pictures are found", () => {
  expect(headingsOf(doc(heading("Eʼtiroz muddati"), heading("Эътироз муддати"), heading("№!")))).toEqual([
    { level: 2, text: "Eʼtiroz muddati", anchor: "etiroz-muddati" },
    { level: 2, text: "Эътироз муддати", anchor: "etiroz-muddati-2" },
    { level: 2, text: "№!", anchor: "h" },
  ]);
  expect(plainText(whole)).toBe("Eʼtiroz\nqarang: \nbu yerda\nbir\nikki\niqtibos\nmuddat\nIsh\n10 kun\nNamuna\n");
  expect(picturesOf(whole)).toEqual([fileId]);
});
