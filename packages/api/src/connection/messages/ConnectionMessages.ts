/** Ids of what is said of the connection, of a session that is about to end, and of a new build of the page. */
export type ConnectionMessageId =
  | "connection.lost"
  | "connection.waiting"
  | "connection.stop"
  | "connection.back"
  | "idle.text"
  | "idle.visitor"
  | "build.new"
  | "build.unkept"
  | "build.reload";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type ConnectionMessages = Readonly<Record<ConnectionMessageId, string>>;
