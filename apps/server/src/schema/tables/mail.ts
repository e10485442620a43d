/** Table of letters that wait to be sent (migration 0335). */
export interface MailTables {
  mail_outbox: MailOutboxTable;
}

/** A letter; forgotten once it was sent. */
export interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  next_at: Date;
  /** How often sending it has failed. */
  tries: number;
}
