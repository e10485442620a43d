/** Ids of the texts around what is read; loaded with its pages and not before. */
export type ReadingMessageId =
  | "read.search"
  | "read.search.hint"
  | "read.faq"
  | "read.manual"
  | "read.legal"
  | "read.loose"
  | "read.empty"
  | "read.empty.text"
  | "read.none"
  | "read.none.text"
  | "read.failed"
  | "read.gone"
  | "read.gone.text"
  | "read.contents"
  | "read.files"
  | "read.print"
  | "read.back"
  | "read.published"
  | "read.fallback"
  | "read.table"
  | "read.info"
  | "read.warning"
  | "legal.number"
  | "legal.adoptedOn"
  | "legal.adoptedBy"
  | "legal.inForceFrom"
  | "legal.inForceTo"
  | "legal.source";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type ReadingMessages = Readonly<Record<ReadingMessageId, string>>;
