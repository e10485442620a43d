import type { Tone } from "../../theme/tones.js";

/** A short message that comes and goes. */
export interface ToastMessage {
  /** What the message means; gives sign and colour. @default "info" */
  tone?: Tone;
  /** What it is about, above the text, where one sentence does not say it. */
  title?: string;
  /** What happened, in one sentence. */
  text: string;
  /** One thing the person may do about it, such as undo. */
  action?: {
    /** Words of its button. */
    label: string;
    /** Does it; the message then goes. */
    onAction: () => void;
  };
  /** Milliseconds until it goes; `null` keeps it until closed. @default 5000 */
  timeout?: number | null;
}

/** What is said of an act that takes its time. */
export interface ToastOfPromise<Value> {
  /** While it goes on. It stays until then; its tone is "progress" unless it says another. */
  readonly pending: ToastMessage;
  /** Once it is done; its tone is "success" unless it says another. */
  readonly success: (value: Value) => ToastMessage;
  /** Once it has failed; its tone is "danger" unless it says another. */
  readonly error: (reason: unknown) => ToastMessage;
}

/** What shows a queue's messages; `ToastRegion` is the one of the kit. */
export interface ToastScreen {
  /** Shows a message under the queue's id of it. */
  show: (id: string, message: ToastMessage) => void;
  /** Takes it away; nothing happens when it has gone. */
  close: (id: string) => void;
}

/**
 * Messages on their way to the screen, to be pushed from anywhere, inside React or out. It weighs nothing: what
 * shows them (`ToastRegion`) can be loaded later, and messages pushed until then wait.
 */
export class ToastQueue {
  #screen: ToastScreen | undefined;
  #waiting = new Map<string, ToastMessage>();
  #last = 0;
  #listeners = new Set<() => void>();

  /** Whether a message was ever pushed: what shows them is wanted from then on. */
  get isUsed(): boolean {
    return this.#last > 0;
  }

  /** Tells of the first message. Gives the way to stop. */
  whenUsed(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Shows a message. Gives its id, by which it can be closed. */
  push(message: ToastMessage): string {
    this.#last += 1;
    const id = `toast-${this.#last}`;
    if (this.#screen) this.#screen.show(id, message);
    else this.#waiting.set(id, message);
    if (this.#last === 1) for (const listener of this.#listeners) listener();
    return id;
  }

  /** Takes a message away; nothing happens when it has gone. */
  close(id: string): void {
    this.#waiting.delete(id);
    this.#screen?.close(id);
  }

  /** Puts another message in the place of one, announced anew; of one that has gone, too. */
  update(id: string, message: ToastMessage): void {
    if (this.#screen) {
      this.#screen.close(id);
      this.#screen.show(id, message);
    } else this.#waiting.set(id, message);
  }

  /** Says that an act goes on, and then in the same place what came of it. Gives the message's id. */
  promise<Value>(act: Promise<Value>, { pending, success, error }: ToastOfPromise<Value>): string {
    const id = this.push({ tone: "progress", timeout: null, ...pending });
    void act.then(
      (value) => this.update(id, { tone: "success", ...success(value) }),
      (reason: unknown) => this.update(id, { tone: "danger", ...error(reason) }),
    );
    return id;
  }

  /** Binds the queue to what shows it, hands over what waited, and gives the way to let go. */
  attach(screen: ToastScreen): () => void {
    this.#screen = screen;
    for (const [id, message] of this.#waiting) screen.show(id, message);
    this.#waiting.clear();
    return () => {
      if (this.#screen === screen) this.#screen = undefined;
    };
  }
}
