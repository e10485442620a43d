import type { Readable } from "node:stream";
import type { Transaction } from "../database/database.js";

/** What the store accepts, recognised by content and never by name. */
export type FileType = "pdf" | "png" | "jpeg" | "docx" | "xlsx";

/** `quarantined` until the scanner has looked at it; `refused` files are never served. */
export type ScanState = "quarantined" | "clean" | "refused";

/** A stored file, as a resource refers to it. */
export interface StoredFile {
  readonly id: string;
  /** As the person named it; shown and used for the download, never as a path. */
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  /** SHA-256 of the content, hex: the address it is kept under. */
  readonly sha256: string;
  readonly state: ScanState;
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
}

/** Uploaded and generated files: kept by the hash of their content, recorded in the database. */
export interface FileStore {
  /**
   * Takes in an upload: bounded, sniffed, stored, recorded, and then scanned.
   *
   * @throws {FileRefused} when it is too large, empty, or of no accepted type.
   */
  upload(content: Readable, about: { readonly name: string; readonly by: string }): Promise<StoredFile>;
  /** Keeps a file the server itself made (a rendered document): clean from the start, recorded in `transaction`. */
  keep(
    transaction: Transaction,
    content: Uint8Array,
    about: { readonly name: string; readonly by: string },
  ): Promise<StoredFile>;
  /** The record of a file, or undefined. Whether the reader may see it is the caller's to decide. */
  find(id: string): Promise<StoredFile | undefined>;
  /**
   * A download ticket: 256 random bits, good once, for 60 seconds.
   *
   * @throws {FileRefused} while the file is quarantined, or refused.
   */
  issueTicket(id: string, actor: string): Promise<string>;
  /** Uses up a ticket. Undefined when it is unknown, used or expired. */
  redeemTicket(
    ticket: string,
  ): Promise<{ readonly file: StoredFile; readonly actor: string; open(): Promise<Readable> } | undefined>;
  /** Reads a clean file's content, for the server's own use. */
  open(id: string): Promise<Readable>;
}

/** Why a file was not taken in or not given out. `code` is stable and translated by the apps. */
export class FileRefused extends Error {
  readonly code: "file-too-large" | "file-empty" | "file-type" | "file-quarantined" | "file-refused" | "file-unknown";

  constructor(code: FileRefused["code"], message: string) {
    super(message);
    this.name = "FileRefused";
    this.code = code;
  }
}
