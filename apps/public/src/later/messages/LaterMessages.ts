/** Ids of what is said of pages that are not built. */
export type LaterMessageId = "later.title" | "later.home" | "later.plan-grafic" | "later.named";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type LaterMessages = Readonly<Record<LaterMessageId, string>>;
