import type { SignInRecord } from "../contract/auth.js";
import type { Transport } from "./transport.js";

/** What the client takes from around it. Browsers give the real things, tests give theirs. */
export interface Environment {
  /** Base of all calls: `/api/v1`, or with an origin before it. */
  readonly base: string;
  readonly transport: Transport;
  /** For what is read as it comes, streams and tiles; all else goes over {@link transport}. */
  readonly fetch: (
    url: string,
    init: { readonly headers: Readonly<Record<string, string>>; readonly signal: AbortSignal },
  ) => Promise<Response>;
  /** Local storage; `clear` wipes all of it, as signing out does (SPEC §4). */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "clear">;
  /** Calls `listener` when *another* tab changes the storage; `key` is null when it was cleared. Returns the way to stop. */
  readonly onStorage: (listener: (key: string | null) => void) => () => void;
  /** Runs `work` while no other tab holds the lock of that name. `signal` ends the waiting, not the work. */
  readonly withLock: <T>(name: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
  /** Opens the channel of that name between the tabs; what is said there is not heard by the one who says it. */
  readonly openChannel: (name: string, listener: (message: unknown) => void) => Channel;
  /** Resolves after so many milliseconds. */
  readonly delay: (milliseconds: number) => Promise<void>;
  /** Calls `ring` after so many milliseconds, unless the returned function was called before. */
  readonly alarm: (milliseconds: number, ring: () => void) => () => void;
  /**
   * Leaves for another page of this origin. `keepPlace`: the person did not ask for it, so remember where they were;
   * after signing in they are back there (`takeReturnPath`).
   */
  readonly navigate: (path: string, keepPlace: boolean) => void;
  /** Lets the person save what an address holds. */
  readonly save: (address: string, name?: string) => void;
  /** From 0 up to 1, to spread what many would do at one moment. */
  readonly random: () => number;
  /** A fresh, unguessable UUID. */
  readonly uuid: () => string;
}

/** A way to speak to the other tabs. */
export interface Channel {
  readonly post: (message: unknown) => void;
  readonly close: () => void;
}

/** The key of local storage that holds the sign-in record. */
export const recordKey = "user";

/** Name of the lock around refreshing, one per browser and origin. */
export const refreshLock = "yer-refresh";

/** What {@link Environment} listeners learn: the record now stored, and which tab stored it. */
export interface SessionChange {
  readonly record: SignInRecord | undefined;
  readonly from: "here" | "elsewhere";
}
