import type { KeptPhoto, Said } from "../store/outbox-records.js";

/** What the office says of a photo: how many bytes it has, or what it says to the whole. */
export type PhotoSaid = Said | { readonly has: number };

/** The office cannot be reached, or asks to come again later. Nothing is known of what was just sent. */
export class OfficeAwayError extends Error {
  override readonly name = "OfficeAwayError";
}

/** The office takes nothing from this device any more: its ticket is not known, here or there. */
export class UnknownTicketError extends Error {
  override readonly name = "UnknownTicketError";
}

/** A visit as it is handed in: what was written, and the photos that it names. */
export interface HandedVisit {
  readonly id: string;
  readonly device: string;
  readonly body: unknown;
  readonly photos: readonly string[];
}

/** Port: the office as the device sees it. All of it may be called again with the same, and says the same. */
export interface Office {
  /** Hands in a visit, and makes sure that the receipt is of this very visit. @throws OfficeAwayError, UnknownTicketError */
  readonly handIn: (visit: HandedVisit) => Promise<Said>;
  /** Announces a photo, or asks how much of it is there. @throws OfficeAwayError, UnknownTicketError */
  readonly askFor: (photo: KeptPhoto) => Promise<PhotoSaid>;
  /** Sends a part of a photo, from a byte on. @throws OfficeAwayError, UnknownTicketError */
  readonly sendPart: (photo: KeptPhoto, from: number, part: Uint8Array<ArrayBuffer>) => Promise<PhotoSaid>;
}
