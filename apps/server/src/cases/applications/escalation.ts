import type { OrganisationKind, StatusKey } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import { type Member, membersOf } from "../../identity/access/members.js";
import { applicationScope, sees } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { describeError } from "../../platform/database/errors.js";
import { inTurns } from "../../platform/database/in-turns.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { absentSigner } from "../../platform/signing/signer.js";
import { readSettings, settingAt } from "../../platform/dated-settings/queries.js";
import { notifyOfMany } from "../../identity/notices/service.js";
import { rememberingOnce } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplications } from "./application.js";
import { holderKinds } from "./holder.js";
import { recordAll } from "./transition.js";

/** Applications looked at in one query. */
const batch = 100;
const dayLength = 86_400_000;

/** Statuses whose term a person can be late in; in the others it is the clock that acts at the end. */
const late: readonly StatusKey[] = ["to_conclusion", "in_discussion", "in_review", "at_justice", "at_council"];

/** Days a term is over: 1 on the day after its last one, for it ends at 24:00. */
export function daysLate(endsAt: Date, now: Date): number {
  return now < endsAt ? 0 : Math.floor((now.getTime() - endsAt.getTime()) / dayLength) + 1;
}

/**
 * Escalates what is overdue: at each number of days of the setting `escalation.days` the supervising organisation is
 * told of the application, then one higher each time (DOMAIN §3, Time). A level is reached once in a stay in a status,
 * whatever runs twice.
 * @returns how many applications reached a level
 * @throws {AggregateError} after all were tried, naming each application that failed
 */
export async function escalateOverdue(db: Db, events: Events, now: Date): Promise<number> {
  const thresholds = await settingAt(db, "escalation.days", now);
  const organisations = knownOrganisations();
  let escalated = 0;
  const failures: Error[] = [];
  let after: string | undefined;
  for (;;) {
    const due = await overdueApplications(db, thresholds, now, after);
    escalated += await inTurns(
      db,
      due,
      async (transaction, some) => escalateSome(transaction, { events, organisations }, some, now),
      (id, cause) => failures.push(new Error(`File ${id} was not escalated: ${describeError(cause)}`, { cause })),
    );
    after = due.at(-1);
    if (due.length < batch) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(({ message }) => message).join("\n"));
  return escalated;
}

/**
 * Applications that are late enough for a level they have not reached; by the index of terms, whose key is written so.
 */
async function overdueApplications(
  db: Db,
  thresholds: readonly number[],
  now: Date,
  after: string | undefined,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications as a
    where a.status in (${sql.join([...late])}) and not a.suspended
      and coalesce(a.deadline_at, 'infinity'::timestamptz) <= ${new Date(now.getTime() - ((thresholds[0] ?? 1) - 1) * dayLength)}
      and ${after === undefined ? sql`true` : sql`a.id > ${after}`}
      and (select count(*) from jsonb_array_elements_text(${JSON.stringify(thresholds)}::text::jsonb) as days
        where a.deadline_at <= ${now}::timestamptz - (days::integer - 1) * interval '24 hours')
        > (select coalesce(max(e.level), 0) from escalations as e where e.home_region = a.home_region
          and e.application_id = a.id and e.status_since = a.status_since)
    order by a.id limit ${batch}`.execute(db);
  return rows.map(({ id }) => id);
}

async function escalateSome(
  transaction: Transaction,
  { events, organisations }: { readonly events: Events; readonly organisations: Organisations },
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const settings = await readSettings(transaction);
  const thresholds = settings.value("escalation.days", now);
  const found: (Escalation & { readonly people: readonly string[] })[] = [];
  for (const application of await lockApplications(transaction, ids)) {
    const { row } = application;
    if (!late.includes(row.status) || row.suspended || row.deadline_at === null) continue;
    const days = daysLate(row.deadline_at, now);
    const level = thresholds.filter((threshold) => threshold <= days).length;
    if (level === 0) continue;
    found.push({ row, level, days, ...(await supervisors(transaction, organisations, application, level)) });
  }
  const written = await insertEscalations(transaction, found, now);
  const reached = found.filter(({ row }) => written.has(row.id));
  await notifyOfMany(
    transaction,
    { events, now },
    reached.map(({ row, days, people }) => ({
      to: people,
      kind: "deadline.escalated",
      // A bad week is one notice for each status, not hundreds.
      gathering: row.status,
      subject: { kind: "application", id: row.id },
      params: { number: row.number, status: row.status, days },
    })),
  );
  await recordAll(
    transaction,
    { actor: null, now, events, settings, signer: absentSigner },
    reached.map(({ row, level, days }) => ({
      row,
      entry: { action: "deadline.escalated", params: { status: row.status, level, days } },
    })),
  );
  return reached.length;
}

/** A level that an application has come to. */
interface Escalation {
  readonly row: ApplicationRecord["row"];
  readonly level: number;
  readonly days: number;
  readonly body: string | null;
}

/** Writes levels down. @returns the applications that had not reached theirs before in this stay */
async function insertEscalations(
  transaction: Transaction,
  found: readonly Escalation[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (found.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into escalations (home_region, application_id, status_since, level, organisation_id, days_late, at)
    select home_region, id, since, level, body, days, ${now}::timestamptz
    from unnest(${found.map(({ row }) => row.home_region)}::text[], ${found.map(({ row }) => row.id)}::uuid[],
      ${found.map(({ row }) => row.status_since.toISOString())}::timestamptz[], ${found.map(({ level }) => level)}::integer[],
      ${found.map(({ body }) => body)}::uuid[], ${found.map(({ days }) => days)}::integer[])
      as reached (home_region, id, since, level, body, days)
    on conflict do nothing returning application_id as id`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Organisations that supervise, and who is in them: asked for once for the many applications of one tick. */
interface Organisations {
  over(transaction: Transaction, kind: OrganisationKind, district: string): Promise<readonly { readonly id: string }[]>;
  members(transaction: Transaction, organisationId: string): Promise<readonly Member[]>;
}

interface Over {
  readonly id: string;
  readonly kind: OrganisationKind;
  readonly territory: string;
}

/** All that are active, the nearest to a district first, the agency last of a territory. */
async function activeOrganisations(transaction: Transaction): Promise<readonly Over[]> {
  return transaction
    .selectFrom("organisations")
    .select(["id", "kind", "territory"])
    .where("active", "=", true)
    .orderBy(sql`length(territory)`, "desc")
    .orderBy(sql`kind = 'agency'`)
    .orderBy("id")
    .execute();
}

function knownOrganisations(): Organisations {
  const once = rememberingOnce();
  return {
    over: async (transaction, kind, district) => {
      const chain = [district, district.slice(0, 4), district.slice(0, 2)];
      return (await once("organisations", async () => activeOrganisations(transaction))).filter(
        (one) => (one.kind === kind || one.kind === "agency") && chain.includes(one.territory),
      );
    },
    members: async (transaction, id) => once(`members ${id}`, async () => membersOf(transaction, id)),
  };
}

/**
 * Who is told at a level. Its organisation is, of those of the holding kind over the application's district and the
 * agency, the n-th above the lowest, the highest where there are fewer; where it has nobody to tell, the next above it
 * that has.
 */
async function supervisors(
  transaction: Transaction,
  organisations: Organisations,
  { row, subject }: Pick<ApplicationRecord, "row" | "subject">,
  level: number,
): Promise<{ readonly body: string | null; readonly people: readonly string[] }> {
  const over = await organisations.over(transaction, holderKinds[row.status] ?? "cadastre", row.district_soato);
  const from = Math.min(level, over.length - 1);
  for (const { id } of over.slice(Math.max(from, 0))) {
    const people = supervisorsAmong(await organisations.members(transaction, id), subject);
    if (people.length > 0) return { body: id, people };
  }
  return { body: over[from]?.id ?? null, people: [] };
}

/**
 * Who of an organisation can see to an application: those who may give its work to others; where there is none, all who
 * see it.
 */
function supervisorsAmong(members: readonly Member[], subject: ApplicationRecord["subject"]): string[] {
  const seeing = members.filter(
    (member) => member.codes.has("read:property") && sees(applicationScope(member), subject),
  );
  const leading = seeing.filter(({ codes }) => codes.has("hand_over:work"));
  return (leading.length > 0 ? leading : seeing).map(({ id }) => id);
}

/** The job that escalates. */
export function escalationJob(db: Db, events: Events): Job {
  return {
    name: "applications.escalation",
    lane: "clock",
    everySeconds: 60,
    tick: async (now) => {
      await escalateOverdue(db, events, now);
    },
  };
}
