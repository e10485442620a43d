import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import type { CaseMovesTable } from "../../schema/tables/diagrams.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { moveToVersion } from "./move-to-version.js";
import { pendingFiles, readMoveVersion } from "./queries.js";

/** Applications looked up in one query. */
const batch = 100;

/**
 * Goes on with every move of cases that is not done. Each application has a transaction of its own, so a killed service
 * goes on where it stopped, and two of them never move one application twice. An application that fails keeps no other
 * from moving; it is tried again at the next tick. One whose neighbourhood is no more is not tried: it waits until it
 * is placed, and the move with it.
 * @returns how many applications were decided about
 * @throws {AggregateError} after all were tried, naming each application that failed
 */
export async function tickCaseMoves(db: Db, events: Events, now: Date): Promise<number> {
  const open = await db.selectFrom("case_moves").selectAll().where("ended_at", "is", null).orderBy("id").execute();
  const failures: Error[] = [];
  let done = 0;
  for (const move of open) done += await goOn(db, events, now, move, failures);
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return done;
}

async function goOn(
  db: Db,
  events: Events,
  now: Date,
  move: Selectable<CaseMovesTable>,
  failures: Error[],
): Promise<number> {
  const from = await readMoveVersion(db, move.diagram_id, move.from_version);
  const to = await readMoveVersion(db, move.diagram_id, move.to_version);
  if (from === undefined || to === undefined) throw new Error(`A version of move ${move.id} is gone.`);
  let done = 0;
  let after: string | undefined;
  for (;;) {
    const pending = await pendingFiles(db, move.id, after, batch);
    for (const id of pending) {
      try {
        const decided = await withTransaction(db, async (transaction) =>
          moveToVersion(
            transaction,
            { actor: null, now, events, settings: await readSettings(transaction), signer: absentSigner },
            { move, from, to },
            id,
          ),
        );
        done += decided ? 1 : 0;
      } catch (cause) {
        failures.push(new Error(`File ${id} did not move: ${describeError(cause)}`, { cause }));
      }
    }
    after = pending.at(-1);
    if (pending.length < batch) break;
  }
  await db
    .updateTable("case_moves")
    .set({ ended_at: now })
    .where("id", "=", move.id)
    .where("ended_at", "is", null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("case_move_files")
            .select("application_id")
            .where("move_id", "=", move.id)
            .where("state", "=", "pending"),
        ),
      ),
    )
    .execute();
  return done;
}

/** The job that moves cases. */
export function caseMovesJob(db: Db, events: Events): Job {
  return {
    name: "diagrams.case-moves",
    lane: "bulk",
    everySeconds: 2,
    restsSeconds: 30,
    tick: async (now) => (await tickCaseMoves(db, events, now)) > 0,
  };
}
