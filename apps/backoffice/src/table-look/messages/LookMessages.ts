/** Ids of the texts of the look of tables; loaded with it and not before. */
export type LookMessageId = "look.printed" | "look.sought";

/** The texts of the look of tables in one language. */
export type LookMessages = Readonly<Record<LookMessageId, string>>;
