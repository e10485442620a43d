import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { DiaryPhotosTable } from "../../schema/tables/diary.js";

/** A photo as far as it has come. */
export type Photo = Selectable<DiaryPhotosTable>;

/** A photo; `undefined` for one that nobody announced, or that was forgotten. */
export async function findPhoto(db: Db | Transaction, id: string): Promise<Photo | undefined> {
  return db.selectFrom("diary_photos").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Reads a photo as above, and locks its row. */
export async function lockPhoto(transaction: Transaction, id: string): Promise<Photo | undefined> {
  return transaction.selectFrom("diary_photos").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Keeps a photo unless one is there under its id, and answers which is. */
export async function ensurePhoto(transaction: Transaction, photo: Insertable<DiaryPhotosTable>): Promise<Photo> {
  await transaction
    .insertInto("diary_photos")
    .values(photo)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  return transaction
    .selectFrom("diary_photos")
    .selectAll()
    .where("id", "=", photo.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Forgets what a device began and did not finish, but for the latest. */
export async function forgetBegun(transaction: Transaction, deviceId: string, most: number): Promise<void> {
  await sql`
    delete from diary_photos where id in (
      select id from diary_photos where device_id = ${deviceId} and file_id is null
      order by begun_at desc, id desc offset ${most})`.execute(transaction);
}

/** Content that a person handed in whole before, as it was taken in. */
export async function knownContent(
  db: Db | Transaction,
  userId: string,
  sha256: string,
): Promise<{ readonly name: string; readonly type: "png" | "jpeg"; readonly size: number } | undefined> {
  const row = await db
    .selectFrom("diary_photos as p")
    .innerJoin("stored_file as f", "f.id", "p.file_id")
    .select(["f.name", "f.type", "f.size"])
    .where("p.user_id", "=", userId)
    .where("p.sha256", "=", sha256)
    .where("f.state", "!=", "refused")
    .executeTakeFirst();
  if (row?.type !== "png" && row?.type !== "jpeg") return undefined;
  return { name: row.name, type: row.type, size: row.size };
}

/** Adds the next part of a photo. */
export async function addPart(transaction: Transaction, photo: Photo, content: Buffer): Promise<void> {
  await transaction
    .insertInto("diary_photo_parts")
    .values({ photo_id: photo.id, start: photo.received, content })
    .execute();
  await transaction
    .updateTable("diary_photos")
    .set({ received: photo.received + content.length })
    .where("id", "=", photo.id)
    .execute();
}

/** What has come of a photo, in its order. */
export async function partsOf(db: Db | Transaction, id: string): Promise<Buffer> {
  const rows = await db
    .selectFrom("diary_photo_parts")
    .select("content")
    .where("photo_id", "=", id)
    .orderBy("start")
    .execute();
  return Buffer.concat(rows.map(({ content }) => content));
}

/** Makes a photo whole: it is a file from now on, and its parts lie nowhere else. */
export async function finishPhoto(transaction: Transaction, photo: Photo, fileId: string): Promise<void> {
  await transaction.deleteFrom("diary_photo_parts").where("photo_id", "=", photo.id).execute();
  await transaction
    .updateTable("diary_photos")
    .set({ file_id: fileId, received: photo.size })
    .where("id", "=", photo.id)
    .execute();
}

/** Forgets a photo with all that has come of it. */
export async function forgetPhoto(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("diary_photos").where("id", "=", id).where("file_id", "is", null).execute();
}

/** The files that photos of a person became, by the ids of the photos; those that are not whole are left out. */
export async function filesOfPhotos(
  db: Db | Transaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("diary_photos")
    .select(["id", "file_id"])
    .where("id", "in", [...ids])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.flatMap(({ id, file_id }) => (file_id === null ? [] : [[id, file_id] as const])));
}
