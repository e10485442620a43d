import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { users } from "@yer/api/contract/users";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { RegisteredPost } from "../../platform/personnel/personnel-register.js";
import { jobsOf, type Post, postsTakenOver, writePost } from "./job-queries.js";
import { visibleUser } from "./page.js";
import { appendUserHistory } from "./user-record.js";

type Jobs = ReplyOf<typeof users.jobs>["items"];

/** Posts a user has held, the latest first. */
export async function readJobs(db: Db | Transaction, userId: string): Promise<Jobs> {
  const rows = await jobsOf(db, userId);
  return rows.map((row) => ({
    id: row.id,
    organisation: row.organisation,
    position: row.position,
    from: row.from_day,
    to: row.to_day,
    source: row.source,
    syncedAt: row.synced_at.toISOString(),
  }));
}

/**
 * Asks the personnel register, before any transaction is open: it may take its time.
 * @param pinfl `null`: the register can know nothing of the person
 * @throws {Problem} `unavailable`
 */
export async function askRegister(context: Context, pinfl: string | null): Promise<readonly RegisteredPost[]> {
  if (pinfl === null) return [];
  if (context.personnel === undefined) {
    throw new Problem("unavailable", { detail: "No personnel register is connected." });
  }
  try {
    return await context.personnel.postsOf(pinfl);
  } catch (cause) {
    throw new Problem("unavailable", { detail: "The personnel register does not answer. Try again.", cause });
  }
}

function samePost(left: Post, right: Post): boolean {
  return (
    left.organisation === right.organisation &&
    left.position === right.position &&
    left.from === right.from &&
    left.to === right.to
  );
}

/** What taking the register's posts over would change; {@link takeOverPosts} then changes exactly that. */
export async function comparePosts(
  db: Db | Transaction,
  userId: string,
  posts: readonly RegisteredPost[],
): Promise<ReplyOf<typeof users.previewJobs>> {
  const known = await postsTakenOver(db, userId);
  const added: Post[] = [];
  const changed: { before: Post; after: Post }[] = [];
  for (const { externalId, ...after } of posts) {
    const before = known.get(externalId);
    if (before === undefined) added.push(after);
    else if (!samePost(before, after)) changed.push({ before, after });
  }
  return { added, changed, unchanged: posts.length - added.length - changed.length };
}

/** Takes the register's posts over. Running it again changes nothing that has not changed there. */
export async function takeOverPosts(
  tx: Transaction,
  acting: ActingInContext,
  userId: string,
  posts: readonly RegisteredPost[],
): Promise<ReplyOf<typeof users.syncJobs>> {
  const { actor, context, now } = acting;
  await visibleUser(tx, actor, userId, "sync_jobs:user", true);
  const source = context.personnel?.name ?? "";
  const { added, changed } = await comparePosts(tx, userId, posts);
  // A person has held a handful of posts.
  for (const post of posts) await writePost(tx, userId, post, { source, at: now });
  if (added.length + changed.length > 0) {
    await appendUserHistory(tx, userId, {
      at: now,
      actor: actor.id,
      impersonator: actor.impersonation?.byId ?? null,
      action: "user.jobs-synced",
      params: { added: added.length, changed: changed.length },
    });
  }
  return { added: added.length, changed: changed.length, items: await readJobs(tx, userId) };
}
