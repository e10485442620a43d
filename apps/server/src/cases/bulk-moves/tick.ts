import { doneBy } from "@yer/api/contract/bulk-deeds";
import { personAsActor } from "../../identity/access/person-actor.js";
import { attempt, reasonsOf } from "../../platform/database/attempt.js";
import type { Context } from "../../platform/context.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { notify } from "../../identity/notices/service.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { isOfAreas, reasonsOfArea } from "./areas.js";
import { makeOne } from "./make-one.js";
import {
  countFailure,
  type OpenBulkMove,
  openBulkMoves,
  takeTurn,
  type Waiting,
  waitingApplications,
  writeResult,
} from "./queries.js";

/** What the job works with. */
export type Moving = Pick<Context, "db" | "events" | "signer">;

/** Applications of one act before the next act has its turn: a small one does not wait for a large one. */
const turn = 25;
/** Applications of one tick: the other jobs of this server wait for it. */
const perTick = 200;
/** After so many failures an application is left alone and said to have failed, so that the act comes to its end. */
const mostFailures = 3;

/**
 * Goes on with every act that is not over. Each application has a transaction of its own in which its turn is taken, so
 * a killed service goes on where it stopped, and two of them never move one application twice.
 * @returns how many applications were decided about
 * @throws {AggregateError} naming each application at which something broke; it is tried again
 */
export async function tickBulkMoves(moving: Moving, now: Date): Promise<number> {
  const failures: Error[] = [];
  let done = 0;
  for (let rest = perTick; rest > 0;) {
    const open = await openBulkMoves(moving.db);
    let taken = 0;
    for (const act of open) taken += await goOn(moving, now, act, failures);
    done += taken;
    rest -= taken;
    if (taken === 0 || failures.length > 0) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return done;
}

async function goOn(moving: Moving, now: Date, act: OpenBulkMove, failures: Error[]): Promise<number> {
  let done = 0;
  for (const waiting of await waitingApplications(moving.db, act.id, turn)) {
    try {
      done += (await moveOne(moving, now, act, waiting)) ? 1 : 0;
    } catch (cause) {
      failures.push(new Error(`${waiting.id} of ${act.id} did not move: ${describeError(cause)}`, { cause }));
      await giveUpInTime(moving, now, act, waiting);
    }
  }
  await endWhenDone(moving, now, act);
  return done;
}

/**
 * Moves one application by the person's rights as they stand now, or writes why not.
 * @returns whether it was this call that decided about the application
 */
async function moveOne(
  { db, events, signer }: Moving,
  now: Date,
  act: OpenBulkMove,
  waiting: Waiting,
): Promise<boolean> {
  return withTransaction(db, async (transaction) => {
    if (!(await takeTurn(transaction, act.id, waiting.position))) return false;
    const actor = await personAsActor(transaction, act.user_id, now);
    if (actor === undefined) throw new Error(`Person ${act.user_id} is gone.`);
    const settings = await readSettings(transaction);
    const acting = { actor, now, events, settings, signer, bulk: { id: act.id, files: act.total } };
    const { refused } = await attempt(transaction, async () => makeOne(transaction, acting, act, waiting));
    const reasons = refused ? (isOfAreas(act.move) ? reasonsOfArea : reasonsOf)(refused) : [];
    await writeResult(transaction, act.id, waiting.position, { reasons, at: now });
    await events.publish(transaction, { kind: "bulk.progressed", user: act.user_id });
    return true;
  });
}

async function giveUpInTime({ db }: Moving, now: Date, act: OpenBulkMove, { position }: Waiting): Promise<void> {
  await withTransaction(db, async (transaction) => {
    if ((await countFailure(transaction, act.id, position)) < mostFailures) return;
    await writeResult(transaction, act.id, position, { reasons: [{ code: "work-failed" }], at: now });
  });
}

/** Ends an act whose last application is done, and tells whose it is. */
async function endWhenDone({ db, events }: Moving, now: Date, act: OpenBulkMove): Promise<void> {
  await withTransaction(db, async (transaction) => {
    const ended = await transaction
      .updateTable("bulk_moves")
      .set({ ended_at: now })
      .where("id", "=", act.id)
      .where("ended_at", "is", null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("bulk_move_files")
              .select("position")
              .where("bulk_id", "=", act.id)
              .where("state", "=", "waiting"),
          ),
        ),
      )
      .returning("id")
      .executeTakeFirst();
    if (ended === undefined) return;
    const { moved } = await transaction
      .selectFrom("bulk_move_files")
      .select((eb) => eb.fn.countAll<number>().as("moved"))
      .where("bulk_id", "=", act.id)
      .where("state", "=", "moved")
      .executeTakeFirstOrThrow();
    await events.publish(transaction, { kind: "bulk.ended", user: act.user_id });
    await notify(
      transaction,
      { events, now },
      {
        to: [act.user_id],
        kind: "bulk.ended",
        subject: { kind: "bulk_move", id: act.id },
        params: { did: doneBy(act.move), moved, total: act.total },
      },
    );
  });
}

/** The job that moves many applications. */
export function bulkMovesJob(moving: Moving): Job {
  return {
    name: "applications.bulk-moves",
    lane: "bulk",
    everySeconds: 1,
    restsSeconds: 30,
    tick: async (now) => (await tickBulkMoves(moving, now)) > 0,
  };
}
