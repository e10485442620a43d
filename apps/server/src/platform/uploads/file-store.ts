import type { UploadKind } from "@yer/api/contract/files";
import type { MachineTime } from "../clock/clock.js";
import type { Readable } from "node:stream";
import type { StoreFault } from "./store-fault.js";
import type { Transaction } from "../database/database.js";

/** What the store accepts, recognised by content and never by name. */
export type FileType = "pdf" | "png" | "jpeg" | "docx" | "xlsx" | "zip";

/** `quarantined` until the scanner has looked at it; only `clean` files are ever given out. */
export type ScanState = "quarantined" | "clean" | "refused";

/** A stored file, as a resource refers to it. */
export interface StoredFile {
  readonly id: string;
  /** As the person named it; shown and used for the download, never as a path. */
  readonly name: string;
  readonly type: FileType;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hex: the address it is kept under. */
  readonly sha256: string;
  readonly state: ScanState;
  /** User id. */
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  /** What the document is; null where it was not told. */
  readonly kind: UploadKind | null;
}

/** Content that lies in the store but is not yet anybody's: {@link FileStore.record} makes it a file. */
export type ReceivedContent = Pick<StoredFile, "name" | "type" | "size" | "sha256">;

/** A file that may be downloaded now, by whom its ticket was issued to. */
export interface Download {
  readonly file: StoredFile;
  readonly actor: string;
  readonly content: Readable;
}

/** Health of the file store. */
export interface StoreHealth {
  /** `ok` while a file of the largest size can be taken in; `public` where anybody reads what lies there. */
  readonly store: "ok" | "public" | StoreFault;
  readonly scanner: "ok" | "out-of-reach";
  /** Bytes; absent where the store has no bounds to tell of. */
  readonly space?: { readonly free: number; readonly total: number };
}

/** Uploaded and generated files: content kept by its hash, recorded in the database. */
export interface FileStore {
  /**
   * Takes in content: bounded, typed by its first bytes, stored by its hash. A crash afterwards leaves bytes that
   * nothing refers to, never a record without bytes.
   *
   * @throws {FileRefused}
   * @throws {Problem} `storage-full`, `unavailable`: nothing of it is left behind
   */
  receive(content: AsyncIterable<Uint8Array>, name: string): Promise<ReceivedContent>;
  /**
   * Makes received content a file, in the transaction of the act. It is quarantined; `made by the server` content
   * (a document rendered here) is clean from the start.
   */
  record(
    transaction: Transaction,
    content: ReceivedContent,
    about: {
      readonly by: string;
      readonly at: Date;
      readonly madeByServer?: boolean;
      readonly kind?: UploadKind | undefined;
    },
  ): Promise<StoredFile>;
  /** The record of a file, or undefined. Whether the reader may see it is the caller's to decide. */
  find(id: string): Promise<StoredFile | undefined>;
  /** Lets the scanner look at everything in quarantine; a job does so by itself. */
  scanQuarantined(): Promise<void>;
  /**
   * A download ticket: 256 random bits, good once, for 60 seconds.
   *
   * @throws {FileRefused} unless the file is clean.
   */
  issueTicket(
    transaction: Transaction,
    file: StoredFile,
    actor: string,
    now: MachineTime,
  ): Promise<{ readonly ticket: string; readonly expiresAt: Date }>;
  /** Uses up a ticket. Undefined when it is unknown, used or expired. */
  redeemTicket(transaction: Transaction, ticket: string, now: MachineTime): Promise<Download | undefined>;
  /**
   * Keeps content from being removed until the transaction that names it has ended; {@link FileStore.record} does so itself.
   *
   * @throws {Problem} `unavailable` where it was removed since it was received: whoever brings it again succeeds
   */
  hold(transaction: Transaction, content: Pick<ReceivedContent, "sha256">): Promise<void>;
  /** Removes content that nothing names any more; what names the same content just now keeps it. */
  removeUnnamed(sha256: string): Promise<void>;
  /** Removes what was being written before a moment and never became a file: its server was killed. */
  sweepIncoming(before: Date): Promise<void>;
  /**
   * Removes content that lies in the store since before a moment and that nothing names: its server was killed between
   * storing it and the commit, or the act that brought it was undone. Where most of what lies there has no name it removes
   * nothing: the database is not the store's own, as in the middle of a recovery.
   */
  sweepUnnamed(before: Date): Promise<void>;
  /** How the store and the scanner behind it stand, tried a few seconds ago at most. */
  health(): Promise<StoreHealth>;
  /** Reads a file's content, for the server's own use. */
  open(file: Pick<StoredFile, "sha256">): Promise<Readable>;
}

/** Why a file was not taken in or not given out; `reason` is stable and translated by the apps. */
export class FileRefused extends Error {
  override readonly name: string = "FileRefused";
  readonly reason: "too-large" | "empty" | "type" | "archive" | "quarantined" | "scanner";

  constructor(reason: FileRefused["reason"], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
