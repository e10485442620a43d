import type { UploadKind } from "@yer/api/contract/files";
import type { Generated } from "kysely";
import type { FileType, ScanState } from "../../platform/uploads/file-store.js";

/** Uploaded and generated files, and tickets to download them. */
export interface FileTables {
  stored_file: StoredFileTable;
  download_ticket: DownloadTicketTable;
}

/** What is known of a file; its content lies in the file store under its hash. */
export interface StoredFileTable {
  id: string;
  sha256: string;
  name: string;
  type: FileType;
  size: number;
  state: ScanState;
  uploaded_by: string;
  uploaded_at: Date;
  /** What the scanner found, for staff; null while clean or unseen. */
  finding: string | null;
  /** What the document is, as who uploaded it told. */
  kind: Generated<UploadKind | null>;
}

/** A download allowed once; deleted when used. */
export interface DownloadTicketTable {
  /** SHA-256 of the ticket: whoever reads the table can download nothing. */
  hash: Buffer;
  file_id: string;
  actor: string;
  expires_at: Date;
}
