import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { reckonSteps } from "./step-terms.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { lockApplication } from "./application.js";
import { ended } from "./term.js";
import { countStanding } from "./standing.js";
import { record, standingOfRow } from "./transition.js";
import { termColumns } from "./transition-queries.js";

/** Applications looked at in one query. */
const batch = 200;

/**
 * Reckons the open terms of all applications anew where the holiday calendar has changed since they last were; each
 * change of an end goes into the application's history (DOMAIN §3, Time). After a stop in the middle it begins again
 * and finds the rest.
 * @returns how many applications got another end
 */
export async function reckonTermsAnew(db: Db, events: Events, now: Date): Promise<number> {
  const { days } = await sql<{ days: string }>`
    select coalesce(md5(string_agg(day::text || kind, ',' order by day)), '') as days from calendar_days`
    .execute(db)
    .then(({ rows: [row] }) => row ?? { days: "" });
  const known = await db.selectFrom("calendar_reckoned").select("days").executeTakeFirst();
  if (known?.days === days) return 0;
  let changed = 0;
  let after: string | undefined;
  for (;;) {
    const applications = await openTerms(db, after);
    for (const id of applications) {
      changed += await withTransaction(db, async (transaction) => reckonApplication(transaction, events, id, now));
    }
    after = applications.at(-1);
    if (applications.length < batch) break;
  }
  await db.updateTable("calendar_reckoned").set({ days }).execute();
  return changed;
}

async function openTerms(db: Db, after: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom("applications")
    .select("id")
    .where("status", "not in", ["registered", "unregistered"])
    .where((eb) => eb.or([eb("deadline_at", "is not", null), eb("total_deadline_at", "is not", null)]))
    .$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(batch)
    .execute();
  return rows.map(({ id }) => id);
}

async function reckonApplication(transaction: Transaction, events: Events, id: string, now: Date): Promise<number> {
  const settings = await readSettings(transaction);
  const application = await lockApplication(transaction, id);
  const { row } = application;
  const own = row.deadline && ended(row.deadline, settings);
  const total = ended(row.total_deadline, settings);
  const before = [row.deadline_at, row.total_deadline_at].map((end) => end?.toISOString() ?? null);
  const after = [own?.endsAt ?? null, total.endsAt].map((end) => end?.toISOString() ?? null);
  const changes = [
    ...["/deadline/endsAt", "/totalDeadline/endsAt"].flatMap((pointer, index) =>
      before[index] === after[index] ? [] : [{ pointer, before: before[index], after: after[index] }],
    ),
    ...(await reckonSteps(transaction, settings, application)),
  ];
  if (changes.length === 0) return 0;
  await transaction
    .updateTable("applications")
    .set(termColumns({ own, total }))
    .where("home_region", "=", row.home_region)
    .where("id", "=", id)
    .execute();
  const standing = standingOfRow(row);
  const stands = { ...standing, deadlineAt: own?.endsAt ?? null };
  await countStanding(transaction, [{ application: row, before: standing, after: stands }]);
  // A running announcement ends with its status's term; objections are taken as long.
  if (row.status === "announced" && own?.endsAt) {
    await transaction
      .updateTable("announcements")
      .set({ closes_at: own.endsAt })
      .where("home_region", "=", row.home_region)
      .where("application_id", "=", id)
      .where("closed_at", "is", null)
      .execute();
  }
  await record(
    transaction,
    { actor: null, now, events, settings, signer: absentSigner },
    { row },
    { action: "deadline.recomputed", changes },
  );
  return 1;
}

/** The job that notices a changed calendar. */
export function calendarJob(db: Db, events: Events): Job {
  return {
    name: "applications.calendar",
    lane: "clock",
    everySeconds: 10,
    tick: async (now) => {
      await reckonTermsAnew(db, events, now);
    },
  };
}
