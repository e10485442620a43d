import type { ApplicationSentence } from "@yer/api/contract/sentence";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { applicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { sentenceOf } from "../../rules/workflow/sentence.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { withReadiness } from "./moves.js";

interface Waiting {
  readonly entered_by: MoveKey | null;
  readonly awaited: readonly { readonly name: Names; readonly late: boolean }[];
  readonly received: number;
  readonly agenda: { readonly number: string; readonly day: string } | null;
}

/** The sentence about a file: what waits is read, what stands in the way is what the rules of its next move say. */
export async function tellSentence(
  db: Db | Transaction,
  given: ApplicationRecord,
  now: Date,
): Promise<ApplicationSentence> {
  const application = await withReadiness(db, given);
  const { row, run, announcement } = application;
  const { rows } = await sql<Waiting>`
    select
      (select h.params ->> 'move' from history_entry as h
        where h.home_region = ${row.home_region} and h.record_kind = 'application' and h.record_id = ${row.id}
          and h.action = 'application.moved' and h.to_state = ${row.status} and h.from_state <> h.to_state
        order by h.sequence desc limit 1) as entered_by,
      (select coalesce(json_agg(json_build_object('name', o.name, 'late', coalesce(b.due_at <= ${now}, false))
          order by o.sort_key), '[]')
        from step_organisations as b join organisations as o on o.id = b.organisation_id
        where b.home_region = ${row.home_region} and b.run_id = ${run?.id ?? null}::uuid
          and b.state = 'awaited') as awaited,
      (select count(*) from objections as j
        where j.home_region = ${row.home_region} and j.application_id = ${row.id}
          and j.announcement_id = ${announcement?.id ?? null}::uuid) as received,
      (select json_build_object('number', s.number, 'day', s.day)
        from council_agenda as g join council_sessions as s on s.id = g.session_id
        where g.home_region = ${row.home_region} and g.application_id = ${row.id} and g.verdict is null) as agenda`.execute(
    db,
  );
  const [waiting] = rows;
  return sentenceOf(
    {
      state: application.state,
      enteredBy: waiting?.entered_by ?? null,
      awaited: waiting?.awaited ?? [],
      objectionsReceived: waiting?.received ?? 0,
      agenda: waiting?.agenda ?? null,
    },
    now,
  );
}

/** Until its discussion is over, a file's sentence speaks of nothing but the organisations that are asked. */
const toldToOrganisations: ReadonlySet<StatusKey> = new Set([
  "to_conclusion",
  "in_discussion",
  "registered",
  "unregistered",
]);

/** The sentence as a member of staff may read it: what other offices do is not a body's to read (DOMAIN §8). */
export async function readSentence(
  db: Db | Transaction,
  acting: ActingPerson,
  application: ApplicationRecord,
): Promise<ApplicationSentence | null> {
  const whole = applicationScope(acting.actor)?.organisationId === null;
  if (!whole && !toldToOrganisations.has(application.row.status)) return null;
  return tellSentence(db, application, acting.now);
}
