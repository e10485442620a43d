/** Text of an XML file; or the encoding that it names, which nobody knows or which it is not in. */
export type DecodedXml =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: "encoding" | "other-encoding"; readonly encoding: string };

/** How far into the file its declaration is looked for. */
const declaration = 200;

/**
 * Reads a file's bytes in the encoding that it says: by byte order mark, else by its declaration, else UTF-8. Bytes that
 * cannot be of that encoding are refused: read all the same, they would be stored as signs that nobody wrote.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const mark = markOf(bytes);
  const encoding = mark ?? declared(bytes) ?? "utf-8";
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    return { ok: false, code: "encoding", encoding };
  }
  // Without a mark, sixteen bits show themselves by their zeros: there are none, whatever the declaration says. And what
  // holds as UTF-8 beyond ASCII was never meant as letters of a byte each.
  if (mark === undefined && (decoder.encoding.startsWith("utf-16") || isOnlyUtf8(bytes, decoder.encoding)))
    return { ok: false, code: "other-encoding", encoding };
  try {
    return { ok: true, text: decoder.decode(bytes) };
  } catch {
    return { ok: false, code: "other-encoding", encoding };
  }
}

/** Whether bytes that are said to be of another encoding are UTF-8, and none of them ASCII alone. */
function isOnlyUtf8(bytes: Uint8Array, said: string): boolean {
  if (said === "utf-8" || bytes.every((byte) => byte < 0x80)) return false;
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function markOf([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark, an XML file begins with "<": in UTF-16 it has a zero beside it.
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  return undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, declaration));
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1];
}
