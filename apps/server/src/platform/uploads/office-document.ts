import { SaxesParser, type SaxesTagPlain } from "saxes";
import { ArchiveRefused } from "./archive-refused.js";
import type { ZipEntry } from "./zip-directory.js";

/** Parts that run, or that another program would be started for (ECMA-376, MS-OFFMACRO2). */
const activePart = /(?:^|\/)(?:vbaProject|vbaData|activeX|oleObject|embeddings|macrosheets|dialogsheets|customUI)/i;
const activeType = /macroEnabled|vbaProject|activeX|oleObject|customUI|macrosheet/i;
/** Fields of a text that start a program or fetch something (ECMA-376 part 1, 17.16.5). */
const fetchingField = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK)\b/i;

/** What an office document is, by the part it must have. */
export function officeTypeOf(entries: readonly ZipEntry[]): "docx" | "xlsx" | undefined {
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has("[Content_Types].xml")) return undefined;
  if (names.has("word/document.xml")) return "docx";
  return names.has("xl/workbook.xml") ? "xlsx" : undefined;
}

/**
 * Refuses an office document that does anything but show itself: macros, controls, embedded objects, and whatever is
 * fetched from elsewhere when it is opened. A link that a person presses is none of these.
 * @throws {ArchiveRefused}
 */
export function checkOfficeDocument(entries: readonly ZipEntry[]): void {
  for (const { name, content } of entries) {
    if (activePart.test(name)) throw new ArchiveRefused("active", name);
    if (name === "[Content_Types].xml") checkTypes(name, content);
    else if (name.endsWith(".rels")) checkRelationships(name, content);
    else if (/^(?:word|xl)\/.*\.xml$/.test(name)) checkFields(name, content);
  }
}

function checkTypes(part: string, content: Buffer): void {
  walk(part, content, {
    open: (_, attributes) => {
      if (activeType.test(attributes["ContentType"] ?? "")) throw new ArchiveRefused("active", part);
    },
  });
}

function checkRelationships(part: string, content: Buffer): void {
  walk(part, content, {
    open: (tag, attributes) => {
      if (tag !== "Relationship") return;
      const [type = "", target = "", mode] = [attributes["Type"], attributes["Target"], attributes["TargetMode"]];
      if (activeType.test(type)) throw new ArchiveRefused("active", part);
      const isLink = type.endsWith("/hyperlink") && /^(?:https?:\/\/|mailto:|tel:|#)/i.test(target);
      const isWithin = mode !== "External" && !/^[a-z][a-z\d+.-]*:|^\/\/|\\/i.test(target);
      if (!isLink && !isWithin) throw new ArchiveRefused("external", part);
    },
  });
}

function checkFields(part: string, content: Buffer): void {
  let instruction = "";
  let reads = false;
  const judge = (field: string): void => {
    if (fetchingField.test(field)) throw new ArchiveRefused("external", part);
  };
  walk(part, content, {
    open: (tag, attributes) => {
      reads = tag === "instrText";
      if (tag === "ddeLink" || tag === "oleLink") throw new ArchiveRefused("external", part);
      if (tag === "fldSimple") judge(Object.entries(attributes).find(([key]) => local(key) === "instr")?.[1] ?? "");
      // A field's words may be cut into runs; where one begins, another ends.
      if (tag === "fldChar") {
        judge(instruction);
        instruction = "";
      }
    },
    text: (text) => {
      if (reads) instruction += text;
    },
    close: () => {
      reads = false;
    },
  });
  judge(instruction);
}

interface Listener {
  readonly open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: () => void;
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Reads a part; one that no strict reader can read, or that declares entities of its own, is not taken. */
function walk(part: string, content: Buffer, { open, text, close }: Listener): void {
  const parser = new SaxesParser();
  const broken = (cause?: unknown): never => {
    throw new ArchiveRefused("damaged", part, { cause });
  };
  parser.on("error", broken);
  parser.on("doctype", () => broken());
  parser.on("opentag", (tag: SaxesTagPlain) => open(local(tag.name), tag.attributes));
  if (text) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  if (close) parser.on("closetag", close);
  let written: string;
  try {
    written = new TextDecoder(isUtf16(content) ? "utf-16le" : "utf-8", { fatal: true }).decode(content);
  } catch (error) {
    return broken(error);
  }
  parser.write(written).close();
}

const isUtf16 = (content: Buffer): boolean => content[0] === 0xff && content[1] === 0xfe;
