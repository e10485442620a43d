import { type Insertable, type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ConclusionsTable, RunsTable, StepOrganisationsTable } from "../../schema/tables/discussion.js";

/** A conclusion as it is stored. */
export type StoredConclusion = Selectable<ConclusionsTable>;

/** A run, and where its rows lie. */
export interface RunAt {
  readonly homeRegion: string;
  readonly id: string;
}

/** Who is at an organisation's conclusion, and which files came to them with it. */
export type LastHold = Pick<
  Selectable<StepOrganisationsTable>,
  "held_by" | "holder_name" | "held_since" | "held_until" | "passed_files"
>;

/** How far a run has come with an organisation of a step; `due` only where it is awaited. */
export interface OrganisationRow {
  readonly stepId: string;
  readonly organisationId: string;
  readonly state: StepOrganisationsTable["state"];
  readonly due: Date | null;
}

/** The diagram that a run goes by. */
export async function readVersionOfRun(db: Db | Transaction, versionId: string) {
  return db
    .selectFrom("diagram_versions")
    .select(["diagram", "version", "diagram_id"])
    .where("id", "=", versionId)
    .executeTakeFirstOrThrow();
}

/** What was concluded in a run, in order. */
export async function readConclusions(db: Db | Transaction, run: RunAt): Promise<StoredConclusion[]> {
  return db
    .selectFrom("conclusions")
    .selectAll()
    .where("home_region", "=", run.homeRegion)
    .where("run_id", "=", run.id)
    .orderBy("sequence")
    .execute();
}

/** The same with the kind of each organisation, and the version that the group it answered has now. */
export async function readConclusionsToCarry(db: Db | Transaction, run: RunAt) {
  return db
    .selectFrom("conclusions as c")
    .innerJoin("organisations as o", "o.id", "c.organisation_id")
    .innerJoin("field_groups as g", "g.id", "c.field_group_id")
    .selectAll("c")
    .select(["o.kind", "g.version as group_version"])
    .where("c.home_region", "=", run.homeRegion)
    .where("c.run_id", "=", run.id)
    .orderBy("c.sequence")
    .execute();
}

/** Who was the last at each conclusion of a run, where they are still of the organisation and may act. */
export async function readHolds(db: Db | Transaction, run: RunAt) {
  return db
    .selectFrom("step_organisations as b")
    .innerJoin("users as u", "u.id", "b.held_by")
    .select(["b.step_id", "b.organisation_id", "b.held_by", "b.holder_name", "b.held_since", "b.held_until"])
    .select("b.passed_files")
    .where("b.home_region", "=", run.homeRegion)
    .where("b.run_id", "=", run.id)
    .whereRef("u.organisation_id", "=", "b.organisation_id")
    .where("u.is_staff", "=", true)
    .where("u.blocked", "=", false)
    .execute();
}

/** Writes a run down, without the organisations that it asks. @returns its id */
export async function writeRun(
  transaction: Transaction,
  { resolution, group_versions, ...run }: Omit<Selectable<RunsTable>, "id">,
): Promise<string> {
  const id = uuidv7();
  await transaction
    .insertInto("runs")
    .values({ ...run, id, resolution: jsonb(resolution), group_versions: jsonb(group_versions) })
    .execute();
  return id;
}

/** An organisation of a run, as it is written down: who was at it in the run before goes along. */
export type NewOrganisation = Omit<Insertable<StepOrganisationsTable>, "passed_files"> & Partial<LastHold>;

/** Writes down the organisations that a run asks. */
export async function writeOrganisations(
  transaction: Transaction,
  organisations: readonly NewOrganisation[],
): Promise<void> {
  await transaction
    .insertInto("step_organisations")
    .values(
      organisations.map(({ passed_files, ...organisation }) => ({
        ...organisation,
        ...(passed_files === undefined ? {} : { passed_files: jsonb(passed_files) }),
      })),
    )
    .execute();
}

/** Gives conclusions of the run before again in this one, in their order, each with the day on which it was given. */
export async function writeCarried(
  transaction: Transaction,
  run: RunAt,
  events: readonly StoredConclusion[],
): Promise<void> {
  await transaction
    .updateTable("step_organisations as b")
    .set({
      given_at: sql<Date>`(select max(e.at) from jsonb_to_recordset(${jsonb(
        events.map((event) => ({ step: event.step_id, body: event.organisation_id, at: event.at.toISOString() })),
      )}) as e (step text, body uuid, at timestamptz) where e.step = b.step_id and e.body = b.organisation_id)`,
    })
    .where("b.home_region", "=", run.homeRegion)
    .where("b.run_id", "=", run.id)
    .where("b.state", "=", "given")
    .execute();
  await transaction
    .insertInto("conclusions")
    .values(
      events.map((event, index) => ({
        ...event,
        id: uuidv7(),
        run_id: run.id,
        sequence: index + 1,
        type: "given" as const,
        answers: jsonb(event.answers),
        file_ids: jsonb(event.file_ids),
        carried: true,
      })),
    )
    .execute();
}

/** Writes how far a run has come with its organisations. @returns those whose state is another than before */
export async function moveOrganisations(
  transaction: Transaction,
  run: RunAt,
  organisations: readonly OrganisationRow[],
  now: Date,
): Promise<{ readonly organisation: string; readonly state: StepOrganisationsTable["state"] }[]> {
  const { rows } = await sql<{ organisation: string; state: StepOrganisationsTable["state"] }>`
    update step_organisations as b set state = v.state, due_at = coalesce(b.due_at, v.due),
      asked_at = coalesce(b.asked_at, case when v.state = 'awaited' then ${now}::timestamptz end)
    from jsonb_to_recordset(${jsonb(organisations)}) as v ("stepId" text, "organisationId" uuid, state text, due timestamptz)
    where b.home_region = ${run.homeRegion} and b.run_id = ${run.id}
      and b.step_id = v."stepId" and b.organisation_id = v."organisationId" and b.state <> v.state
    returning b.organisation_id as organisation, b.state
  `.execute(transaction);
  return rows;
}

/** Ends a run before its end, and with it the waiting of its organisations. */
export async function writeCancelled(transaction: Transaction, run: RunAt, now: Date): Promise<void> {
  await transaction
    .updateTable("runs")
    .set({ state: "cancelled", ended_at: now })
    .where("home_region", "=", run.homeRegion)
    .where("id", "=", run.id)
    .execute();
  await transaction
    .updateTable("step_organisations")
    .set({ state: "passed" })
    .where("home_region", "=", run.homeRegion)
    .where("run_id", "=", run.id)
    .where("state", "=", "awaited")
    .execute();
}
