import type { DiaryDatabase } from "./diary-database.js";
import { newKey, seal, type Sealed, unseal } from "./seal.js";

/** How a PIN opens the key of the round. */
export interface Lock {
  /** Id of the inspector who is on the round. */
  readonly person: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  /** Rounds of PBKDF2 that the PIN goes through. */
  readonly rounds: number;
  /** The key, wrapped by the PIN and, around that, by the device's own key: a copied database is not enough to try PINs. */
  readonly wrapped: Sealed;
  readonly iv: Uint8Array<ArrayBuffer>;
  /** PINs tried in vain since the last right one. Counted before each try, so that ending the app forgets none. */
  readonly tries: number;
  /** No PIN is tried before this moment, milliseconds. */
  readonly openAfter: number;
  /** The round is gone after this moment, milliseconds. */
  readonly until: number;
}

/** What came of a PIN. `wait`: milliseconds until the next may be tried. */
export type Unlocked =
  | { readonly state: "open"; readonly key: CryptoKey }
  | { readonly state: "wrong"; readonly wait: number }
  | { readonly state: "waits"; readonly wait: number }
  | { readonly state: "none" };

/** PBKDF2 with SHA-256, as OWASP asks for it. */
const pinRounds = 600_000;
/** PINs that may be tried in vain before one has to wait. */
const freeTries = 3;
const firstWait = 5_000;
const longestWait = 15 * 60_000;

/** Milliseconds to wait after so many PINs in vain: 5 s, then twice as long each time, a quarter of an hour at most. */
export function waitAfter(tries: number): number {
  return tries < freeTries ? 0 : Math.min(longestWait, firstWait * 2 ** (tries - freeTries));
}

async function keyOfPin(pin: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey("raw", new TextEncoder().encode(pin), "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    typed,
    { name: "AES-GCM", length: 256 },
    false,
    ["wrapKey", "unwrapKey"],
  );
}

/** What a PIN is chosen for. */
export interface PinChosen {
  readonly person: string;
  readonly pin: string;
  /** The round is gone after this moment, milliseconds. */
  readonly until: number;
  /** @default {@link pinRounds} */
  readonly rounds?: number;
}

/** Makes a round's key, shut by a PIN. What was taken along before is gone with its key. */
export async function choosePin(
  database: DiaryDatabase,
  { person, pin, until, rounds = pinRounds }: PinChosen,
): Promise<CryptoKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const device = await newKey();
  // The one moment at which it can be read: wrapped, it comes back as a handle.
  const fresh = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"]);
  const ofPin = await keyOfPin(pin, salt, rounds);
  const wrapped = await seal(device, "lock", await crypto.subtle.wrapKey("raw", fresh, ofPin, { name: "AES-GCM", iv }));
  const change = database.transaction(["keys", "lock", "round"], "readwrite");
  await Promise.all([
    change.objectStore("round").clear(),
    change.objectStore("keys").put(device, "device"),
    change.objectStore("lock").put({ person, salt, rounds, wrapped, iv, tries: 0, openAfter: 0, until }, "lock"),
    change.done,
  ]);
  const opened = await openRound(database, pin, 0);
  if (opened.state !== "open") throw new Error("A key that was just wrapped does not open.");
  return opened.key;
}

/** Tries a PIN. Tries are counted where they cannot be lost, and each in vain makes the next wait longer. */
export async function openRound(database: DiaryDatabase, pin: string, now: number): Promise<Unlocked> {
  const counting = database.transaction(["lock", "keys"], "readwrite");
  const lock = await counting.objectStore("lock").get("lock");
  const device = await counting.objectStore("keys").get("device");
  // A clock that was set back does not make it longer than the longest wait.
  const wait = Math.min(longestWait, (lock?.openAfter ?? 0) - now);
  const tries = (lock?.tries ?? 0) + 1;
  if (lock && device && wait <= 0) {
    await counting.objectStore("lock").put({ ...lock, tries, openAfter: now + waitAfter(tries) }, "lock");
  }
  await counting.done;
  if (!lock || !device) return { state: "none" };
  if (wait > 0) return { state: "waits", wait };
  const ofPin = await keyOfPin(pin, lock.salt, lock.rounds);
  const key = await crypto.subtle
    .unwrapKey(
      "raw",
      await unseal(device, "lock", lock.wrapped),
      ofPin,
      { name: "AES-GCM", iv: lock.iv },
      "AES-GCM",
      false,
      ["encrypt", "decrypt"],
    )
    .catch(() => undefined);
  if (!key) return { state: "wrong", wait: waitAfter(tries) };
  await database.put("lock", { ...lock, tries: 0, openAfter: 0 }, "lock");
  return { state: "open", key };
}

/** Ends the round of this device: its keys are gone, and what they sealed with them. The outbox stays. */
export async function endRound(database: DiaryDatabase): Promise<void> {
  const change = database.transaction(["keys", "lock", "round"], "readwrite");
  await Promise.all([
    change.objectStore("keys").delete("device"),
    change.objectStore("lock").clear(),
    change.objectStore("round").clear(),
    change.done,
  ]);
}

/** Puts off the end of a person's round: the service has heard the device, and lets it keep what it took along. */
export async function prolongRound(database: DiaryDatabase, person: string, until: number): Promise<void> {
  const change = database.transaction("lock", "readwrite");
  const lock = await change.store.get("lock");
  if (lock?.person === person) await change.store.put({ ...lock, until }, "lock");
  await change.done;
}

/** Id of the inspector whose round is stored here, if any; a round past its days is ended first. */
export async function roundOwner(database: DiaryDatabase, now: number): Promise<string | undefined> {
  const lock = await database.get("lock", "lock");
  if (lock && lock.until >= now) return lock.person;
  if (lock) await endRound(database);
  return undefined;
}
