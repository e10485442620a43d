/** A letter as people read it: plain text, in the language of whom it is for. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  /** Lines of text; an address in it stands on a line of its own. */
  readonly text: string;
}

/**
 * Sends e-mail. A port: demo mode prints what it would send, production talks SMTP to the server of its settings.
 * Nothing calls it but the outbox: a letter leaves only once the act that it tells of has been committed.
 */
export interface Mailer {
  /**
   * @param id stays the same however often a letter is tried, so that a server that got it twice can tell
   * @throws when the letter was not taken; the outbox tries again later
   */
  send(mail: Mail, id: string): Promise<void>;
}
