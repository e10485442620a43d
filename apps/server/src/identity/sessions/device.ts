import type { FastifyReply, FastifyRequest } from "fastify";
import { uuidv7 } from "uuidv7";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isSignature, signature } from "../../platform/secrets/signature.js";
import { networkOf } from "../../platform/throttle/network.js";
import { browserOf } from "./user-agent.js";

const cookieName = "yer_device";
/** Only the calls that sign in get it. */
const cookiePath = "/api/v1/auth";
const yearSeconds = 365 * 86_400;

/** Where a sign-in comes from. */
export interface Arrival {
  /** The browser's own id, from its cookie; fresh when it brought none of ours. */
  readonly deviceId: string;
  readonly broughtCookie: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly address: string;
}

function idOf(context: Pick<Context, "secrets">, cookies: string | undefined): string | undefined {
  const pattern = new RegExp(`(?:^|; *)${cookieName}=([0-9a-f-]{36})\\.([\\w-]{43})(?:;|$)`);
  const [, id, given] = pattern.exec(cookies ?? "") ?? [];
  if (id === undefined || given === undefined) return undefined;
  return isSignature(context.secrets, "device.v1", id, given) ? id : undefined;
}

/** Reads where a request comes from. The cookie is signed: nobody makes up somebody else's device. */
export function arrivalOf(context: Pick<Context, "secrets">, request: FastifyRequest): Arrival {
  const id = idOf(context, request.headers.cookie);
  return {
    deviceId: id ?? uuidv7(),
    broughtCookie: id !== undefined,
    ...browserOf(request.headers["user-agent"]),
    address: networkOf(request.ip),
  };
}

/** Lets the browser keep its id. It proves nothing: it only tells a person's own browser from a stranger's. */
export function keepDevice(context: Pick<Context, "config" | "secrets">, reply: FastifyReply, arrival: Arrival): void {
  const value = `${arrival.deviceId}.${signature(context.secrets, "device.v1", arrival.deviceId)}`;
  const secure = context.config.publicUrl.startsWith("https:") ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${cookieName}=${value}; Path=${cookiePath}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}

/** Whether a person has signed in from this browser before. */
export async function isKnownDevice(db: Db | Transaction, userId: string, arrival: Arrival): Promise<boolean> {
  if (!arrival.broughtCookie) return false;
  const row = await db
    .selectFrom("known_devices")
    .select("device_id")
    .where("user_id", "=", userId)
    .where("device_id", "=", arrival.deviceId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that a person came from a device.
 * @returns whether it is a new one to tell them of: not their first ever, which they are holding in their hands
 */
export async function rememberDevice(
  tx: Transaction,
  userId: string,
  arrival: Arrival,
  now: MachineTime,
): Promise<boolean> {
  const known = await tx.selectFrom("known_devices").select("device_id").where("user_id", "=", userId).execute();
  const isNew = !known.some(({ device_id }) => device_id === arrival.deviceId);
  const seen = { browser: arrival.browser, system: arrival.system, network: arrival.address, last_seen_at: now };
  await tx
    .insertInto("known_devices")
    .values({
      user_id: userId,
      device_id: arrival.deviceId,
      first_seen_at: now,
      acknowledged: known.length === 0,
      ...seen,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "device_id"]).doUpdateSet(seen))
    .execute();
  return isNew && known.length > 0;
}

/** Devices a person has not said they know, the newest first. */
export async function newDevices(db: Db | Transaction, userId: string) {
  return db
    .selectFrom("known_devices")
    .select(["device_id", "browser", "system", "network", "first_seen_at"])
    .where("user_id", "=", userId)
    .where("acknowledged", "=", false)
    .orderBy("first_seen_at", "desc")
    .limit(20)
    .execute();
}

/** Marks a device as the person's own; `false` when there is none of that id. */
export async function acknowledgeDevice(tx: Transaction, userId: string, deviceId: string): Promise<boolean> {
  const done = await tx
    .updateTable("known_devices")
    .set({ acknowledged: true })
    .where("user_id", "=", userId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
