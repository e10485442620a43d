import { conclusionDraft } from "@yer/api/contract/conclusion-seat";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { passDraft } from "../../platform/drafts/queries.js";
import type { SeatState } from "./lease.js";

/** Which seat: an organisation's place at a step of a run. */
export interface SeatKey {
  readonly homeRegion: string;
  readonly applicationId: string;
  readonly runId: string;
  readonly stepId: string;
  readonly organisationId: string;
}

/** Who takes a seat, and until when. */
export interface NewHolder {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  readonly until: Date;
}

/**
 * Reads a seat. Whoever changes it holds its application's lock; `undefined`: the organisation is not asked at this
 * step.
 */
export async function readSeat(transaction: Db | Transaction, key: SeatKey): Promise<SeatState | undefined> {
  const row = await transaction
    .selectFrom("step_organisations as b")
    .innerJoin("runs as r", (join) => join.onRef("r.home_region", "=", "b.home_region").onRef("r.id", "=", "b.run_id"))
    .select(["b.organisation_id", "b.state", "b.held_by", "b.holder_name", "b.held_since", "b.held_until"])
    .select("r.state as run_state")
    .where("b.home_region", "=", key.homeRegion)
    .where("b.run_id", "=", key.runId)
    .where("b.step_id", "=", key.stepId)
    .where("b.organisation_id", "=", key.organisationId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { run_state: runState, ...seat } = row;
  return { ...seat, running: runState === "running" };
}

const seatOf = (transaction: Transaction, key: SeatKey) =>
  transaction
    .updateTable("step_organisations")
    .where("home_region", "=", key.homeRegion)
    .where("run_id", "=", key.runId)
    .where("step_id", "=", key.stepId)
    .where("organisation_id", "=", key.organisationId);

/**
 * Puts somebody on a seat. Where another was on it last, what they have written goes to the new one, with the files
 * they uploaded for it: unless the new one has a draft of their own, which is never written over.
 */
export async function seatHolder(
  transaction: Transaction,
  key: SeatKey,
  before: Pick<SeatState, "held_by">,
  holder: NewHolder,
): Promise<void> {
  await seatOf(transaction, key)
    .set({ held_by: holder.id, holder_name: holder.name, held_since: holder.since, held_until: holder.until })
    .execute();
  if (before.held_by === null || before.held_by === holder.id) return;
  const record = conclusionDraft.record(key.applicationId, key.stepId);
  const from = { person: before.held_by, form: conclusionDraft.form, record };
  const passed = await passDraft(transaction, from, [holder.id]);
  if (passed !== undefined) await passApplications(transaction, key, before.held_by, passed.value);
}

/** Lets the holder hand in what a colleague uploaded: only files of the colleague's own, whatever the draft names. */
async function passApplications(
  transaction: Transaction,
  key: SeatKey,
  from: string,
  draft: Readonly<Record<string, unknown>>,
): Promise<void> {
  const listed: unknown[] = Array.isArray(draft["files"]) ? draft["files"] : [];
  const named = listed.flatMap((file) => {
    const id = typeof file === "object" && file !== null && "id" in file ? file.id : undefined;
    return typeof id === "string" ? [id] : [];
  });
  if (named.length === 0) return;
  await sql`
    update step_organisations as b set passed_files = (
      select coalesce(jsonb_agg(distinct f.id), '[]') from (
        select id from stored_file
        where uploaded_by = ${from} and id::text in (${sql.join(named)})
        union select jsonb_array_elements_text(b.passed_files)
      ) as f)
    where b.home_region = ${key.homeRegion} and b.run_id = ${key.runId} and b.step_id = ${key.stepId}
      and b.organisation_id = ${key.organisationId}`.execute(transaction);
}

/** Files that came to whoever holds a seat with a colleague's draft. */
export async function passedFiles(transaction: Transaction, key: SeatKey): Promise<readonly string[]> {
  const row = await transaction
    .selectFrom("step_organisations")
    .select("passed_files")
    .where("home_region", "=", key.homeRegion)
    .where("run_id", "=", key.runId)
    .where("step_id", "=", key.stepId)
    .where("organisation_id", "=", key.organisationId)
    .executeTakeFirst();
  return row?.passed_files ?? [];
}

/** Ends a lease at a moment. Who had it stays known: their draft goes to the next. */
export async function endLease(transaction: Transaction, key: SeatKey, now: Date): Promise<void> {
  await seatOf(transaction, key).set({ held_until: now }).execute();
}

/** Empties a seat whose conclusion was given. */
export async function leaveSeat(transaction: Transaction, key: SeatKey, now: Date): Promise<void> {
  await seatOf(transaction, key)
    .set({
      held_by: null,
      holder_name: null,
      held_since: null,
      held_until: null,
      passed_files: jsonb([]),
      given_at: now,
    })
    .execute();
}
