import { FileRefused } from "./file-store.js";

/** What is wrong with an archive: codes that the apps have sentences for. */
export type ArchiveFault =
  /** Its parts contradict each other, or it is cut off. */
  | "damaged"
  /** A password, or a packing that not every program reads. */
  | "encrypted"
  /** A name that leads elsewhere, stands twice or hides what it is. */
  | "name"
  /** Too many files, or too much once unpacked. */
  | "size"
  /** A kind of file that a registry has no use for: programs first of all, and archives. */
  | "kind"
  /** A file that is not what its name says. */
  | "content"
  /** Macros, controls or objects of other programs within a document. */
  | "active"
  /** A document that fetches parts of itself from elsewhere. */
  | "external";

/** An archive or an office document that is not taken in; `inside` names the file that is to blame. */
export class ArchiveRefused extends FileRefused {
  override readonly name = "ArchiveRefused";
  readonly fault: ArchiveFault;
  readonly inside: string | undefined;

  constructor(fault: ArchiveFault, inside?: string, options?: ErrorOptions) {
    super(
      "archive",
      `The archive is refused (${fault})${inside === undefined ? "" : ` for ${JSON.stringify(inside)}`}.`,
      options,
    );
    this.fault = fault;
    this.inside = inside;
  }
}
