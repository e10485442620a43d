import { NetworkError, ProblemError } from "@yer/api/client";
import { diaryDevices } from "@yer/api/contract/diary-devices";
import type { DiaryDatabase } from "../store/diary-database.js";
import type { Outbox } from "../store/outbox.js";
import { endRound, prolongRound, roundOwner } from "../store/pin-lock.js";
import { standingOf } from "./orders.js";
import type { TicketClients } from "./office-of-service.js";

/** What a device tells of itself. */
export interface Telling {
  readonly database: DiaryDatabase;
  readonly outbox: Outbox;
  readonly clients: TicketClients;
  /** Bytes that are left; null where the browser does not tell. */
  readonly free: number | null;
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: number;
}

/**
 * Tells the office what lies on this device, under each id that it has here, and does what the office says of the round:
 * a device that was ended, or whose person may visit no more, destroys it. Where the office is not reached nothing changes.
 */
export async function tellOffice({ database, outbox, clients, free, now }: Telling): Promise<void> {
  const unsent = (await outbox.parcels()).filter((parcel) => standingOf(parcel) !== "received");
  for (const { id, person } of await database.getAll("devices")) {
    const own = unsent.filter(({ device }) => device === id);
    const body = {
      unsentVisits: own.length,
      unsentPhotos: own.flatMap(({ photos }) => photos).filter(({ whole }) => !whole).length,
      freeBytes: free === null ? null : Math.floor(free),
      clock: new Date(now).toISOString(),
    };
    try {
      const client = await clients(id);
      const { endsRounds, roundEndsAt } = await client.call(diaryDevices.heard, { params: { id }, body });
      if (!endsRounds) await prolongRound(database, person, Date.parse(roundEndsAt));
      else if ((await roundOwner(database, now)) === person) await endRound(database);
    } catch (error) {
      if (!(error instanceof NetworkError) && !(error instanceof ProblemError)) throw error;
    }
  }
}
