/** Table of letters and SMS that wait to be sent (migrations 0335 and 0405). */
export interface OutboxTables {
  outbox: OutboxTable;
}

/** A letter, or an SMS; forgotten once it was sent. */
export interface OutboxTable {
  id: string;
  channel: "email" | "sms";
  recipient: string;
  /** Subject line of a letter; `null` for an SMS. */
  subject: string | null;
  text: string;
  next_at: Date;
  /** How often sending it was tried. */
  tries: number;
  /** Hours of the day in Tashkent, `22:00`, between which it does not leave. */
  quiet_from: string | null;
  quiet_to: string | null;
}
