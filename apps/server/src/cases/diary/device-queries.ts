import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { DiaryDevicesTable } from "../../schema/tables/diary.js";

/** A device as it stands. */
export type Device = Selectable<DiaryDevicesTable>;

/** A device; `undefined` for one that nobody registered. */
export async function findDevice(db: Db | Transaction, id: string): Promise<Device | undefined> {
  return db.selectFrom("diary_devices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Keeps a device unless it is there, and answers it as it stands. */
export async function ensureDevice(transaction: Transaction, device: Insertable<DiaryDevicesTable>): Promise<Device> {
  await transaction
    .insertInto("diary_devices")
    .values(device)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return transaction
    .selectFrom("diary_devices")
    .selectAll()
    .where("id", "=", device.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Changes what is known of a device. */
export async function changeDevice(
  transaction: Transaction,
  id: string,
  changed: Updateable<DiaryDevicesTable>,
): Promise<void> {
  await transaction.updateTable("diary_devices").set(changed).where("id", "=", id).execute();
}

/** A person's devices, the latest first. */
export async function devicesOf(db: Db | Transaction, userId: string): Promise<Device[]> {
  return db
    .selectFrom("diary_devices")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** Devices of many people that were not ended, the latest first. */
export async function devicesOfMany(db: Db | Transaction, userIds: readonly string[]): Promise<Device[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom("diary_devices")
    .selectAll()
    .where("user_id", "in", [...userIds])
    .where("ended_at", "is", null)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}
