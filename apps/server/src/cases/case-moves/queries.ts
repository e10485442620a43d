import type { CaseMove } from "@yer/api/contract/case-moves";
import type { Names } from "@yer/api/contract/values";
import type { Diagram } from "@yer/flow-editor/model";
import { type Insertable, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { keyset, type Placed, rising, text } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { CaseMovesTable } from "../../schema/tables/diagrams.js";
import type { RunningApplication } from "../../questions/diagrams/queries.js";
import { outcomeKept, refusedOutcome, waitingOutcome } from "./outcome-of.js";

type Reader = Db | Transaction;

/** Ids of the applications in discussion whose neighbourhood is no more: none of them moves before it is placed. */
const waitingForPlace = sql`
  select a.id from applications as a join neighborhoods as n on n.id = a.neighborhood_id and not n.active
  where a.status = 'in_discussion'`;

/** A version of a diagram that cases stand on or move to. */
export interface MoveVersion {
  readonly id: string;
  readonly number: number;
  readonly state: "draft" | "published" | "replaced";
  readonly diagram: Diagram;
}

/** A version of this very diagram; `undefined` where it is another's, or a draft. */
export async function readMoveVersion(db: Reader, diagramId: string, id: string): Promise<MoveVersion | undefined> {
  return await db
    .selectFrom("diagram_versions")
    .select(["id", "version as number", "state", "diagram"])
    .where("diagram_id", "=", diagramId)
    .where("id", "=", id)
    .where("state", "<>", "draft")
    .executeTakeFirst();
}

/**
 * Running cases on a version in the order of their applications' ids; of these applications only, where they are named.
 */
export async function runningOn(
  db: Reader,
  versionId: string,
  applications: readonly string[] | undefined,
  after: string | undefined,
  limit: number,
): Promise<(RunningApplication & { readonly waits: boolean })[]> {
  return await db
    .selectFrom("runs as r")
    .innerJoin("applications as a", (join) =>
      join.onRef("a.home_region", "=", "r.home_region").onRef("a.id", "=", "r.application_id"),
    )
    .select(["r.home_region", "r.id", "r.application_id", "a.number", "a.district_soato", "r.version_id"])
    .select(["r.resolution", sql<boolean>`a.id in (${waitingForPlace})`.as("waits")])
    .where("r.state", "=", "running")
    .where("r.version_id", "=", versionId)
    .$if(applications !== undefined, (query) =>
      query.where(sql<boolean>`r.application_id = any(${`{${(applications ?? []).join(",")}}`}::uuid[])`),
    )
    .$if(after !== undefined, (query) => query.where(sql<boolean>`r.application_id > ${after ?? ""}::uuid`))
    .orderBy("r.application_id")
    .limit(limit)
    .execute();
}

const caseOrder = keyset({ number: rising(text(sql`a.number`)) });

/**
 * A page of running cases on a version as a person chooses from them, and how many there are: exactly, for so many a move
 * of all of them takes.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function pageOfRunning(
  db: Reader,
  versionId: string,
  after: string | undefined,
  limit: number,
  now: Date,
) {
  const { past, along, cursor } = caseOrder.at("number", after);
  const running = sql<SqlBool>`(r.state = 'running' and r.version_id = ${versionId})`;
  const { rows } = await sql<
    Placed & {
      applicationId: string;
      number: string;
      district: Names;
      started_at: Date;
      conclusions: number;
      late: boolean;
    }
  >`
    select a.id as "applicationId", a.number, d.name as district, r.started_at, ${cursor} as cursor,
      (select count(distinct (c.step_id, c.organisation_id)) from conclusions as c
        where c.home_region = r.home_region and c.run_id = r.id)::integer as conclusions,
      exists (select from step_organisations as b where b.home_region = r.home_region and b.run_id = r.id
        and b.state = 'awaited' and b.due_at <= ${now}) as late
    from runs as r
    join applications as a on a.home_region = r.home_region and a.id = r.application_id
    join districts as d on d.soato = a.district_soato
    where ${running} and ${past} order by ${along} limit ${limit + 1}`.execute(db);
  const { total } = await countUpTo(db, sql`from runs as r where ${running}`, true);
  return {
    ...caseOrder.page("number", rows, limit, ({ applicationId, number, district, started_at, conclusions, late }) => ({
      applicationId,
      number,
      district,
      startedAt: started_at.toISOString(),
      conclusions,
      late,
    })),
    total,
  };
}

/** Names of organisations by id. */
export async function organisationNames(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Names>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organisations")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Moves of a diagram, newest first, or one by its id, with how far each has come. */
export async function readCaseMoves(
  db: Reader,
  by: { readonly diagramId: string } | { readonly id: string },
): Promise<CaseMove[]> {
  const { rows } = await sql<
    Omit<CaseMove, "createdAt" | "endedAt"> & { readonly created_at: Date; readonly ended_at: Date | null }
  >`
    select m.id, f.version as "fromVersion", t.version as "toVersion", m.reason, m.by_name as by, m.created_at, m.ended_at,
      count(c.application_id)::integer as total,
      (count(*) filter (where c.state = 'moved'))::integer as moved,
      (count(*) filter (where c.state = 'refused'))::integer as refused,
      (count(*) filter (where c.state = 'pending' and c.application_id in (${waitingForPlace})))::integer as waiting
    from case_moves as m
    join diagram_versions as f on f.id = m.from_version
    join diagram_versions as t on t.id = m.to_version
    left join case_move_files as c on c.move_id = m.id
    where ${"id" in by ? sql`m.id = ${by.id}` : sql`m.diagram_id = ${by.diagramId}`}
    group by m.id, f.version, t.version order by m.id desc limit 100`.execute(db);
  return rows.map(({ created_at, ended_at, ...row }) => ({
    ...row,
    createdAt: created_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
}

const fileOrder = keyset({ number: rising(text(sql`number`)) });

/**
 * What became of the applications of a move, a page of them by number.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function pageOfMove(db: Reader, moveId: string, after: string | undefined, limit: number) {
  const { past, along, cursor } = fileOrder.at("number", after);
  const rows = await db
    .selectFrom("case_move_files")
    .select(["application_id", "number", "state", "result", "at", cursor.as("cursor")])
    .select(sql<boolean>`state = 'pending' and application_id in (${waitingForPlace})`.as("waits"))
    .where("move_id", "=", moveId)
    .where(past)
    .orderBy(along)
    .limit(limit + 1)
    .execute();
  const { items: files, next } = fileOrder.page(
    "number",
    rows,
    limit,
    ({ application_id, number, state, result, at, waits }) => ({
      applicationId: application_id,
      number,
      state,
      outcome: waits ? waitingOutcome : result && outcomeKept(result),
      at: at?.toISOString() ?? null,
    }),
  );
  return { files, next };
}

/**
 * Applications of a move whose turn has not come, a page of them by id; those that wait to be placed are passed over.
 */
export async function pendingFiles(
  db: Reader,
  moveId: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom("case_move_files")
    .select("application_id")
    .where("move_id", "=", moveId)
    .where("state", "=", "pending")
    .where(sql<boolean>`application_id not in (${waitingForPlace})`)
    .$if(after !== undefined, (query) => query.where("application_id", ">", after ?? ""))
    .orderBy("application_id")
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/**
 * Writes down the running cases of a version as applications of a move, all or those named.
 * @returns how many there are
 */
export async function planApplications(
  transaction: Transaction,
  moveId: string,
  versionId: string,
  applications: readonly string[] | undefined,
): Promise<number> {
  const { rows } = await sql<{ application_id: string }>`
    insert into case_move_files (move_id, application_id, number, state)
    select ${moveId}, a.id, a.number, 'pending'
    from runs as r join applications as a on a.home_region = r.home_region and a.id = r.application_id
    where r.state = 'running' and r.version_id = ${versionId}
      and ${applications === undefined ? sql`true` : sql`a.id = any(${`{${applications.join(",")}}`}::uuid[])`}
    returning application_id`.execute(transaction);
  return rows.length;
}

/**
 * Whether cases of a version are being moved to another at this moment. A move that has only applications left that
 * wait to be placed is not under way: it may wait for weeks, and the others need not.
 */
export async function isMoving(db: Reader, fromVersion: string): Promise<boolean> {
  const running = await db
    .selectFrom("case_moves as m")
    .innerJoin("case_move_files as f", "f.move_id", "m.id")
    .select("m.id")
    .where("m.from_version", "=", fromVersion)
    .where("m.ended_at", "is", null)
    .where("f.state", "=", "pending")
    .where(sql<boolean>`f.application_id not in (${waitingForPlace})`)
    .limit(1)
    .executeTakeFirst();
  return running !== undefined;
}

/**
 * Takes applications that wait to be placed out of the moves of this version that wait for them: a later one names
 * them.
 */
export async function takeOver(
  transaction: Transaction,
  { fromVersion, now }: { readonly fromVersion: string; readonly now: Date },
  applications: readonly string[] | undefined,
): Promise<void> {
  await transaction
    .updateTable("case_move_files")
    .set({ state: "refused", result: jsonb(refusedOutcome("later-move")), at: now })
    .where("state", "=", "pending")
    .where("move_id", "in", (eb) =>
      eb.selectFrom("case_moves").select("id").where("from_version", "=", fromVersion).where("ended_at", "is", null),
    )
    .$if(applications !== undefined, (query) =>
      query.where(sql<boolean>`application_id = any(${`{${(applications ?? []).join(",")}}`}::uuid[])`),
    )
    .execute();
}

/** Writes down a move of cases from one version to another, which is not over. */
export async function insertCaseMove(
  transaction: Transaction,
  { steps, ...move }: Omit<Insertable<CaseMovesTable>, "ended_at">,
): Promise<void> {
  await transaction
    .insertInto("case_moves")
    .values({ ...move, steps: jsonb(steps), ended_at: null })
    .execute();
}
