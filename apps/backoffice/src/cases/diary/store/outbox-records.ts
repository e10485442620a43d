import type { ProblemCode } from "@yer/api/contract/problem";
import type { KeptReason } from "@yer/api/contract/visits";
import type { Sealed } from "./seal.js";

/** What the service says of a visit that it has: its proof. */
export interface Receipt {
  /** SHA-256 of what it received, hex. */
  readonly sha256: string;
  /** When, by the service's clock: ISO 8601, UTC. */
  readonly receivedAt: string;
  /** Why its finding moved nothing: what changed meanwhile at the office; null where it moved its area. */
  readonly keptBecause: KeptReason | null;
}

/** What the service said to a visit or to a photo, in the end. `whole`: it has all of a photo. */
export type Said = { readonly receipt: Receipt } | { readonly whole: true } | { readonly refusal: ProblemCode };

/** A visit on this device. What it says is sealed; what is in the open is what sending needs. */
export interface KeptVisit {
  readonly id: string;
  /** Who wrote it. */
  readonly by: string;
  /** The id under which the service knows this device as its author's. */
  readonly device: string;
  /** A draft is written on; what is ready never changes any more. */
  readonly state: "draft" | "ready";
  /** When it was last written, by this device's clock, milliseconds: a clock may be wrong. */
  readonly savedAt: number;
  /** The form's values of a draft, the body to be handed in of what is ready. */
  readonly sealed: Sealed;
  readonly receipt: Receipt | null;
  /** Code of the problem that the service refused it by: it stays here until its author has seen to it. */
  readonly refusal: ProblemCode | null;
}

/** A photo on this device. The picture is sealed in a store of its own: who asks what there is reads none of it. */
export interface KeptPhoto {
  readonly id: string;
  /** The visit it belongs to. */
  readonly visit: string;
  readonly device: string;
  readonly name: string;
  /** Bytes of the picture. */
  readonly size: number;
  /** SHA-256 of the picture, hex. */
  readonly sha256: string;
  /** Whether the service has all of it. */
  readonly whole: boolean;
  readonly refusal: ProblemCode | null;
}

/** One line of the record of what was sent. Lines are written once. */
export interface SentLine {
  readonly what: "visit" | "photo";
  readonly id: string;
  /** Milliseconds since 1970 by this device's clock. */
  readonly at: number;
  readonly said: Said;
}

/** A visit and its photos as sending sees them: what the service has of each. */
export interface Parcel extends Omit<KeptVisit, "state" | "sealed"> {
  readonly photos: readonly KeptPhoto[];
}

/** Days that what the service has stays on the device. */
export const daysAfterReceipt = 30;

/** The moment from which the device may forget what the service received. */
export function mayBeForgottenAt({ receivedAt }: Receipt): Date {
  return new Date(Date.parse(receivedAt) + daysAfterReceipt * 86_400_000);
}

/** Whether the service has had it for so long that the device may forget it. It has the photos of what it received. */
export function mayForget({ receipt }: Parcel, now: number): boolean {
  return receipt !== null && mayBeForgottenAt(receipt).getTime() <= now;
}
