import type { KeptPhoto, Parcel } from "../store/outbox-records.js";

/** What is to be done next to bring what lies on the device to the office. */
export type Order =
  /** Ask how much of a photo is there: only the office knows what arrived before a connection was lost. */
  | { readonly do: "ask"; readonly photo: KeptPhoto }
  | { readonly do: "part"; readonly photo: KeptPhoto; readonly from: number }
  | { readonly do: "visit"; readonly visit: Parcel };

/** Bytes of photos that the office has said it has, in this run. */
export type Told = ReadonlyMap<string, number>;

/** How a visit stands, photos and all. `partly`: the office has some of its photos. */
export type Standing = "waits" | "partly" | "received" | "refused";

/**
 * The next order of the state machine; undefined where nothing is left that can be sent. Visits go one by one, the oldest
 * first, each after its own photos, which it names. Nothing is sent twice that the office has said it has, and what it
 * refused holds nobody else up.
 */
export function nextOrder(parcels: readonly Parcel[], told: Told): Order | undefined {
  const parcel = parcels.find(goes);
  if (!parcel) return undefined;
  const photo = parcel.photos.find(({ whole }) => !whole);
  if (!photo) return { do: "visit", visit: parcel };
  const from = told.get(photo.id);
  return from === undefined ? { do: "ask", photo } : { do: "part", photo, from };
}

/** Whether a visit goes by itself as soon as the office is reached: it is ready, and nobody has to see to it before. */
export function goes(parcel: Parcel): boolean {
  return ["waits", "partly"].includes(standingOf(parcel));
}

/** How a visit stands: what its author is shown. */
export function standingOf({ receipt, refusal, photos }: Parcel): Standing {
  if (receipt !== null) return "received";
  if (refusal !== null || photos.some((photo) => photo.refusal !== null)) return "refused";
  return photos.some(({ whole }) => whole) ? "partly" : "waits";
}
