/** Ids of the texts of a file's documents; loaded with them and not before. */
export type FileDocumentMessageId =
  | "documents.none"
  | "documents.none.text"
  | "documents.kind.conclusion"
  | "documents.kind.justice"
  | "documents.kind.certificate"
  | "documents.copy.original"
  | "documents.copy.redacted"
  | "documents.state.valid"
  | "documents.state.superseded"
  | "documents.state.revoked"
  | "documents.signed"
  | "documents.revoked"
  | "documents.papers"
  | "documents.open"
  | "documents.copyLink"
  | "documents.copied"
  | "documents.copyFailed"
  | "documents.revoke"
  | "documents.revoke.title"
  | "documents.revoke.text"
  | "documents.revoke.reason"
  | "documents.revoke.done";

/** The texts of a file's documents in one language. */
export type FileDocumentMessages = Readonly<Record<FileDocumentMessageId, string>>;
