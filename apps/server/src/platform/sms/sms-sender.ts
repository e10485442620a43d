/** A text message to a phone. */
export interface Sms {
  /** `+998` and 9 digits. */
  readonly to: string;
  /** One line, as {@link smsText} makes it: no control characters, no longer than the parts it may have. */
  readonly text: string;
}

/**
 * Sends SMS. A port like {@link Mailer}: demo mode prints what it would send, production talks to the broker of its
 * settings. Nothing calls it but the outbox.
 */
export interface SmsSender {
  /**
   * @param id stays the same however often an SMS is tried, so that a broker that got it twice can tell
   * @throws when the SMS was not taken; the outbox tries again later
   */
  send(sms: Sms, id: string): Promise<void>;
}
