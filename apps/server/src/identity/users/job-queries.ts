import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { RegisteredPost } from "../../platform/personnel/personnel-register.js";

/** A post somebody holds or has held. */
export interface Post {
  readonly organisation: string;
  readonly position: string;
  readonly from: string;
  readonly to: string | null;
}

/** Posts a person has held, the latest first. */
export async function jobsOf(db: Db | Transaction, userId: string) {
  return await db
    .selectFrom("user_jobs")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("from_day", "desc")
    .orderBy("id")
    .execute();
}

/** Posts taken over before, by the personnel register's key. */
export async function postsTakenOver(db: Db | Transaction, userId: string): Promise<ReadonlyMap<string, Post>> {
  const rows = await db
    .selectFrom("user_jobs")
    .select(["external_id", "organisation", "position", "from_day as from", "to_day as to"])
    .where("user_id", "=", userId)
    .execute();
  return new Map(rows.map(({ external_id, ...post }) => [external_id, post]));
}

/** Writes a post as the personnel register has it, in the place of what was taken over of it before. */
export async function writePost(
  tx: Transaction,
  userId: string,
  post: RegisteredPost,
  { source, at }: { readonly source: string; readonly at: Date },
): Promise<void> {
  const values = {
    organisation: post.organisation,
    position: post.position,
    from_day: post.from,
    to_day: post.to,
    source,
    synced_at: at,
  };
  await tx
    .insertInto("user_jobs")
    .values({ id: uuidv7(), user_id: userId, external_id: post.externalId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "external_id"]).doUpdateSet(values))
    .execute();
}
