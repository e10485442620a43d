import type { KeptPhoto, Receipt, Said } from "../store/outbox-records.js";
import { sha256 } from "../store/seal.js";
import { type HandedVisit, type Office, OfficeAwayError, type PhotoSaid } from "../sync/office.js";
import { AppEndedError } from "./mortal-database.js";

/**
 * What happens to one call on its way. `lost`: it arrives, its answer does not. `twice`: it arrives twice. `ended`: the app
 * is ended meanwhile, after it arrived.
 */
export type Fault = "none" | "cut" | "lost" | "twice" | "slow" | "half" | "ended";

/** What an office has of a visit: the very text that arrived. */
export interface Arrived {
  readonly text: string;
  readonly receipt: Receipt;
}

/** An office in memory, as the contract has it: the same id with the same hash is answered with the stored receipt. */
export interface FaultyOffice {
  readonly port: Office;
  readonly visits: ReadonlyMap<string, Arrived>;
  readonly photos: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly isWhole: boolean }>;
  /** What happens to the next calls, in their order; then nothing happens to them. */
  readonly trouble: (faults: readonly Fault[]) => void;
  /** How many calls were made. */
  readonly calls: () => number;
  /** Moves its clock on, milliseconds. */
  readonly later: (by: number) => void;
}

/** What arrives of a visit, to the letter. */
export const textOf = ({ body, photos }: Pick<HandedVisit, "body" | "photos">): string =>
  JSON.stringify({ body, photos });

/** Makes an empty office. */
export function faultyOffice(): FaultyOffice {
  let now = Date.UTC(2026, 2, 1);
  let ahead: Fault[] = [];
  let calls = 0;
  const visits = new Map<string, Arrived>();
  const photos = new Map<string, { bytes: Uint8Array<ArrayBuffer>; isWhole: boolean }>();
  const none = { bytes: new Uint8Array(), isWhole: false };

  async function underway<Answer>(arrive: (fault: Fault) => Promise<Answer>): Promise<Answer> {
    calls++;
    const fault = ahead.shift() ?? "none";
    if (fault === "cut") throw new OfficeAwayError();
    if (fault === "slow") for (let turn = 0; turn < 3; turn++) await Promise.resolve();
    if (fault === "twice") await arrive(fault);
    const answer = await arrive(fault);
    if (fault === "lost" || fault === "half") throw new OfficeAwayError();
    if (fault === "ended") throw new AppEndedError();
    return answer;
  }

  async function handIn(visit: HandedVisit): Promise<Said> {
    const text = textOf(visit);
    const hash = await sha256(new TextEncoder().encode(text));
    const before = visits.get(visit.id);
    if (before)
      return before.receipt.sha256 === hash ? { receipt: before.receipt } : { refusal: "idempotency-mismatch" };
    if (visit.photos.some((photo) => photos.get(photo)?.isWhole !== true)) return { refusal: "invalid" };
    const receipt = { sha256: hash, receivedAt: new Date(now).toISOString(), keptBecause: null };
    visits.set(visit.id, { text, receipt });
    return { receipt };
  }

  function saidOf({ id }: KeptPhoto): PhotoSaid {
    const { bytes, isWhole } = photos.get(id) ?? none;
    return isWhole ? { whole: true } : { has: bytes.byteLength };
  }

  async function take(photo: KeptPhoto, from: number, part: Uint8Array<ArrayBuffer>): Promise<PhotoSaid> {
    const there = photos.get(photo.id) ?? none;
    // A part that does not begin where it ends is not taken; the answer tells where that is.
    if (there.isWhole || from !== there.bytes.byteLength) return saidOf(photo);
    const bytes = new Uint8Array(from + part.byteLength);
    bytes.set(there.bytes);
    bytes.set(part, from);
    const isLast = bytes.byteLength >= photo.size;
    if (isLast && (await sha256(bytes)) !== photo.sha256) return { refusal: "file-refused" };
    photos.set(photo.id, { bytes, isWhole: isLast });
    return saidOf(photo);
  }

  return {
    visits,
    photos,
    trouble: (faults) => {
      ahead = [...faults];
    },
    calls: () => calls,
    later: (by) => {
      now += by;
    },
    port: {
      handIn: async (visit) => underway(async () => handIn(visit)),
      askFor: async (photo) => underway(async () => Promise.resolve(saidOf(photo))),
      sendPart: async (photo, from, part) =>
        // Half of a part may arrive before the connection is lost.
        underway(async (fault) => take(photo, from, fault === "half" ? part.slice(0, part.length >> 1) : part)),
    },
  };
}
