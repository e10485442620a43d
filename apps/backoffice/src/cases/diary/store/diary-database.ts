import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KnownDevice } from "./known-device.js";
import type { KeptPhoto, KeptVisit, SentLine } from "./outbox-records.js";
import type { Lock } from "./pin-lock.js";
import type { Sealed } from "./seal.js";

/** What is stored, and under which keys. */
interface Stored extends DBSchema {
  /** Keys of the two stores; they are handles, and no script can read what they hold. */
  keys: { key: "outbox" | "device"; value: CryptoKey };
  /** The round's own key, wrapped by the PIN; there is at most one. */
  lock: { key: "lock"; value: Lock };
  round: { key: string; value: Sealed };
  devices: { key: string; value: KnownDevice };
  visits: { key: string; value: KeptVisit };
  photos: { key: string; value: KeptPhoto; indexes: { visit: string } };
  /** The photos' bytes, by their ids. */
  pictures: { key: string; value: Sealed };
  sent: { key: number; value: SentLine };
}

/** The database of the diary on this device. */
export type DiaryDatabase = IDBPDatabase<Stored>;

/** Version of the stored format. It grows with each change of it, and `upgrade` below has a step for each. */
const format = 1;

/** What is stored here was written by a newer version of the app: it is left as it is. */
export class NewerDataError extends Error {
  override readonly name = "NewerDataError";
}

/** The device has no room left for what was to be written. Nothing of it was. */
export class NoRoomError extends Error {
  override readonly name = "NoRoomError";
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/**
 * Opens the diary of this device, making it where there is none.
 *
 * @param name of the database
 * @throws NewerDataError where a newer version of the app wrote it
 */
export async function openDiary(name = "yer-diary"): Promise<DiaryDatabase> {
  try {
    const database = await openDB<Stored>(name, format, {
      upgrade(made, from) {
        if (from < 1) {
          made.createObjectStore("keys");
          made.createObjectStore("lock");
          made.createObjectStore("round");
          made.createObjectStore("devices", { keyPath: "id" });
          made.createObjectStore("visits", { keyPath: "id" });
          made.createObjectStore("photos", { keyPath: "id" }).createIndex("visit", "visit");
          made.createObjectStore("pictures");
          made.createObjectStore("sent", { autoIncrement: true });
        }
      },
      // A newer app in another tab wants to change the format: this one lets go of it.
      blocking: (_was, _is, { target }) => (target as IDBDatabase).close(),
    });
    return database;
  } catch (error) {
    if (isNamed(error, "VersionError")) throw new NewerDataError("A newer app wrote the diary here.", { cause: error });
    throw error;
  }
}

/**
 * Does a write, and says where the device is full.
 *
 * @throws NoRoomError
 */
export async function withRoom<Written>(write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (error) {
    if (isNamed(error, "QuotaExceededError")) throw new NoRoomError("No room is left.", { cause: error });
    throw error;
  }
}
