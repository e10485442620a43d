import type { Problem } from "../contract/problem.js";
import type { Beginning } from "./beginning.js";

/** Keeps on the service what is typed and not kept yet; resolves with whether the service has everything. Never rejects. */
export type Keeper = () => Promise<boolean>;

/** What a client needs of whatever watches its connection. */
export interface ExchangeWatch {
  /**
   * Hears of every exchange: the status of the answer, or nothing where none came, and when the request was sent
   * (`Date.now()`; just now when left out).
   */
  readonly exchanged: (status?: number, sentAt?: number) => void;
  /**
   * Sends a write that carries an `Idempotency-Key`. Where no answer comes it is sent again, the same, once the service
   * answers: see `watchConnection`.
   */
  readonly carry: <T>(key: string, send: () => Promise<T>) => Promise<T>;
  /** The form or button that a write came from is gone: it is not sent again. */
  readonly letGo: (key: string) => void;
}

/**
 * Where a client and the watch of its connection meet. The watch comes after a page's first content, so a client works
 * without one: what fails then is told at once.
 */
export interface Link {
  /** Undefined until the watch has come, and once it has stopped. */
  watch: ExchangeWatch | undefined;
  /** Everything on this page that keeps what is typed; run when the connection is back and before a reload. */
  readonly keepers: Set<Keeper>;
  /** What goes on at once when the connection is back, instead of waiting its time. */
  readonly backs: Set<() => void>;
  /**
   * Asks the person why they act all the same, where the service answers an act with `last-able`; resolves with nothing
   * where they leave it. Undefined where no screen asks: the problem is the answer then.
   */
  askWhy?: ((problem: Problem) => Promise<string | undefined>) | undefined;
  /**
   * Asked before a person signs out: what stands on this device goes or stays with that. Resolves with whether they still
   * want to. Undefined where nothing is to be asked.
   */
  leave?: (() => Promise<boolean>) | undefined;
  /** Where the events of the service stood when this page began to read. */
  readonly beginning: Beginning;
}
