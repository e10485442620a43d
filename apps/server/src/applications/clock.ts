import { sql } from "kysely";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { describeError } from "../database/errors.js";
import { withTransaction } from "../database/transaction.js";
import type { Db, Transaction } from "../database/database.js";
import type { Events } from "../events/events.js";
import type { Job } from "../jobs/jobs.js";
import { readSettings } from "../settings/queries.js";
import { absentSigner } from "../signing/signer.js";
import { preconditions } from "../workflow/preconditions.js";
import type { Acting } from "./acting.js";
import { lockFile } from "./file.js";
import { makeMove } from "./transition.js";

/** What the clock does where a term is over. */
const moves = {
  announced: "end_announcement",
  in_payment: "suspend",
  rejected: "end_appeal",
} as const satisfies Partial<Record<StatusKey, MoveKey>>;

/** A move that time makes. */
export type TimelyMove = (typeof moves)[keyof typeof moves];

/** Files looked at in one query. */
const batch = 100;

/**
 * Makes every move that time has brought: announcements over → justice, payments overdue → suspended, appeal periods
 * over → unregistered. Each file has a transaction of its own and is judged again under its lock, so the clock may
 * tick on several servers, late, or twice. A file that cannot move keeps no other from moving.
 * @returns how many files moved
 * @throws {AggregateError} after all were tried, naming each file that failed
 */
export async function tickApplications(db: Db, events: Events, now: Date): Promise<number> {
  let moved = 0;
  const failures: Error[] = [];
  let after: string | undefined;
  for (;;) {
    const due = await dueFiles(db, now, after);
    for (const file of due) {
      try {
        moved += await tickOne(db, events, file, now);
      } catch (cause) {
        failures.push(new Error(`File ${file.id} did not move: ${describeError(cause)}`, { cause }));
      }
    }
    after = due.at(-1)?.id;
    if (due.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return moved;
}

interface DueFile {
  readonly id: string;
  readonly status: keyof typeof moves;
}

// By the index of terms, whose key says so: at a million files the other way is a look at each, twice a minute.
async function dueFiles(db: Db, now: Date, after: string | undefined): Promise<DueFile[]> {
  const { rows } = await sql<DueFile>`
    select a.id, a.status from applications as a
    where a.status in ('announced', 'in_payment', 'rejected') and not a.suspended
      and coalesce(a.deadline_at, 'infinity'::timestamptz) <= ${now}
      and ${after === undefined ? sql`true` : sql`a.id > ${after}`}
      and not exists (
        select from objections as o where o.home_region = a.home_region and o.application_id = a.id
          and a.status = 'announced' and o.state in ('new', 'in_review'))
      and not exists (
        select from complaints as c where c.home_region = a.home_region and c.application_id = a.id
          and a.status = 'rejected' and c.state = 'new')
    order by a.id limit ${batch}`.execute(db);
  return rows;
}

async function tickOne(db: Db, events: Events, { id, status }: DueFile, now: Date): Promise<number> {
  return withTransaction(db, async (transaction) => {
    const acting = { actor: null, now, events, settings: await readSettings(transaction), signer: absentSigner };
    return (await makeTimelyMove(transaction, acting, id, moves[status])) ? 1 : 0;
  });
}

/** Makes a move of the clock on one file, if it is due: somebody may have been faster. */
export async function makeTimelyMove(
  transaction: Transaction,
  acting: Acting,
  id: string,
  move: TimelyMove,
): Promise<boolean> {
  const file = await lockFile(transaction, id);
  if (preconditions(move, file.state, acting.now).length > 0) return false;
  await makeMove(transaction, acting, file, move);
  return true;
}

/** The job that makes the moves of time. */
export function applicationsClock(db: Db, events: Events): Job {
  return {
    name: "applications.clock",
    everySeconds: 30,
    tick: async (now) => {
      await tickApplications(db, events, now);
    },
  };
}
