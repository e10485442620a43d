import { faultOfRichText, plainText, type RichTextBlock } from "@yer/api/contract/rich-text";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readHtml } from "./read-html.js";

const line = (text: string): RichTextBlock => ({ type: "paragraph", content: [{ type: "text", text }] });

test("words, headings, marks and links keep their meaning, and nothing else", () => {
  expect(
    readHtml(
      `<h1 style="color:red">Sarlavha</h1><p class=x onclick="alert(1)">Bu <b>qalin</b>, <span style="font-style:italic">yotiq</span> va <a href="https://lex.uz">havola</a>&nbsp;&amp; <a href="javascript:alert(1)">yomon</a>.<br>Yangi satr</p><script>alert(1)</script><style>p{}</style>`,
    ),
  ).toEqual([
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Sarlavha" }] },
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Bu " },
        { type: "text", text: "qalin", marks: [{ type: "bold" }] },
        { type: "text", text: ", " },
        { type: "text", text: "yotiq", marks: [{ type: "italic" }] },
        { type: "text", text: " va " },
        { type: "text", text: "havola", marks: [{ type: "link", attrs: { href: "https://lex.uz" } }] },
        { type: "text", text: " & " },
        { type: "text", text: "yomon" },
        { type: "text", text: "." },
        { type: "hardBreak" },
        { type: "text", text: "Yangi satr" },
      ],
    },
  ]);
});

/** An item of a list as Word writes it. */
const item = (level: number, mark: string, words: string): string =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${words}<o:p></o:p></p>`;

test("Word's paragraphs of a list become a list, with their levels, without their bullets", () => {
  expect(
    readHtml(
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>x</title><!--[if gte mso 9]><xml><w:x/></xml><![endif]--></head><body>
      ${item(1, "1.", "Bir")}\n${item(2, "a)", "Ichida")}\n${item(1, "2.", "Ikki")}
      <p class=MsoNormal><span lang=UZ>Oxiri<o:p></o:p></span></p></body></html>`,
    ),
  ).toEqual([
    {
      type: "orderedList",
      content: [
        {
          type: "listItem",
          content: [line("Bir"), { type: "orderedList", content: [{ type: "listItem", content: [line("Ichida")] }] }],
        },
        { type: "listItem", content: [line("Ikki")] },
      ],
    },
    line("Oxiri"),
  ]);
});

test("tables and lists are read, unclosed as they may be", () => {
  expect(readHtml("<table><tr><th>Ish<td>10 kun<tr><td><p>a</p><p>b</p></td></table><ul><li>bir<li>ikki</ul>")).toEqual(
    [
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
          { type: "tableRow", content: [{ type: "tableCell", content: [line("a"), line("b")] }] },
        ],
      },
      {
        type: "bulletList",
        content: [
          { type: "listItem", content: [line("bir")] },
          { type: "listItem", content: [line("ikki")] },
        ],
      },
    ],
  );
});

test("whatever is pasted fits the schema", () => {
  const tag = fc.constantFrom(
    ..."p,div,b,i,a,h1,h3,ul,ol,li,table,tr,td,th,blockquote,br,img,script,span,o:p,tbody".split(","),
  );
  const attrs = fc.constantFrom(
    "",
    ' href="javascript:x"',
    ' href="https://lex.uz"',
    " style='mso-list:l0 level4 lfo1'",
    ' data-callout="info"',
    ' onerror="x"',
    " __proto__=1",
  );
  const piece = fc.oneof(
    fc.tuple(tag, attrs).map(([name, given]) => `<${name}${given}>`),
    tag.map((name) => `</${name}>`),
    fc.string({ maxLength: 8 }),
    fc.constantFrom("<", "&#0;", "&#x7;", "&lt;", "<!--", "-->", '"', "\u0007", "matn"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const content = readHtml(pieces.join(""));
      if (content.length === 0) return;
      expect(faultOfRichText({ type: "doc", content })).toBeUndefined();
      expect(plainText({ type: "doc", content })).not.toContain("\u0007");
    }),
    { numRuns: 2000 },
  );
});
