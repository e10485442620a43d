import { useSyncExternalStore } from "react";

/** What the header needs of the stored sign-in record (SPEC §3, key `user`); the client module reads all of it. */
interface StoredSession {
  readonly is_staff: boolean;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

function parse(stored: string | null): StoredSession | undefined {
  if (stored === null) return undefined;
  try {
    const record: unknown = JSON.parse(stored);
    return typeof record === "object" && record !== null && "is_staff" in record
      ? { is_staff: record.is_staff === true }
      : undefined;
  } catch {
    // Somebody else's text under our key: nobody is signed in by it.
    return undefined;
  }
}

/** Whether somebody is signed in in this browser, and as staff; follows sign-in and sign-out in other tabs. */
export function useStoredSession(): StoredSession | undefined {
  const stored = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem("user"),
    () => null,
  );
  return parse(stored);
}
