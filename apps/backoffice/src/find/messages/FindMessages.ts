/** Ids of the texts of finding anything and of what is kept at hand; loaded with them and not before. */
export type FindMessageId =
  | "find.title"
  | "find.placeholder"
  | "find.pinned"
  | "find.recent"
  | "find.screens"
  | "find.acts"
  | "find.files"
  | "find.people"
  | "find.all"
  | "find.personal.forbidden"
  | "find.add"
  | "find.profile"
  | "find.theme"
  | "find.language"
  | "find.signOut"
  | "pin.add"
  | "pin.added"
  | "pin.removed";

/** The texts in one language. */
export type FindMessages = Readonly<Record<FindMessageId, string>>;
