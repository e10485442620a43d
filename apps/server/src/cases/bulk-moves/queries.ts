import type { BulkActKey, BulkApplication, BulkMove } from "@yer/api/contract/bulk-moves";
import type { Reason } from "@yer/api/contract/problem";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import {
  everyPage,
  falling,
  integer,
  keyset,
  type Page,
  type Place,
  type Placed,
  rising,
  uuid,
} from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { BulkMovesTable } from "../../schema/tables/bulk-moves.js";

/** An act as the job goes on with it. */
export interface OpenBulkMove {
  readonly id: string;
  readonly user_id: string;
  readonly move: BulkActKey;
  readonly reason: string | null;
  readonly given: BulkMovesTable["given"];
  readonly total: number;
}

/** Condition on applications `a`: all but these. */
export function allBut(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql`a.id not in (${sql.join([...ids])})`;
}

/** Acts that are not over, the oldest first. */
export async function openBulkMoves(db: Db): Promise<OpenBulkMove[]> {
  const { rows } = await sql<OpenBulkMove>`
    select b.id, b.user_id, b.move, b.reason, b.given,
      (select count(*)::integer from bulk_move_files as f where f.bulk_id = b.id) as total
    from bulk_moves as b where b.ended_at is null order by b.id`.execute(db);
  return rows;
}

/** An application, or area, of an act whose turn is next. */
export interface Waiting {
  readonly position: number;
  /** Id of the application or area; which of the two, the act says. */
  readonly id: string;
  readonly stepId: string;
}

/** Applications of an act whose turn is next. */
export async function waitingApplications(db: Db, id: string, limit: number): Promise<Waiting[]> {
  return db
    .selectFrom("bulk_move_files")
    .select((eb) => ["position", eb.fn.coalesce("application_id", "area_id").$notNull().as("id"), "step_id as stepId"])
    .where("bulk_id", "=", id)
    .where("state", "=", "waiting")
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** Takes an application's turn: it is this transaction's, or was taken already. */
export async function takeTurn(transaction: Transaction, id: string, position: number): Promise<boolean> {
  const row = await transaction
    .selectFrom("bulk_move_files")
    .select("position")
    .where("bulk_id", "=", id)
    .where("position", "=", position)
    .where("state", "=", "waiting")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what became of an application. */
export async function writeResult(
  transaction: Transaction,
  id: string,
  position: number,
  result: { readonly reasons: readonly Reason[]; readonly at: Date },
): Promise<void> {
  await sql`
    update bulk_move_files set at = ${result.at}, reasons = ${JSON.stringify(result.reasons)}::jsonb,
      state = ${result.reasons.length === 0 ? "moved" : "refused"}
    where bulk_id = ${id} and position = ${position}`.execute(transaction);
}

/** Notes that something broke at an application. @returns how often by now */
export async function countFailure(transaction: Transaction, id: string, position: number): Promise<number> {
  const row = await transaction
    .updateTable("bulk_move_files")
    .set((eb) => ({ failures: eb("failures", "+", 1) }))
    .where("bulk_id", "=", id)
    .where("position", "=", position)
    .where("state", "=", "waiting")
    .returning("failures")
    .executeTakeFirst();
  return row?.failures ?? 0;
}

const newestFirst = keyset({ "-id": falling(uuid(sql`bulk_moves.id`)) });

/** Moves of a person that meet a condition, the latest first. */
async function readBulkMoves(
  db: Db | Transaction,
  userId: string,
  condition: RawBuilder<SqlBool>,
  limit: number,
  place = newestFirst.at("-id", undefined),
): Promise<(BulkMove & Placed)[]> {
  const { rows } = await sql<
    Omit<BulkMove, "createdAt" | "endedAt" | "state"> &
      Placed & {
        readonly created_at: Date;
        readonly ended_at: Date | null;
        readonly cancelled: boolean;
      }
  >`
    select b.id, b.move, b.reason, b.created_at, b.ended_at, b.cancelled, b.cursor,
      count(f.position)::integer as total,
      (count(*) filter (where f.state = 'moved'))::integer as moved,
      (count(*) filter (where f.state = 'refused'))::integer as refused,
      (count(*) filter (where f.state = 'left'))::integer as "left"
    from (
      select *, ${place.cursor} as cursor from bulk_moves
      where user_id = ${userId} and ${condition} and ${place.past}
      order by ${place.along} limit ${limit}
    ) as b join bulk_move_files as f on f.bulk_id = b.id
    group by b.id, b.move, b.reason, b.created_at, b.ended_at, b.cancelled, b.cursor order by b.id desc`.execute(db);
  return rows.map(({ created_at, ended_at, cancelled, ...row }) => ({
    ...row,
    state: cancelled ? "cancelled" : ended_at !== null ? "ended" : row.moved + row.refused > 0 ? "running" : "waiting",
    createdAt: created_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
  }));
}

function shown(row: BulkMove & Placed): BulkMove {
  const { cursor: _, ...move } = row;
  return move;
}

/** A move of a person, by its id. */
export async function bulkMoveById(db: Db | Transaction, userId: string, id: string): Promise<BulkMove | undefined> {
  const [found] = await readBulkMoves(db, userId, sql`id = ${id}`, 1);
  return found && shown(found);
}

/**
 * A page of a person's moves, the latest first, and how many they are.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function bulkMovePage(
  db: Db,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<Page<BulkMove> & Total> {
  const rows = await readBulkMoves(db, userId, sql`true`, limit + 1, newestFirst.at("-id", after));
  return {
    ...newestFirst.page("-id", rows, limit, shown),
    ...(await countUpTo(db, sql`from bulk_moves where user_id = ${userId}`, false)),
  };
}

const order = keyset({ position: rising(integer(sql`position`)) });

type State = BulkApplication["state"] | undefined;

async function resultsOf(db: Db, id: string, state: State, { past, along, cursor }: Place, limit: number) {
  return db
    .selectFrom("bulk_move_files")
    .select(["application_id", "area_id", "number", "position", "state", "reasons", "at", cursor.as("cursor")])
    .where("bulk_id", "=", id)
    .where(past)
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "waiting"))
    .orderBy(along)
    .limit(limit)
    .execute();
}

function resultOf({
  application_id,
  area_id,
  number,
  position,
  state,
  reasons,
  at,
}: Awaited<ReturnType<typeof resultsOf>>[number]): BulkApplication {
  return {
    applicationId: application_id,
    areaId: area_id,
    number,
    position,
    state,
    reasons,
    at: at?.toISOString() ?? null,
  };
}

/**
 * What became of the applications of an act, a page of them in their order.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function bulkApplicationPage(
  db: Db,
  id: string,
  { state, after, limit }: { readonly state?: State; readonly after?: string | undefined; readonly limit: number },
): Promise<Page<BulkApplication>> {
  const rows = await resultsOf(db, id, state, order.at("position", after), limit + 1);
  return order.page("position", rows, limit, resultOf);
}

/** What became of every application of an act, page by page in short queries, for a file of them. */
export async function* everyBulkApplication(
  db: Db,
  id: string,
  state: State,
): AsyncGenerator<readonly BulkApplication[]> {
  const pages = everyPage<Awaited<ReturnType<typeof resultsOf>>[number]>(async (last, limit) =>
    resultsOf(db, id, state, order.behind("position", last), limit),
  );
  for await (const rows of pages) yield rows.map(resultOf);
}

/** Numbers of applications, by id; what there is not is left out. */
export async function numbersOf(db: Db | Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("applications")
    .select(["id", "number"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}

/** Numbers of areas, by id; what there is not is left out. */
export async function numbersOfAreas(
  db: Db | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("areas")
    .select(["id", "number"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row.number]));
}

/** Writes down an act on many applications. */
export async function insertBulkMove(
  transaction: Transaction,
  act: {
    readonly id: string;
    readonly userId: string;
    readonly move: BulkActKey;
    readonly reason: string | null;
    readonly given?: BulkMovesTable["given"];
    readonly at: Date;
  },
): Promise<void> {
  await transaction
    .insertInto("bulk_moves")
    .values({
      id: act.id,
      user_id: act.userId,
      move: act.move,
      reason: act.reason,
      given: act.given ? jsonb(act.given) : null,
      created_at: act.at,
      ended_at: null,
    })
    .execute();
}

/** What an act takes: an application, at a step where it gives conclusions, or an area. */
export type Taken = { readonly number: string } & (
  | { readonly applicationId: string; readonly stepId?: string }
  | { readonly areaId: string }
);

/** Writes down which applications, or areas, an act takes, in their order. */
export async function insertTaken(transaction: Transaction, id: string, taken: readonly Taken[]): Promise<void> {
  await transaction
    .insertInto("bulk_move_files")
    .values(
      taken.map((one, index) => ({
        bulk_id: id,
        position: index + 1,
        application_id: "applicationId" in one ? one.applicationId : null,
        area_id: "areaId" in one ? one.areaId : null,
        step_id: ("stepId" in one ? one.stepId : undefined) ?? "",
        number: one.number,
        state: "waiting" as const,
        at: null,
      })),
    )
    .execute();
}

/** Leaves the applications of an act whose turn has not come where they are. */
export async function leaveWaiting(transaction: Transaction, id: string, at: Date): Promise<void> {
  await transaction
    .updateTable("bulk_move_files")
    .set({ state: "left", at })
    .where("bulk_id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/** Stops an act; `false` where it is over already. */
export async function stopBulkMove(transaction: Transaction, id: string, at: Date): Promise<boolean> {
  const stopped = await transaction
    .updateTable("bulk_moves")
    .set({ ended_at: at, cancelled: true })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return stopped !== undefined;
}
