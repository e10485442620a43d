import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { KindChoices, NoticeChoices, noticeChoices } from "@yer/api/contract/notice-choices";
import { noticeKinds, ownNotices } from "@yer/api/contract/notices";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Context } from "../../platform/context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { usualChoices } from "./chosen.js";
import { dueAt } from "./due.js";
import { lockReader, putChoices, putOff, readersOf, takeOut, waitingFor } from "./queries.js";
import { isWanted } from "./queue.js";

type Ports = Pick<Context, "mailer" | "sms">;

/** How the actor hears of notices. */
export async function readChoices(
  db: Db | Transaction,
  { mailer, sms }: Ports,
  actor: Actor,
  now: Date,
): Promise<NoticeChoices> {
  const [reader] = await readersOf(db, [actor.id]);
  const chosen = reader?.chosen ?? (await usualChoices(db, now));
  return {
    ...chosen,
    version: reader?.version ?? 0,
    email: reader?.email ?? null,
    phone: reader?.phone ?? null,
    ways: { email: mailer !== undefined, sms: sms !== undefined },
  };
}

/** Kinds that are nobody's own, of which a citizen is never told: their choice of them stays as it stands. */
const staffNotices = noticeKinds.filter((kind) => !(ownNotices as readonly string[]).includes(kind));

/** @throws {Problem} `invalid` where a citizen would choose of kinds that are not theirs */
function assertOwn({ isStaff }: Actor, standing: KindChoices, given: KindChoices): void {
  if (isStaff) return;
  const strange = staffNotices.filter((kind) => !isDeepStrictEqual(standing[kind], given[kind]));
  if (strange.length === 0) return;
  throw new Problem("invalid", {
    errors: strange.map((kind) => ({ in: "body", pointer: `/kinds/${kind}`, code: "unknown-key" })),
  });
}

/**
 * Chooses how the actor hears of notices. What waits already goes by the new choice: what is wanted no longer is
 * dropped, the rest leaves when it would have with this choice from the start.
 * @throws {Problem} `precondition-failed` when they were changed meanwhile, in another tab or browser; `invalid` where a
 * citizen chooses of kinds that are not theirs
 */
export async function choose(
  tx: Transaction,
  { actor, context, now }: ActingInContext,
  { body: given, ifMatch }: Guarded<BodyOf<typeof noticeChoices.choose>>,
): Promise<NoticeChoices> {
  await lockReader(tx, actor.id);
  const standing = await readChoices(tx, context, actor, now);
  if (standing.version !== ifMatch) throw new Problem("precondition-failed", { current: standing });
  assertOwn(actor, standing.kinds, given.kinds);
  await putChoices(tx, actor.id, given, standing.version + 1);
  const [reader] = await readersOf(tx, [actor.id]);
  for (const one of await waitingFor(tx, actor.id)) {
    if (!isWanted(given, one.kind, one.channel)) await takeOut(tx, one);
    else {
      const lastDigest = reader?.tally.digest_day ?? null;
      await putOff(tx, one, dueAt(given, one.kind, { at: one.queued_at, now, lastDigest }));
    }
  }
  return readChoices(tx, context, actor, now);
}
