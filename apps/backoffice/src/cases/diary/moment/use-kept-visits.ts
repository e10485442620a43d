import { useCallback, useState } from "react";
import type { Parcel, SentLine } from "../store/outbox-records.js";
import { askForRoom, type Room } from "../store/room.js";
import { goes, standingOf, type Standing } from "../sync/orders.js";
import type { DeviceDiary } from "./device-diary.js";
import { useStored } from "./use-stored.js";

/** A visit of one's own on this device, as it is shown. */
export interface ShownVisit {
  readonly id: string;
  readonly title: string;
  readonly savedAt: number;
  readonly standing: Standing | "draft";
  readonly parcel: Parcel | undefined;
}

/** What lies on this device. */
export interface KeptVisits {
  readonly own: readonly ShownVisit[];
  /** Visits of others that the office does not have yet. */
  readonly others: number;
  /** How many, one's own and others', go by themselves as soon as the office is reached. */
  readonly going: number;
  readonly sent: readonly SentLine[];
  readonly room: Room;
}

async function readKept({ outbox }: DeviceDiary, person: string): Promise<KeptVisits> {
  const [visits, parcels, sent] = await Promise.all([outbox.visits(), outbox.parcels(), outbox.sentLines()]);
  const room = await askForRoom(navigator.storage);
  const byId = new Map(parcels.map((parcel) => [parcel.id, parcel]));
  const own = visits
    .filter(({ by }) => by === person)
    .toSorted((one, other) => other.savedAt - one.savedAt)
    .map(async ({ id, savedAt }): Promise<ShownVisit> => {
      const parcel = byId.get(id);
      const title = (await outbox.contentOf(id))?.title ?? id;
      return { id, title, savedAt, parcel, standing: parcel ? standingOf(parcel) : "draft" };
    });
  const others = parcels.filter((parcel) => parcel.by !== person && standingOf(parcel) !== "received").length;
  return { own: await Promise.all(own), others, going: parcels.filter(goes).length, sent: sent.toReversed(), room };
}

/** Reads what lies on this device, anew after each word of the office; `refresh` does so after an act of one's own. */
export function useKeptVisits(diary: DeviceDiary, person: string, moved: number) {
  const [acted, setActed] = useState(0);
  const kept = useStored(
    useCallback(async () => readKept(diary, person), [diary, person]),
    moved + acted,
  );
  return { kept, refresh: () => setActed((count) => count + 1) };
}
