/** Ids of the words around what staff or anyone read: articles, alone and in their shelves. */
export type ReadingMessageId =
  | "read.title.faq"
  | "read.title.manual"
  | "read.title.legal"
  | "read.search"
  | "read.search.hint"
  | "read.empty"
  | "read.empty.text"
  | "read.none"
  | "read.none.text"
  | "read.loose"
  | "read.contents"
  | "read.files"
  | "read.print"
  | "read.fallback"
  | "read.table"
  | "read.info"
  | "read.warning"
  | "read.gone"
  | "read.gone.text"
  | "legal.number"
  | "legal.adoptedOn"
  | "legal.adoptedBy"
  | "legal.inForceFrom"
  | "legal.inForceTo"
  | "legal.source";

/** These words in one language, ICU message syntax; a missing id does not compile. */
export type ReadingMessages = Readonly<Record<ReadingMessageId, string>>;
