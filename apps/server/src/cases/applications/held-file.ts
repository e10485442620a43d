import { sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { decide } from "../../identity/access/decide.js";
import { applicationScope, seesConclusion } from "../../identity/access/scope.js";
import type { Db } from "../../platform/database/database.js";
import { readApplicationRecord } from "./application.js";

/** Where an application holds an uploaded file. */
interface Holding {
  readonly id: string;
  /** The organisation whose conclusion holds it and whether its run is over; `null` where no conclusion does. */
  readonly organisation_id: string | null;
  readonly run_ended: boolean;
  /** With an objection or a complaint: the business of the authorised organisations. */
  readonly dispute: boolean;
}

/** Whether a person sees a record that holds an uploaded file: what downloads ask of applications. */
export async function seesHeldFile(db: Db, actor: Actor, fileId: string): Promise<boolean> {
  const scope = applicationScope(actor);
  if (scope === undefined) return false;
  const held = JSON.stringify([fileId]);
  const { rows } = await sql<Holding>`
    select id, null::uuid as organisation_id, true as run_ended, false as dispute from applications
      where facts -> 'fileIds' @> ${held}::jsonb or facts #>> '{payment,discountFileId}' = ${fileId}
        or facts #>> '{payment,marketValueFileId}' = ${fileId}
    union select c.application_id, c.organisation_id, r.state <> 'running', false
      from conclusions as c join runs as r on r.home_region = c.home_region and r.id = c.run_id
      where c.file_ids @> ${held}::jsonb
    union select application_id, organisation_id, true, false from signed_acts where file_ids @> ${held}::jsonb
    union select application_id, organisation_id, true, false from step_organisations
      where held_by = ${actor.id} and passed_files @> ${held}::jsonb
    union select application_id, null::uuid, true, true from objections
      where file_ids @> ${held}::jsonb or redacted_file_ids @> ${held}::jsonb
    union select application_id, null::uuid, true, true from complaints where file_ids @> ${held}::jsonb
    union select application_id, null::uuid, true, true from instalment_contracts where file_id::text = ${fileId}
    limit 20`.execute(db);
  for (const { id, organisation_id: organisationId, run_ended: runEnded, dispute } of rows) {
    if (dispute && scope.organisationId !== null) continue;
    if (organisationId !== null && !seesConclusion(scope, { organisationId, runEnded })) continue;
    const { subject } = await readApplicationRecord(db, id);
    if (decide(actor, { code: "read:property", kind: "read" }, subject).allowed) return true;
  }
  return false;
}
