import {
  isSafeHref,
  type RichTextBlock,
  type RichTextCell,
  type RichTextInline,
  type RichTextItem,
  type RichTextMark,
  type RichTextRow,
} from "@yer/api/contract/rich-text";

interface Element {
  readonly tag: string;
  readonly attrs: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const voids = new Set(["br", "img", "hr", "meta", "link", "input", "col", "wbr"]);
/** Elements of which nothing is taken over, for their content is not for readers. */
const unseen = new Set(["script", "style", "head", "title", "template", "noscript", "iframe", "object", "svg", "math"]);
/** What an opening tag ends, where it stands open within its own list, table or block. */
const ends: Readonly<Record<string, { readonly open: readonly string[]; readonly within: readonly string[] }>> = {
  li: { open: ["li"], within: ["ul", "ol"] },
  tr: { open: ["tr", "td", "th"], within: ["table"] },
  td: { open: ["td", "th"], within: ["tr", "table"] },
  th: { open: ["td", "th"], within: ["tr", "table"] },
  p: { open: ["p"], within: ["div", "li", "td", "th", "blockquote", "body"] },
};
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
      return point > 0x1f && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff) ? String.fromCodePoint(point) : "";
    },
  );
}

const token =
  /<!--[\s\S]*?(?:-->|$)|<!?\[[^>]*>|<[!?][^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;
const attribute = /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+)))?/g;

/** The tree of a piece of HTML, as far as reading words needs it. No browser is asked: it would have to be trusted. */
function parse(html: string): Element {
  const root: Element = { tag: "body", attrs: {}, children: [] };
  const open: Element[] = [root];
  for (const [text, slash, name, rest] of html.matchAll(token)) {
    const top = open.at(-1) ?? root;
    if (name === undefined) {
      if (!text.startsWith("<") || text === "<") top.children.push(decode(text));
      continue;
    }
    const tag = name.toLowerCase();
    if (slash === "/") {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at > 0) open.length = at;
      continue;
    }
    const rule = ends[tag];
    if (rule) {
      const border = open.findLastIndex((element) => rule.within.includes(element.tag));
      const at = open.findIndex((element, place) => place > border && rule.open.includes(element.tag));
      if (at > 0) open.length = at;
    }
    const attrs: Record<string, string> = {};
    for (const [, key = "", double, single, bare] of (rest ?? "").matchAll(attribute)) {
      if (key !== "__proto__") attrs[key.toLowerCase()] = decode(double ?? single ?? bare ?? "");
    }
    const element: Element = { tag, attrs, children: [] };
    (open.at(-1) ?? root).children.push(element);
    // Nobody writes deeper by hand; a machine that does is read no further.
    if (!voids.has(tag) && !(rest ?? "").endsWith("/") && open.length < 200) open.push(element);
  }
  return root;
}

const blockTags = new Set(
  "p,div,section,article,main,header,footer,body,html,form,fieldset,center,dl,dt,dd,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,table,hr,figure,figcaption,address".split(
    ",",
  ),
);
const levels: Readonly<Record<string, 2 | 3 | 4>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is left out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

function holdsBlocks(element: Element): boolean {
  return element.children.some(
    (child) => typeof child !== "string" && (blockTags.has(child.tag) || holdsBlocks(child)),
  );
}

function marksWith(marks: readonly RichTextMark[], { tag, attrs }: Element): readonly RichTextMark[] {
  const style = attrs["style"] ?? "";
  const next = [...marks];
  const add = (mark: RichTextMark): void => {
    if (!next.some(({ type }) => type === mark.type)) next.push(mark);
  };
  if (tag === "b" || tag === "strong" || /font-weight:\s*(?:bold|[6-9]00)/i.test(style)) add({ type: "bold" });
  if (tag === "i" || tag === "em" || /font-style:\s*italic/i.test(style)) add({ type: "italic" });
  const href = attrs["href"]?.trim() ?? "";
  if (tag === "a" && isSafeHref(href)) add({ type: "link", attrs: { href } });
  return next;
}

function inlines(children: Element["children"], marks: readonly RichTextMark[]): RichTextInline[] {
  return children.flatMap((child): RichTextInline[] => {
    if (typeof child === "string") {
      const text = child.replace(control, "").replace(/\s+/g, " ");
      return text === "" ? [] : [{ type: "text", text, ...(marks.length > 0 ? { marks } : {}) }];
    }
    if (unseen.has(child.tag) || /mso-list:\s*ignore/i.test(child.attrs["style"] ?? "")) return [];
    if (child.tag === "br") return [{ type: "hardBreak" }];
    return inlines(child.children, marksWith(marks, child));
  });
}

const isBlank = (part: RichTextInline | undefined): boolean =>
  part !== undefined && (part.type === "hardBreak" || part.text.trim() === "");

/** Text without blanks at its ends; a line that holds nothing but blanks becomes empty. */
function trimmed(content: readonly RichTextInline[]): RichTextInline[] {
  const line = [...content];
  while (isBlank(line[0])) line.shift();
  while (isBlank(line.at(-1))) line.pop();
  const [first, last] = [line[0], line.at(-1)];
  if (first?.type === "text") line[0] = { ...first, text: first.text.trimStart() };
  const end = line.at(-1);
  if (last?.type === "text" && end?.type === "text") line[line.length - 1] = { ...end, text: end.text.trimEnd() };
  return line;
}

function paragraph(content: readonly RichTextInline[]): RichTextBlock[] {
  const line = trimmed(content);
  return line.length === 0 ? [] : [{ type: "paragraph", content: line }];
}

/** What may stand in a list, a quote or a cell: paragraphs, and lists down to the third. */
function quoted(blocks: readonly RichTextBlock[], lists: number): RichTextBlock[] {
  return blocks.flatMap((block): RichTextBlock[] => {
    switch (block.type) {
      case "paragraph":
        return [block];
      case "heading":
        return [{ type: "paragraph", ...(block.content ? { content: block.content } : {}) }];
      case "bulletList":
      case "orderedList": {
        const items = block.content.map((item) => ({ ...item, content: quoted(item.content, lists - 1) }));
        return lists > 0 ? [{ ...block, content: items }] : items.flatMap(({ content }) => content);
      }
      case "table":
        return block.content.flatMap((row) => row.content.flatMap((cell) => quoted(cell.content, 0)));
      case "image":
        return [];
      default:
        return quoted(block.content, lists);
    }
  });
}

function itemsOf(list: Element, lists: number): RichTextItem[] {
  return list.children.flatMap((child): RichTextItem[] => {
    if (typeof child === "string") return [];
    // A list straight within a list, as some programs write it, belongs to the item before.
    const content = quoted(blocksOf(child.tag === "li" ? child.children : [child], lists - 1), lists - 1);
    return content.length === 0 ? [] : [{ type: "listItem", content }];
  });
}

function rowsOf(table: Element): RichTextRow[] {
  return table.children.flatMap((child): RichTextRow[] => {
    if (typeof child === "string") return [];
    if (child.tag !== "tr") return ["thead", "tbody", "tfoot"].includes(child.tag) ? rowsOf(child) : [];
    const cells = child.children.flatMap((cell): RichTextCell[] => {
      if (typeof cell === "string" || (cell.tag !== "td" && cell.tag !== "th")) return [];
      const content = quoted(blocksOf(cell.children, 0), 0);
      return [
        {
          type: cell.tag === "th" ? "tableHeader" : "tableCell",
          content: content.length > 0 ? content : [{ type: "paragraph" }],
        },
      ];
    });
    return cells.length === 0 ? [] : [{ type: "tableRow", content: cells }];
  });
}

/** Word writes an item of a list as a paragraph of a style, its number or bullet as ignored words before it. */
function wordItem(element: Element): { level: number; isOrdered: boolean } | undefined {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(element.attrs["style"] ?? "")?.[1];
  if (level === undefined) return undefined;
  const words = (node: Element | string): string =>
    typeof node === "string" ? node : node.children.map(words).join("");
  return { level: Math.min(Number(level), 3), isOrdered: /^\s*(?:\d+|[a-zа-я])[.)]/i.test(words(element)) };
}

type Item = ReturnType<typeof wordItem> & { readonly line: RichTextBlock[] };

function listOfWord(items: readonly Item[], level: number): RichTextBlock[] {
  const content: { type: "listItem"; content: RichTextBlock[] }[] = [];
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (item === undefined) break;
    if (item.level <= level) {
      content.push({ type: "listItem", content: item.line });
      at += 1;
      continue;
    }
    let end = at;
    while ((items[end]?.level ?? 0) > level) end += 1;
    const inner = listOfWord(items.slice(at, end), level + 1);
    const before = content.at(-1);
    if (before) before.content.push(...inner);
    else content.push({ type: "listItem", content: inner });
    at = end;
  }
  return content.length === 0 ? [] : [{ type: items[0]?.isOrdered ? "orderedList" : "bulletList", content }];
}

function blockOf(element: Element, lists: number): RichTextBlock[] {
  const { tag, children } = element;
  const level = levels[tag];
  if (level !== undefined) {
    const content = trimmed(inlines(children, [])).flatMap((part): RichTextInline[] =>
      part.type === "hardBreak" ? [{ type: "text", text: " " }] : [part],
    );
    return content.length === 0 ? [] : [{ type: "heading", attrs: { level }, content }];
  }
  if (tag === "ul" || tag === "ol") {
    const content = itemsOf(element, lists);
    if (content.length === 0) return [];
    if (lists <= 0) return content.flatMap((item) => item.content);
    return [{ type: tag === "ol" ? "orderedList" : "bulletList", content }];
  }
  if (tag === "table") {
    const content = rowsOf(element);
    return content.length === 0 ? [] : [{ type: "table", content }];
  }
  const tone = element.attrs["data-callout"];
  if (tag === "blockquote" || tone === "info" || tone === "warning") {
    const content = quoted(blocksOf(children, lists), 2);
    if (content.length === 0) return [];
    return tone === "info" || tone === "warning"
      ? [{ type: "callout", attrs: { tone }, content }]
      : [{ type: "blockquote", content }];
  }
  return holdsBlocks(element) ? blocksOf(children, lists) : paragraph(inlines(children, []));
}

function blocksOf(children: Element["children"], lists: number): RichTextBlock[] {
  const blocks: RichTextBlock[] = [];
  let run: Element["children"] = [];
  let word: Item[] = [];
  const endRun = (): void => {
    blocks.push(...paragraph(inlines(run, [])));
    run = [];
  };
  const endWord = (): void => {
    if (word.length > 0) blocks.push(...quoted(listOfWord(word, 1), lists));
    word = [];
  };
  for (const child of children) {
    if (typeof child !== "string" && unseen.has(child.tag)) continue;
    if (typeof child === "string" || !(blockTags.has(child.tag) || holdsBlocks(child))) {
      if (typeof child !== "string" || child.trim() !== "") endWord();
      run.push(child);
      continue;
    }
    endRun();
    const item = wordItem(child);
    const line = item ? paragraph(inlines(child.children, [])) : [];
    if (item && line.length > 0) {
      word.push({ ...item, line });
      continue;
    }
    endWord();
    blocks.push(...blockOf(child, lists));
  }
  endRun();
  endWord();
  return blocks;
}

/**
 * What a piece of HTML says, in the schema of our texts: from Word, from a web page, from our own editor. Colours, sizes,
 * scripts, pictures of elsewhere and unsafe links stay behind; words are kept.
 */
export function readHtml(html: string): RichTextBlock[] {
  return blocksOf(parse(html).children, 3);
}
