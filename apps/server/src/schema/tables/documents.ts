import type { DocumentKind } from "@yer/api/contract/documents";

/** Tables of signed documents (migration 0320). */
export interface DocumentTables {
  signed_acts: SignedActsTable;
  documents: DocumentsTable;
}

/** What an organisation said of an application, as it was signed. Never changed. */
export interface SignedActsTable {
  home_region: string;
  id: string;
  application_id: string;
  kind: DocumentKind;
  organisation_id: string;
  /** Canonical JSON (RFC 8785) of an `ActContent` or a `BillContent`: the very bytes that were signed. */
  content: string;
  /** Detached PKCS#7 over `content`. */
  pkcs7: Buffer;
  /** Holder of the certificate that signed, in words. */
  signer: string;
  signed_at: Date;
  /** Papers that came with a decision of justice. */
  file_ids: readonly string[];
  /** The charge that a bill is of; `null` for all else. */
  charge_id: string | null;
}

/** One copy of an act as a PDF. */
export interface DocumentsTable {
  home_region: string;
  id: string;
  act_id: string;
  copy: "original" | "redacted";
  /** Where its bytes lie in the file store; `null` until it is rendered, which happens once. */
  sha256: string | null;
  size: number | null;
  rendered_at: Date | null;
  revoked_at: Date | null;
  revoked_by: string | null;
  revoke_reason: string | null;
}
