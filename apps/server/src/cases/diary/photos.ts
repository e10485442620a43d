import { createHash } from "node:crypto";
import { type DiaryPhoto, type diaryPhotos, mostBegunPhotos } from "@yer/api/contract/diary-photos";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import type { ReceivedContent } from "../../platform/uploads/file-store.js";
import { faultOfPhoto } from "../../platform/uploads/photo-metadata.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { type Bearer, deviceOf } from "./bearer.js";
import {
  addPart,
  ensurePhoto,
  finishPhoto,
  findPhoto,
  forgetBegun,
  forgetPhoto,
  knownContent,
  lockPhoto,
  partsOf,
  type Photo,
} from "./photo-queries.js";

/** What every call about a photo needs: the caller, the time and the services. */
interface Calling {
  readonly bearer: Bearer;
  readonly context: Context;
  readonly now: Date;
}

function photoAs({ id, size, sha256, received, file_id }: Photo): DiaryPhoto {
  return { id, size, sha256, received, isWhole: file_id !== null };
}

/** Announces a photo. @throws {Problem} `not-found`, `idempotency-mismatch` for another photo under the same id */
export async function beginPhoto(
  transaction: Transaction,
  { bearer, context, now }: Calling,
  { id, deviceId, size, sha256 }: BodyOf<typeof diaryPhotos.begin>,
): Promise<DiaryPhoto> {
  const device = await deviceOf(transaction, bearer, deviceId);
  const photo = await ensurePhoto(transaction, {
    id,
    device_id: deviceId,
    user_id: device.user_id,
    sha256,
    size,
    received: 0,
    file_id: null,
    begun_at: now,
  });
  // Somebody else's id is as unknown as any.
  if (photo.user_id !== bearer.userId) throw notFound();
  if (photo.sha256 !== sha256 || photo.size !== size) {
    throw new Problem("idempotency-mismatch", { detail: "Another photo was announced under this id." });
  }
  if (photo.file_id !== null) return photoAs(photo);
  await forgetBegun(transaction, deviceId, mostBegunPhotos);
  const known = await knownContent(transaction, bearer.userId, sha256);
  if (known?.size !== size) return photoAs(photo);
  const file = await context.files.record(transaction, { ...known, sha256 }, about({ bearer, now }));
  await finishPhoto(transaction, photo, file.id);
  return photoAs({ ...photo, received: size, file_id: file.id });
}

function about({ bearer, now }: Pick<Calling, "bearer" | "now">) {
  return { by: bearer.userId, at: now, kind: "photo" } as const;
}

/** How far a photo of the bearer's has come. @throws {Problem} `not-found` */
export async function readPhoto(db: Db | Transaction, bearer: Bearer, id: string): Promise<DiaryPhoto> {
  return photoAs(ownPhoto(bearer, await findPhoto(db, id)));
}

function ownPhoto(bearer: Bearer, photo: Photo | undefined): Photo {
  if (photo === undefined || photo.user_id !== bearer.userId) throw notFound();
  if (bearer.ticketOf !== null && photo.device_id !== bearer.ticketOf) throw notFound();
  return photo;
}

/** The next part of a photo, on its way in. */
export interface Part {
  readonly id: string;
  readonly offset: number;
  readonly content: Buffer;
}

/**
 * Takes in the content of a photo whose last part this is: checked by its hash, and by what no photo may say. What does
 * not pass is forgotten, to be begun anew. `undefined`: more is to come, or it came before.
 * @throws {Problem} `invalid`, `storage-full`, `too-many-requests`
 */
export async function completed(
  { bearer, context }: Calling,
  { id, offset, content }: Part,
): Promise<ReceivedContent | undefined> {
  const { db } = context;
  const photo = ownPhoto(bearer, await findPhoto(db, id));
  if (photo.file_id !== null || photo.received !== offset || offset + content.length !== photo.size) return undefined;
  await throttle(context, [{ kind: "upload.staff", key: bearer.userId }]);
  const whole = Buffer.concat([await partsOf(db, id), content]);
  const differs = createHash("sha256").update(whole).digest("hex") !== photo.sha256;
  const code: FaultCode | undefined = differs ? "content-differs" : faultOfPhoto(whole);
  if (code !== undefined) {
    await withTransaction(db, async (transaction) => forgetPhoto(transaction, id));
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/file", code }] });
  }
  return context.files.receive(of(whole), `${id}.${whole[0] === 0xff ? "jpg" : "png"}`);
}

async function* of(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
  await Promise.resolve();
}

/**
 * Adds a part where it belongs, or makes the photo whole with the content that {@link completed} took in. At another
 * offset than the one held it changes nothing.
 * @throws {Problem} `not-found`, `payload-too-large` for more than was announced
 */
export async function appendPart(
  transaction: Transaction,
  { bearer, context, now }: Calling,
  { id, offset, content }: Part,
  whole: ReceivedContent | undefined,
): Promise<DiaryPhoto> {
  const photo = ownPhoto(bearer, await lockPhoto(transaction, id));
  if (photo.file_id !== null || photo.received !== offset || content.length === 0) return photoAs(photo);
  const received = offset + content.length;
  if (received > photo.size) {
    throw new Problem("payload-too-large", { detail: "More came than was announced." });
  }
  if (received === photo.size) {
    // Another call was faster in between: what stands is answered, and the part comes again.
    if (whole === undefined) return photoAs(photo);
    const file = await context.files.record(transaction, whole, about({ bearer, now }));
    await finishPhoto(transaction, photo, file.id);
    return photoAs({ ...photo, received, file_id: file.id });
  }
  await addPart(transaction, photo, content);
  return photoAs({ ...photo, received });
}
