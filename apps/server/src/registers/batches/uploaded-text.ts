import { ImportRefusal, parseJson } from "@yer/area-picker/model/import";
import { Problem } from "../../platform/problem/problem.js";

/** A file of text as it was uploaded. */
export interface UploadedText {
  readonly fileName: string;
  readonly text: string;
  readonly encoding: "utf-8" | "windows-1251" | "utf-16le";
}

/** Why an uploaded list or set of outlines cannot be read at all, as its `reason`. */
export type UnreadableReason = "encoding" | "format" | "empty" | "too-many" | "nested" | "heavy";

/** @returns the refusal of a file that cannot be read, with what is wrong in English for developers */
export function unreadable(reason: UnreadableReason, detail: string): Problem {
  return new Problem("file-refused", { detail, params: { reason }, reasons: [{ code: `file-${reason}` }] });
}

/**
 * Text of bytes whose encoding nobody says: UTF-16 by its mark, UTF-8 where it is that, else cp1251, which older
 * spreadsheets of the country write. NUL in it means that it is no text.
 * @throws {Problem} `file-refused`
 */
export function decodeText(bytes: Buffer): Pick<UploadedText, "text" | "encoding"> {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : isUtf8(bytes) ? "utf-8" : "windows-1251";
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes("\0") || !text.isWellFormed()) throw unreadable("encoding", "The file is not a text file.");
  return { text, encoding };
}

/**
 * A JSON document as it was uploaded.
 * @param most lists and objects in it
 * @throws {Problem} `file-refused`
 */
export function parseUploaded(text: string, most: number): unknown {
  try {
    return parseJson(text, most);
  } catch (error) {
    if (!(error instanceof ImportRefusal)) throw error;
    if (error.fault === "too-many") throw unreadable("too-many", `The file has more than ${most} lists and objects.`);
    throw unreadable("format", "The file is not JSON.");
  }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
