import type { DeviceHeard, DiaryDevice, diaryDevices } from "@yer/api/contract/diary-devices";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { recordAct, visibleUser } from "../../identity/users/page.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { type Bearer, deviceOf } from "./bearer.js";
import { changeDevice, type Device, devicesOf, ensureDevice, findDevice } from "./device-queries.js";
import { uploadTicket } from "./upload-ticket.js";

/**
 * Refuses what takes a session that lasts: rounds lie on a device for days, and end with the person's sign-in.
 * @throws {Problem} `move-refused`
 */
export function assertRemembered(actor: Actor): void {
  // A session that may lie idle for as long as it lasts is one that was asked to be remembered.
  if ((actor.idleMinutes ?? null) !== null) {
    throw new Problem("move-refused", { reasons: [{ code: "session-not-remembered" }] });
  }
}

/** Refuses a device that was ended. @throws {Problem} `move-refused` */
function assertRuns(device: Device): void {
  if (device.ended_at !== null) throw new Problem("move-refused", { reasons: [{ code: "device-ended" }] });
}

/** A device of the person's own that was not ended. @throws {Problem} `not-found`, `move-refused` */
export async function assertOwnDevice(db: Db | Transaction, actor: Actor, id: string): Promise<void> {
  const device = await findDevice(db, id);
  if (device?.user_id !== actor.id) throw notFound();
  assertRuns(device);
}

async function roundsEnd(db: Db | Transaction, context: Context, now: MachineTime): Promise<string> {
  const days = await settingAt(db, "diary.round_days", context.legalClock.now());
  return new Date(now.getTime() + days * 86_400_000).toISOString();
}

/** Registers a device, or answers one that was registered before. @throws {Problem} `not-found`, `move-refused` */
export async function registerDevice(
  transaction: Transaction,
  { actor, context, now }: ActingInContext<MachineTime>,
  { id, name }: BodyOf<typeof diaryDevices.register>,
): Promise<ReplyOf<typeof diaryDevices.register>> {
  assertRemembered(actor);
  const before = await findDevice(transaction, id);
  const device = await ensureDevice(transaction, { id, user_id: actor.id, name, created_at: now });
  if (device.user_id !== actor.id) throw notFound();
  assertRuns(device);
  if (before === undefined) {
    await recordAct(transaction, { actor, now: context.legalClock.now() }, actor.id, {
      action: "device.registered",
      params: { name },
    });
    await context.events.publish(transaction, { kind: "device.registered", user: actor.id });
  } else if (device.name !== name) await changeDevice(transaction, id, { name });
  return {
    id,
    uploadTicket: uploadTicket(context.secrets, { deviceId: id, userId: actor.id }),
    roundEndsAt: await roundsEnd(transaction, context, now),
  };
}

/** Keeps what a device says of itself, and answers whether its rounds may stay. @throws {Problem} `not-found` */
export async function hearDevice(
  transaction: Transaction,
  { bearer, context, now }: { readonly bearer: Bearer; readonly context: Context; readonly now: MachineTime },
  id: string,
  heard: DeviceHeard,
): Promise<ReplyOf<typeof diaryDevices.heard>> {
  const device = await deviceOf(transaction, bearer, id);
  const ahead = Math.round((Date.parse(heard.clock) - now.getTime()) / 1000);
  await changeDevice(transaction, id, {
    heard_at: now,
    unsent_visits: heard.unsentVisits,
    unsent_photos: heard.unsentPhotos,
    free_bytes: heard.freeBytes,
    // Nobody's clock is a lifetime off but one that was never set.
    clock_ahead: Math.max(-2_000_000_000, Math.min(2_000_000_000, ahead)),
  });
  const person = await bearer.person(transaction);
  const isEnded = device.ended_at !== null;
  return {
    isEnded,
    endsRounds: isEnded || person?.codes.has("write:visit") !== true,
    roundEndsAt: await roundsEnd(transaction, context, now),
    now: now.toISOString(),
  };
}

/** A device as the contract has it. */
export function deviceAs(device: Device): DiaryDevice {
  return {
    id: device.id,
    name: device.name,
    createdAt: device.created_at.toISOString(),
    heardAt: device.heard_at?.toISOString() ?? null,
    unsentVisits: device.unsent_visits,
    unsentPhotos: device.unsent_photos,
    freeBytes: device.free_bytes,
    clockAhead: device.clock_ahead,
    endedAt: device.ended_at?.toISOString() ?? null,
  };
}

/** The actor's own devices. */
export async function readOwnDevices(db: Db, actor: Actor): Promise<ReplyOf<typeof diaryDevices.mine>> {
  return { items: (await devicesOf(db, actor.id)).map(deviceAs) };
}

/** Devices of a person. @throws {Problem} `not-found` */
export async function readDevicesOf(
  db: Db | Transaction,
  actor: Actor,
  userId: string,
): Promise<ReplyOf<typeof diaryDevices.ofUser>> {
  await visibleUser(db, actor, userId, "read_sessions:user");
  return { items: (await devicesOf(db, userId)).map(deviceAs) };
}

/** Ends a device of a person; one that was ended stays so. @throws {Problem} `not-found` */
export async function endDevice(
  transaction: Transaction,
  { actor, context, now }: ActingInContext<MachineTime>,
  { id: userId, device: id }: { readonly id: string; readonly device: string },
): Promise<void> {
  await visibleUser(transaction, actor, userId, "end:device", true);
  const device = await findDevice(transaction, id);
  if (device?.user_id !== userId) throw notFound();
  if (device.ended_at !== null) return;
  await changeDevice(transaction, id, { ended_at: now, ended_by: actor.id });
  await recordAct(transaction, { actor, now: context.legalClock.now() }, userId, {
    action: "device.ended",
    params: { name: device.name },
  });
  await context.events.publish(transaction, { kind: "device.ended", user: userId });
}
