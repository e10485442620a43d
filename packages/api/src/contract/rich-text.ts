import * as z from "zod/mini";
import { searchKey } from "../formats/search-key.js";
import { hasControls, turnsDirection } from "./invisible.js";

/** How words look, or where they lead. Of each kind at most one stands on a piece of text. */
export type RichTextMark =
  | { readonly type: "bold" }
  | { readonly type: "italic" }
  | { readonly type: "link"; readonly attrs: { readonly href: string } };

/** What stands in a line. */
export type RichTextInline =
  | { readonly type: "text"; readonly text: string; readonly marks?: readonly RichTextMark[] }
  | { readonly type: "hardBreak" };

interface Lines {
  readonly content?: readonly RichTextInline[];
}
interface Blocks {
  readonly content: readonly RichTextBlock[];
}

/** Tone of a callout: something to know, or something to beware of. */
export type CalloutTone = "info" | "warning";

/** Item of a list: paragraphs, and lists within. */
export interface RichTextItem extends Blocks {
  readonly type: "listItem";
}
/** Cell of a table: paragraphs. */
export interface RichTextCell extends Blocks {
  readonly type: "tableCell" | "tableHeader";
}
/** Row of a table. */
export interface RichTextRow {
  readonly type: "tableRow";
  readonly content: readonly RichTextCell[];
}

/** What stands under one another. The level of a heading is its place below the page's own title (2 to 4). */
export type RichTextBlock =
  | ({ readonly type: "paragraph" } & Lines)
  | ({ readonly type: "heading"; readonly attrs: { readonly level: 2 | 3 | 4 } } & Lines)
  | { readonly type: "bulletList" | "orderedList"; readonly content: readonly RichTextItem[] }
  | ({ readonly type: "blockquote" } & Blocks)
  | ({ readonly type: "callout"; readonly attrs: { readonly tone: CalloutTone } } & Blocks)
  | { readonly type: "table"; readonly content: readonly RichTextRow[] }
  | { readonly type: "image"; readonly attrs: { readonly fileId: string; readonly alt: string } };

/**
 * A text with structure, as data: nothing in it is markup, so nothing in it can run. Screens draw it element by element;
 * an editor whose schema is this one reads and writes it as it stands.
 */
export interface RichText {
  readonly type: "doc";
  readonly content: readonly RichTextBlock[];
}

/** Bounds of one text: nodes, letters, and nodes within nodes (three lists within one another need 8). */
export const richTextBounds = { nodes: 5000, letters: 100_000, depth: 8, alt: 300, href: 2000 } as const;

/** An empty text. */
export const emptyRichText: RichText = { type: "doc", content: [{ type: "paragraph" }] };

type Found = readonly [path: readonly (string | number)[], code: string];

const flow = ["paragraph", "heading", "bulletList", "orderedList", "blockquote", "callout", "table", "image"];
const quoted = ["paragraph", "bulletList", "orderedList"];
const inline = ["text", "hardBreak"];

/** What may stand in what, and the attributes each asks for. `least` of children; nodes not named hold none. */
const nodes: Readonly<
  Record<string, { readonly holds?: readonly string[]; readonly least?: number; readonly attrs?: readonly string[] }>
> = {
  doc: { holds: flow, least: 1 },
  paragraph: { holds: inline },
  heading: { holds: inline, attrs: ["level"] },
  bulletList: { holds: ["listItem"], least: 1 },
  orderedList: { holds: ["listItem"], least: 1 },
  listItem: { holds: quoted, least: 1 },
  blockquote: { holds: quoted, least: 1 },
  callout: { holds: quoted, least: 1, attrs: ["tone"] },
  table: { holds: ["tableRow"], least: 1 },
  tableRow: { holds: ["tableCell", "tableHeader"], least: 1 },
  tableCell: { holds: ["paragraph"], least: 1 },
  tableHeader: { holds: ["paragraph"], least: 1 },
  image: { attrs: ["fileId", "alt"] },
  hardBreak: {},
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Whether a link may lead there: https, mail, phone, a path of this service, or a heading of this page. Anything else,
 * scripts and other protocols first of all, is refused.
 */
export function isSafeHref(href: string): boolean {
  if (href.length > richTextBounds.href || /[\s\\]/.test(href) || hasControls(href) || turnsDirection(href))
    return false;
  if (/^#[\p{L}\p{N}-]+$/u.test(href)) return true;
  if (/^\/(?!\/)/.test(href)) return true;
  if (/^tel:\+?[\d()-]{3,20}$/.test(href)) return true;
  if (/^mailto:[^@:?&/]{1,64}@[\p{L}\p{N}.-]{1,253}$/u.test(href)) return true;
  return /^https:\/\/[^/?#@]+(?:[/?#]|$)/.test(href) && URL.canParse(href);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function hasOnly(value: Readonly<Record<string, unknown>>, keys: readonly string[]): boolean {
  return Object.keys(value).every((key) => keys.includes(key));
}

function faultOfMarks(marks: unknown): Found | undefined {
  if (!Array.isArray(marks) || marks.length > 3) return [["marks"], "rich-text"];
  const seen = new Set<unknown>();
  for (const [at, mark] of (marks as readonly unknown[]).entries()) {
    const path = ["marks", at];
    if (!isRecord(mark) || seen.has(mark["type"])) return [path, "rich-text"];
    seen.add(mark["type"]);
    if (mark["type"] === "link") {
      const { attrs } = mark;
      if (!hasOnly(mark, ["type", "attrs"]) || !isRecord(attrs) || !hasOnly(attrs, ["href"]))
        return [path, "rich-text"];
      if (typeof attrs["href"] !== "string" || !isSafeHref(attrs["href"])) return [path, "rich-text-link"];
    } else if ((mark["type"] !== "bold" && mark["type"] !== "italic") || !hasOnly(mark, ["type"])) {
      return [path, "rich-text"];
    }
  }
  return undefined;
}

function faultOfAttrs(type: string, attrs: unknown, wanted: readonly string[] | undefined): Found | undefined {
  const wrong: Found = [["attrs"], "rich-text"];
  if (wanted === undefined) return attrs === undefined ? undefined : wrong;
  if (!isRecord(attrs) || !hasOnly(attrs, wanted)) return wrong;
  const { level, tone, fileId, alt } = attrs;
  if (type === "heading") return [2, 3, 4].includes(level as number) ? undefined : wrong;
  if (type === "callout") return tone === "info" || tone === "warning" ? undefined : wrong;
  if (typeof fileId !== "string" || !uuid.test(fileId)) return [["attrs", "fileId"], "id"];
  if (typeof alt !== "string" || alt.trim() === "") return [["attrs", "alt"], "rich-text-alt"];
  if (alt.length > richTextBounds.alt || hasControls(alt)) return [["attrs", "alt"], "too-long"];
  return undefined;
}

/** The first thing in a value that keeps it from being a {@link RichText}, and where; none if it is one. */
export function faultOfRichText(value: unknown): Found | undefined {
  const open: { readonly node: unknown; readonly holder: readonly string[]; readonly path: (string | number)[] }[] = [
    { node: value, holder: ["doc"], path: [] },
  ];
  let [count, letters] = [0, 0];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, holder, path } = next;
    const at = ([rest, code]: Found): Found => [[...path, ...rest], code];
    count += 1;
    if (count > richTextBounds.nodes || path.length / 2 > richTextBounds.depth) return at([[], "rich-text-size"]);
    if (!isRecord(node) || typeof node["type"] !== "string" || !holder.includes(node["type"])) {
      return at([[], "rich-text"]);
    }
    const { type, content } = node;
    if (type === "text") {
      if (!hasOnly(node, ["type", "text", "marks"]) || typeof node["text"] !== "string" || node["text"] === "") {
        return at([[], "rich-text"]);
      }
      if (hasControls(node["text"])) return at([["text"], "control-characters"]);
      letters += node["text"].length;
      if (letters > richTextBounds.letters) return at([[], "rich-text-size"]);
      const fault = node["marks"] === undefined ? undefined : faultOfMarks(node["marks"]);
      if (fault) return at(fault);
      continue;
    }
    const rule = nodes[type] ?? {};
    if (!hasOnly(node, ["type", "attrs", "content"])) return at([[], "rich-text"]);
    const fault = faultOfAttrs(type, node["attrs"], rule.attrs);
    if (fault) return at(fault);
    if (content === undefined && !rule.least) continue;
    if (!Array.isArray(content) || rule.holds === undefined || content.length < (rule.least ?? 0)) {
      return at([["content"], "rich-text"]);
    }
    // The last one first, so that they are looked at in order.
    for (let index = content.length - 1; index >= 0; index -= 1) {
      open.push({
        node: (content as readonly unknown[])[index],
        holder: rule.holds,
        path: [...path, "content", index],
      });
    }
  }
  return undefined;
}

/** {@link RichText} in a body or a reply; faults are `rich-text`, `rich-text-link`, `rich-text-alt`, `rich-text-size`. */
export const richText = z.unknown().check(
  z.check((ctx) => {
    const fault = faultOfRichText(ctx.value);
    if (fault) ctx.issues.push({ code: "custom", path: [...fault[0]], message: fault[1], input: ctx.value });
  }),
) as unknown as z.ZodMiniType<RichText, RichText>;

type Node = RichTextBlock | RichTextInline | RichTextItem | RichTextRow | RichTextCell | RichText;

/** Every node of a text, each before what it holds. */
export function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if (!("content" in node)) return;
  for (const child of node.content ?? []) yield* nodesOf(child);
}

/** The words of a node, parts of a line run together and lines apart. */
export function plainText(node: Node): string {
  let words = "";
  for (const part of nodesOf(node)) {
    if (part.type === "text") words += part.text;
    else if (part.type === "hardBreak") words += "\n";
    else if (part.type === "image") words += `\n${part.attrs.alt}`;
    else if (part.type === "paragraph" || part.type === "heading") words += words === "" ? "" : "\n";
  }
  return words;
}

/** Ids of the uploads whose pictures stand in a text, each once. */
export function picturesOf(text: RichText): string[] {
  return [...new Set([...nodesOf(text)].flatMap((node) => (node.type === "image" ? [node.attrs.fileId] : [])))];
}

/** A heading of a text and the id under which links find it. */
export interface RichTextHeading {
  readonly level: 2 | 3 | 4;
  readonly text: string;
  readonly anchor: string;
}

/** Headings in order. Anchors are made of their words, blind to script, and differ from one another. */
export function headingsOf(text: RichText): RichTextHeading[] {
  const taken = new Map<string, number>();
  return text.content.flatMap((block) => {
    if (block.type !== "heading") return [];
    const words = plainText(block);
    const base = searchKey(words).replaceAll(" ", "-") || "h";
    const times = (taken.get(base) ?? 0) + 1;
    taken.set(base, times);
    return [{ level: block.attrs.level, text: words, anchor: times === 1 ? base : `${base}-${times}` }];
  });
}
