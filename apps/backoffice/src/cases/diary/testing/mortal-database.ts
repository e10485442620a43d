import type { DiaryDatabase } from "../store/diary-database.js";

/** The app was ended, by the system or by an empty battery: nothing after that moment happened. */
export class AppEndedError extends Error {
  override readonly name = "AppEndedError";
}

/** A database that outlives the app, and how many more writes the app lives for. */
export interface MortalDatabase {
  readonly database: DiaryDatabase;
  /** Ends the app before the n-th write from now; 0 for never. */
  readonly endsBefore: (write: number) => void;
}

/** Counts the writes of a database, and ends the app before one of them. */
export function mortalDatabase(disk: DiaryDatabase): MortalDatabase {
  let left = 0;
  const database = new Proxy(disk, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        if (property === "put" || (property === "transaction" && given[1] === "readwrite")) {
          if (left > 0 && --left === 0) throw new AppEndedError();
        }
        return Reflect.apply(value, target, given) as unknown;
      };
    },
  });
  const endsBefore = (write: number): void => {
    left = write;
  };
  return { database, endsBefore };
}
