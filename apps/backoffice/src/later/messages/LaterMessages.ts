/** Ids of what is said of screens that are not built. */
export type LaterMessageId =
  | "later.title"
  | "later.text"
  | "later.back"
  | "later.dashboard"
  | "later.areas"
  | "later.not_registered"
  | "later.no_grip"
  | "later.construction"
  | "later.drafts"
  | "later.written_off"
  | "later.state-owneds"
  | "later.svod"
  | "later.cpayments"
  | "later.cdistribution"
  | "later.plangrafic"
  | "later.reports"
  | "later.area"
  | "later.draft"
  | "later.cpayment"
  | "later.diary"
  | "later.named";

/** The texts in one language, ICU message syntax; a missing id does not compile. */
export type LaterMessages = Readonly<Record<LaterMessageId, string>>;
