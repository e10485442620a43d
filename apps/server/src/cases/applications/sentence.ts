import type { ApplicationSentence } from "@yer/api/contract/sentence";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { awaited } from "@yer/flow-editor/model";
import { type AwaitedStep, type SentenceBasis, sentenceOf, statusSentenceOf } from "../../rules/workflow/sentence.js";
import { standingOfInstalments } from "../../rules/workflow/instalments.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { withReadiness } from "./moves.js";
import { readRun } from "./run.js";

/** When a sentence is told, and the days of the setting `soon.days`. */
interface SentenceMoment {
  readonly now: Date;
  readonly soonDays: number;
}

interface Waiting {
  readonly entered_by: MoveKey | null;
  readonly asked: readonly { readonly step: string; readonly name: Names; readonly due: string | null }[];
  readonly received: number;
  readonly agenda: { readonly number: string; readonly day: string } | null;
}

/**
 * The sentence about an application: what waits is read, what stands in the way is what the rules of its next move say.
 */
export async function tellSentence(
  db: Db | Transaction,
  given: ApplicationRecord,
  { now, soonDays }: SentenceMoment,
): Promise<ApplicationSentence> {
  return sentenceOf(await readBasis(db, given, now), now, soonDays);
}

/** The same of its status alone, as the public is told: that a place is no more is for offices to mend. */
export async function tellStatus(db: Db | Transaction, given: ApplicationRecord, { now, soonDays }: SentenceMoment) {
  return statusSentenceOf(await readBasis(db, given, now), now, soonDays);
}

async function readBasis(db: Db | Transaction, given: ApplicationRecord, now: Date): Promise<SentenceBasis> {
  const application = await withReadiness(db, given);
  const { row, run, announcement, contract, credit } = application;
  const { rows } = await sql<Waiting>`
    select
      (select h.params ->> 'move' from history_entry as h
        where h.home_region = ${row.home_region} and h.record_kind = 'application' and h.record_id = ${row.id}
          and h.action = 'application.moved' and h.to_state = ${row.status} and h.from_state <> h.to_state
        order by h.sequence desc limit 1) as entered_by,
      (select coalesce(json_agg(json_build_object('step', b.step_id, 'name', o.name,
          'due', b.due_at) order by o.sort_key), '[]')
        from step_organisations as b join organisations as o on o.id = b.organisation_id
        where b.home_region = ${row.home_region} and b.run_id = ${run?.id ?? null}::uuid
          and b.state = 'awaited') as asked,
      (select count(*) from objections as j
        where j.home_region = ${row.home_region} and j.application_id = ${row.id}
          and j.announcement_id = ${announcement?.id ?? null}::uuid) as received,
      (select json_build_object('number', s.number, 'day', s.day)
        from council_agenda as g join council_sessions as s on s.id = g.session_id
        where g.home_region = ${row.home_region} and g.application_id = ${row.id} and g.verdict is null) as agenda`.execute(
    db,
  );
  const [waiting] = rows;
  return {
    state: application.state,
    enteredBy: waiting?.entered_by ?? null,
    awaited: await awaitedSteps(db, application, waiting?.asked ?? []),
    terms: {
      // A complaint stops the clock to unregistered.
      status: { endsAt: row.deadline_at, paused: row.suspended || application.state.openAppeals > 0 },
      total: { endsAt: row.total_deadline_at, paused: row.total_deadline.pauses.some(({ to }) => to === null) },
    },
    objectionsReceived: waiting?.received ?? 0,
    agenda: waiting?.agenda ?? null,
    instalments: contract && standingOfInstalments(contract.schedule, credit - contract.credit, now),
  };
}

/** The steps that a running discussion waits at: how many of those asked there suffice is the run's to say. */
async function awaitedSteps(
  db: Db | Transaction,
  { row, run }: ApplicationRecord,
  asked: Waiting["asked"],
): Promise<AwaitedStep[]> {
  if (row.status !== "in_discussion" || run?.state !== "running") return [];
  const folded = await readRun(db, row, run);
  return awaited(folded.run).flatMap(({ stepId, remaining }) => {
    const here = asked.filter(({ step }) => step === stepId);
    const [first] = here;
    if (first === undefined) return [];
    const dueAt = first.due === null ? null : new Date(first.due);
    return [{ needed: Math.min(remaining, here.length), organisations: here.map(({ name }) => name), dueAt }];
  });
}

/** Until its discussion is over, an application's sentence speaks of nothing but the organisations that are asked. */
const toldToOrganisations: ReadonlySet<StatusKey> = new Set([
  "to_conclusion",
  "in_discussion",
  "registered",
  "unregistered",
]);

/**
 * The sentence as a member of staff may read it: what other offices do is not for organisations that conclude to read
 * (DOMAIN §8).
 */
export async function readSentence(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
): Promise<ApplicationSentence | null> {
  const whole = applicationScope(acting.actor)?.organisationId === null;
  if (!whole && !toldToOrganisations.has(application.row.status)) return null;
  const { now, settings } = acting;
  return tellSentence(db, application, { now, soonDays: settings.value("soon.days", now) });
}
