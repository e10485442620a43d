import { type SignInRecord, signInRecord } from "../contract/auth.js";
import { type Environment, type SessionChange, recordKey } from "./environment.js";

/** The stored sign-in record, the same for all tabs of the browser. */
export interface Session {
  /** The record as it stands in storage now; `undefined` when nobody is signed in or what is stored is no record. */
  readonly read: () => SignInRecord | undefined;
  /** Stores a record: exactly SPEC §3's three fields. */
  readonly write: (record: SignInRecord) => void;
  /** Wipes all of local storage (SPEC §4). */
  readonly clear: () => void;
  /** Hears of records stored and cleared, here and in other tabs. Returns the way to stop. */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
}

/** The session over an environment's storage. */
export function createSession(environment: Pick<Environment, "storage" | "onStorage">): Session {
  const { storage } = environment;
  const listeners = new Set<(change: SessionChange) => void>();

  function read(): SignInRecord | undefined {
    const stored = storage.getItem(recordKey);
    if (stored === null) return undefined;
    try {
      const parsed = signInRecord.safeParse(JSON.parse(stored));
      return parsed.success ? parsed.data : undefined;
    } catch {
      // Not JSON: someone else wrote there. Nobody is signed in by it.
      return undefined;
    }
  }

  function tell(from: SessionChange["from"]): void {
    const change: SessionChange = { record: read(), from };
    for (const listener of listeners) listener(change);
  }

  return {
    read,
    write: ({ access_token, refresh_token, is_staff }) => {
      storage.setItem(recordKey, JSON.stringify({ access_token, refresh_token, is_staff }));
      tell("here");
    },
    clear: () => {
      storage.clear();
      tell("here");
    },
    subscribe: (listener) => {
      listeners.add(listener);
      const stop = environment.onStorage((key) => {
        if (key === recordKey || key === null) listener({ record: read(), from: "elsewhere" });
      });
      return () => {
        stop();
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Whose token it is (its `sub`), without trusting it: only to tell that two tokens are different persons'. `undefined`
 * when the token does not say.
 */
export function personOf(token: string): string | undefined {
  const payload = token.split(".")[1];
  if (payload === undefined) return undefined;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims === "object" && claims !== null && "sub" in claims && typeof claims.sub === "string"
      ? claims.sub
      : undefined;
  } catch {
    // An opaque token says nothing of its person.
    return undefined;
  }
}

/** Whether two records may stand for one person: false only if both tokens name one and the names differ. */
export function mayBeSamePerson(one: SignInRecord, other: SignInRecord): boolean {
  const a = personOf(one.access_token);
  const b = personOf(other.access_token);
  return a === undefined || b === undefined || a === b;
}
