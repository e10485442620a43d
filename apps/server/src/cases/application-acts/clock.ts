import { sql } from "kysely";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { type Acting, rememberingOnce } from "../../platform/acting/acting.js";
import { layAsideUnregistered } from "../areas/end-application.js";
import { type ApplicationRecord, lockApplication, lockApplications } from "../applications/application.js";
import { codesOnTheWay } from "../applications/holder.js";
import { lookUpHolders } from "../applications/tell.js";
import { makeMove } from "../applications/transition.js";

/** What the clock does where a term is over. */
const moves = {
  announced: "end_announcement",
  in_payment: "suspend",
  rejected: "end_appeal",
} as const satisfies Partial<Record<StatusKey, MoveKey>>;

/** A move that time makes. */
export type TimelyMove = (typeof moves)[keyof typeof moves];

/** Applications looked at in one query. */
const batch = 100;

/**
 * Makes every move that time has brought: announcements over → justice, payments overdue → suspended, appeal periods
 * over → unregistered. Each application is judged again under its lock, so the clock may tick on several servers, late,
 * or twice. An application that cannot move keeps no other from moving.
 * @returns how many applications moved
 * @throws {AggregateError} after all were tried, naming each application that failed
 */
export async function tickApplications(db: Db, events: Events, now: Date): Promise<number> {
  let moved = 0;
  const failures: Error[] = [];
  const once = rememberingOnce();
  let after: string | undefined;
  for (;;) {
    const due = await dueApplications(db, now, after);
    moved += await inTurns(
      db,
      due,
      async (transaction, some) => tickSome(transaction, { events, once, now }, some),
      ({ id }, cause) => failures.push(new Error(`File ${id} did not move: ${describeError(cause)}`, { cause })),
    );
    after = due.at(-1)?.id;
    if (due.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return moved;
}

interface DueApplication {
  readonly id: string;
  readonly status: keyof typeof moves;
}

/**
 * Applications whose term is over, in the order of their ids. They are found first, by the index of terms, whose key is
 * written so, and ordered then: asked for the first hundred ids, the database looks at every application there is,
 * twice a minute.
 */
async function dueApplications(db: Db, now: Date, after: string | undefined): Promise<DueApplication[]> {
  const { rows } = await sql<DueApplication>`
    with over as materialized (
      select a.home_region, a.id, a.status from applications as a
      where a.status in ('announced', 'in_payment', 'rejected') and not a.suspended
        and coalesce(a.deadline_at, 'infinity'::timestamptz) <= ${now}
        and ${after === undefined ? sql`true` : sql`a.id > ${after}`}
    )
    select a.id, a.status from over as a
    where not exists (
        select from objections as o where o.home_region = a.home_region and o.application_id = a.id
          and a.status = 'announced' and o.state in ('new', 'in_review'))
      and not exists (
        select from complaints as c where c.home_region = a.home_region and c.application_id = a.id
          and a.status = 'rejected' and c.state = 'new')
    order by a.id limit ${batch}`.execute(db);
  return rows;
}

async function tickSome(
  transaction: Transaction,
  around: Pick<Acting, "events" | "once" | "now">,
  some: readonly DueApplication[],
): Promise<number> {
  const acting = { actor: null, ...around, settings: await readSettings(transaction), signer: absentSigner };
  const found = new Map(some.map(({ id, status }) => [id, moves[status]]));
  let moved = 0;
  const applications = await lockApplications(transaction, [...found.keys()]);
  // Nearly all of them go from their announcement to justice.
  const announced = applications.filter(({ row }) => row.status === "announced");
  const districts = announced.map(({ row }) => row.district_soato);
  await lookUpHolders(transaction, acting, codesOnTheWay("at_justice"), districts);
  for (const application of applications) {
    const move = found.get(application.row.id);
    if (move !== undefined && (await moveIfDue(transaction, acting, application, move))) moved += 1;
  }
  return moved;
}

/** Makes a move of the clock on one application, if it is due: somebody may have been faster. */
export async function makeTimelyMove(
  transaction: Transaction,
  acting: Acting,
  id: string,
  move: TimelyMove,
): Promise<boolean> {
  return moveIfDue(transaction, acting, await lockApplication(transaction, id), move);
}

async function moveIfDue(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  move: TimelyMove,
): Promise<boolean> {
  if (preconditions(move, application.state, acting.now).length > 0) return false;
  const status = await makeMove(transaction, acting, application, move);
  if (status === "unregistered") await layAsideUnregistered(transaction, acting, application);
  return true;
}

/** The job that makes the moves of time. */
export function applicationsClock(db: Db, events: Events): Job {
  return {
    name: "applications.clock",
    lane: "clock",
    everySeconds: 30,
    tick: async (now) => {
      await tickApplications(db, events, now);
    },
  };
}
