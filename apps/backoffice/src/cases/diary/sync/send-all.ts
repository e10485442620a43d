import type { Said } from "../store/outbox-records.js";
import type { Outbox } from "../store/outbox.js";
import { UnknownTicketError, type Office, OfficeAwayError, type PhotoSaid } from "./office.js";
import { nextOrder, type Order } from "./orders.js";

/** How a run ended. `elsewhere`: another tab is sending. `away`: the office was not reached. `unknown`: the ticket of what was to be sent is not known. */
export type RunEnd = "done" | "elsewhere" | "away" | "unknown";

/** What one run of sending needs. */
export interface Sending {
  readonly outbox: Outbox;
  readonly office: Office;
  readonly locks: Pick<LockManager, "request">;
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: () => number;
  /** Called after each answer of the office. */
  readonly moved?: () => void;
}

/** Bytes of a part: some seconds of a slow connection, so that little is lost with it. */
export const partBytes = 128 * 1024;

/** Name of the lock that lets one tab send. */
const sendingLock = "yer-diary-sending";

/** What came of an order; `has`: bytes of the photo that are there. */
type Outcome = { readonly said: Said } | { readonly has: number };

async function carryOut(order: Order, { outbox, office }: Sending): Promise<Outcome> {
  if (order.do === "visit") {
    const { id, device, photos } = order.visit;
    const content = await outbox.contentOf(id);
    return {
      said: await office.handIn({ id, device, body: content?.values, photos: photos.map((photo) => photo.id) }),
    };
  }
  const { photo } = order;
  if (order.do === "ask") return outcomeOf(await office.askFor(photo));
  const bytes = await outbox.bytesOf(photo.id);
  const part = bytes?.slice(order.from, order.from + partBytes) ?? new Uint8Array();
  return outcomeOf(await office.sendPart(photo, order.from, part));
}

function outcomeOf(said: PhotoSaid): Outcome {
  return "has" in said ? said : { said };
}

async function run(sending: Sending): Promise<RunEnd> {
  const { outbox, now, moved } = sending;
  const told = new Map<string, number>();
  for (;;) {
    // Read anew each time: what is written meanwhile is sent in the same run.
    const order = nextOrder(await outbox.parcels(), told);
    if (!order) return "done";
    const { id } = order.do === "visit" ? order.visit : order.photo;
    const outcome = await carryOut(order, sending);
    if ("said" in outcome) {
      await outbox.hear({ what: order.do === "visit" ? "visit" : "photo", id, at: now(), said: outcome.said });
    } else if (order.do === "part" && outcome.has <= order.from) {
      // It took nothing of the part: to go on at once would go round for ever.
      return "away";
    } else told.set(id, outcome.has);
    moved?.();
  }
}

/**
 * Sends everything that is ready, until nothing is left or the office is not reached. One tab sends at a time. Each
 * answer is written down before the next order: whenever the app is ended, the next run goes on from there.
 */
export async function sendAll(sending: Sending): Promise<RunEnd> {
  return sending.locks.request(sendingLock, { ifAvailable: true }, async (lock) => {
    if (!lock) return "elsewhere";
    try {
      return await run(sending);
    } catch (error) {
      if (error instanceof OfficeAwayError) return "away";
      if (error instanceof UnknownTicketError) return "unknown";
      throw error;
    }
  });
}

/** Milliseconds before the next run after so many that did not reach the office: 5 s, twice as long each time, 5 minutes at most. */
export function waitBefore(inVain: number): number {
  return Math.min(300_000, 5_000 * 2 ** Math.max(0, inVain - 1));
}
