/**
 * A part of the app that is loaded when it is shown (`lazyPart`, `withPartTexts`) did not come though the service
 * answers: most likely a new deployment has taken its file away. Loading the page anew is the cure.
 */
export class MissingPartError extends Error {
  override readonly name = "MissingPartError";
  /** Lets the part be asked for again the next time it is shown; until then it keeps failing with this very error. */
  readonly forget: () => void;
  readonly #ask: () => Promise<unknown>;

  /**
   * @param forget forgets that the part was asked for
   * @param ask asks for it, unless that is done already
   */
  constructor(forget: () => void, ask: () => Promise<unknown>, options?: ErrorOptions) {
    super("A part of the app did not load. Load the page anew.", options);
    this.forget = forget;
    this.#ask = ask;
  }

  /** Asks for the part anew; resolves with whether it has come. Never rejects. */
  async askAgain(): Promise<boolean> {
    this.forget();
    try {
      await this.#ask();
      return true;
    } catch {
      // What failed is told already; here it only has not come yet.
      this.forget();
      return false;
    }
  }
}
