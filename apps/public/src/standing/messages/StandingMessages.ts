/** Ids of the texts of where a file stands; loaded with it and not before. */
export type StandingMessageId =
  | "standing.editing"
  | "standing.returned"
  | "standing.to_conclusion"
  | "standing.in_discussion"
  | "standing.in_review"
  | "standing.announced"
  | "standing.objections"
  | "standing.at_justice"
  | "standing.in_payment"
  | "standing.suspended"
  | "standing.at_council"
  | "standing.rejected"
  | "standing.appeal"
  | "standing.registered"
  | "standing.unregistered"
  | "standing.until"
  | "standing.plain";

/** The texts of where a file stands in one language. */
export type StandingMessages = Readonly<Record<StandingMessageId, string>>;
