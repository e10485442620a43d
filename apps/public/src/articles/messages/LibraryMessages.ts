/** Ids of the site's own texts around what is read; the words it shares with the back office are the contract's. */
export type LibraryMessageId = "read.failed" | "read.back" | "read.published";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type LibraryMessages = Readonly<Record<LibraryMessageId, string>>;
