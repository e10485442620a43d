import type { Actor } from "../../platform/acting/actor.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { readWorker } from "../../identity/auth/read-worker.js";
import { verifyAccessToken } from "../../identity/auth/tokens.js";
import { type Device, findDevice } from "./device-queries.js";
import { readUploadTicket } from "./upload-ticket.js";

/** What a call of a device comes with. */
export interface Bearing {
  /** The bearer as it was sent. */
  readonly token: string | undefined;
  /** The person, where the bearer is a living session. */
  readonly actor: Actor | undefined;
  readonly context: Context;
  readonly machineNow: MachineTime;
}

/** Who hands in: a person by name, and what they may at this moment. */
export interface Bearer {
  readonly userId: string;
  /** The device whose ticket it is; `null` for a session, which speaks for all devices of its person. */
  readonly ticketOf: string | null;
  /** The person with their rights; `undefined` for whom may not come in any more: blocked, or staff no more. */
  person(db: Db | Transaction): Promise<Actor | undefined>;
}

/**
 * Who calls from a device: whoever its upload ticket was made for, or whose living session it is. A session in another's
 * name is nobody's here.
 * @throws {Problem} `unauthenticated`
 */
export function bearerFrom({ token, actor, context, machineNow }: Bearing): Bearer {
  const ticket = token === undefined ? undefined : readUploadTicket(context.secrets, token);
  if (ticket !== undefined) {
    const { userId, deviceId } = ticket;
    return {
      userId,
      ticketOf: deviceId,
      person: async (db) => readWorker(db, userId, context.legalClock.now()),
    };
  }
  if (actor?.impersonation === null) {
    return {
      userId: actor.id,
      ticketOf: null,
      person: async () => Promise.resolve(actor.blocked || !actor.isStaff ? undefined : actor),
    };
  }
  const isOver = token !== undefined && verifyAccessToken(context.secrets, token, machineNow) === "expired";
  throw new Problem("unauthenticated", {
    tokenExpired: isOver,
    detail: "Send the device's upload ticket, or an access token of its person, as bearer.",
  });
}

/** The device that is spoken of, where it is the bearer's to speak of. @throws {Problem} `not-found` */
export async function deviceOf(db: Db | Transaction, bearer: Bearer, id: string): Promise<Device> {
  if (bearer.ticketOf !== null && bearer.ticketOf !== id) throw notFound();
  const device = await findDevice(db, id);
  if (device === undefined || device.user_id !== bearer.userId) throw notFound();
  return device;
}
