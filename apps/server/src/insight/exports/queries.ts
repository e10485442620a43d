import { createHash, randomBytes } from "node:crypto";
import type { ExportAsked, ExportJob } from "@yer/api/contract/exports";
import type { Reason } from "@yer/api/contract/problem";
import { type Selectable, sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type MachineTime, machineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { falling, keyset, type Page, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { ExportsTable } from "../../schema/tables/exports.js";

/** An export as it is kept. */
export type ExportRow = Selectable<ExportsTable>;

/** Milliseconds a ticket is good for. */
const ticketMilliseconds = 60_000;
/** Milliseconds after which another server may take over what this one was making. */
const leaseMilliseconds = 60_000;

/** An export as its owner sees it. */
export function exportView(row: ExportRow): ExportJob {
  return {
    id: row.id,
    register: row.asked.register,
    format: row.asked.format,
    state: row.state,
    rows: row.rows,
    done: row.done,
    size: row.size,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    reasons: row.reasons,
  };
}

/** Puts an export into the queue. */
export async function insertExport(
  transaction: Transaction,
  userId: string,
  asked: ExportAsked,
  rows: number,
  at: Date,
): Promise<ExportRow> {
  return transaction
    .insertInto("exports")
    .values({
      id: uuidv7(),
      user_id: userId,
      asked: jsonb(asked),
      state: "waiting",
      rows,
      size: null,
      created_at: at,
      ended_at: null,
      expires_at: null,
      holder: null,
      leased_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

const newestFirst = keyset({ "-id": falling(uuid(sql`exports.id`)) });

/**
 * A page of a person's exports, the latest first, and how many they are.
 * @throws {Problem} `invalid` for a cursor that is none of ours
 */
export async function exportPage(
  db: Db,
  userId: string,
  after: string | undefined,
  limit: number,
): Promise<Page<ExportJob> & Total> {
  const place = newestFirst.at("-id", after);
  const rows = await db
    .selectFrom("exports")
    .selectAll()
    .select(place.cursor.as("cursor"))
    .where("user_id", "=", userId)
    .where(place.past)
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return {
    ...newestFirst.page("-id", rows, limit, exportView),
    ...(await countUpTo(db, sql`from exports where user_id = ${userId}`, false)),
  };
}

/** An export of a person. */
export async function findExport(db: Db | Transaction, userId: string, id: string): Promise<ExportRow | undefined> {
  return db.selectFrom("exports").selectAll().where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
}

/** Exports a person waits for. */
export async function countOpen(db: Db | Transaction, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("exports")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .where("state", "in", ["waiting", "running"])
    .executeTakeFirstOrThrow();
  return count;
}

/** Stops an export that is not over. @returns whether it was this call */
export async function stopExport(transaction: Transaction, id: string, at: Date): Promise<boolean> {
  const row = await transaction
    .updateTable("exports")
    .set({ state: "cancelled", ended_at: at, leased_until: null })
    .where("id", "=", id)
    .where("state", "in", ["waiting", "running"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the export that waits longest, or one whose server is gone; it begins anew. */
export async function takeExport(db: Db, holder: string, now: MachineTime): Promise<ExportRow | undefined> {
  const until = machineTime(now, leaseMilliseconds);
  const { rows } = await sql<ExportRow>`
    update exports set state = 'running', done = 0, holder = ${holder}, leased_until = ${until}
    where id = (
      select id from exports
      where state = 'waiting' or (state = 'running' and leased_until <= ${now})
      order by id limit 1 for update skip locked
    ) returning *`.execute(db);
  return rows[0];
}

/** Notes how far it is and keeps the lease. @returns whether it is still this holder's to make */
export async function keepExport(
  transaction: Transaction,
  row: Pick<ExportRow, "id" | "holder">,
  done: number,
  now: MachineTime,
): Promise<boolean> {
  const kept = await transaction
    .updateTable("exports")
    .set({ done, leased_until: machineTime(now, leaseMilliseconds) })
    .where("id", "=", row.id)
    .where("holder", "=", row.holder)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return kept !== undefined;
}

/** Says that the file is there. @returns whether it was still wanted */
export async function finishExport(
  transaction: Transaction,
  row: Pick<ExportRow, "id" | "holder">,
  made: { readonly done: number; readonly size: number; readonly at: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const done = await transaction
    .updateTable("exports")
    .set({
      state: "ready",
      done: made.done,
      rows: made.done,
      size: made.size,
      ended_at: made.at,
      expires_at: made.expiresAt,
      leased_until: null,
    })
    .where("id", "=", row.id)
    .where("holder", "=", row.holder)
    .where("state", "=", "running")
    .returning("id")
    .executeTakeFirst();
  return done !== undefined;
}

/** Says that something broke: it waits for another try, or is given up with reasons. @returns its state */
export async function failExport(
  transaction: Transaction,
  row: Pick<ExportRow, "id" | "holder">,
  { reasons, at, most }: { readonly reasons: readonly Reason[]; readonly at: Date; readonly most: number },
): Promise<ExportRow["state"] | undefined> {
  const { rows } = await sql<{ state: ExportRow["state"] }>`
    update exports set failures = failures + 1, leased_until = null,
      state = case when failures + 1 >= ${most} then 'failed' else 'waiting' end,
      ended_at = case when failures + 1 >= ${most} then ${at}::timestamptz end,
      reasons = ${JSON.stringify(reasons)}::jsonb
    where id = ${row.id} and holder = ${row.holder} and state = 'running' returning state`.execute(transaction);
  return rows[0]?.state;
}

/** A ticket: 256 random bits, of which the database knows the hash. */
export async function issueTicket(
  transaction: Transaction,
  row: Pick<ExportRow, "id" | "user_id">,
  now: MachineTime,
): Promise<{ readonly ticket: string; readonly expiresAt: MachineTime }> {
  const ticket = randomBytes(32).toString("base64url");
  const expiresAt = machineTime(now, ticketMilliseconds);
  await transaction.deleteFrom("export_tickets").where("expires_at", "<", now).execute();
  await transaction
    .insertInto("export_tickets")
    .values({ hash: hashOf(ticket), export_id: row.id, user_id: row.user_id, expires_at: expiresAt })
    .execute();
  return { ticket, expiresAt };
}

/** Uses a ticket up: of two at once one gets the file. `undefined`: used, over, unknown, or somebody else's. */
export async function redeemTicket(
  transaction: Transaction,
  userId: string,
  ticket: string,
  now: MachineTime,
): Promise<ExportRow | undefined> {
  const used = await transaction
    .deleteFrom("export_tickets")
    .where("hash", "=", hashOf(ticket))
    .where("user_id", "=", userId)
    .returningAll()
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now) return undefined;
  const row = await findExport(transaction, userId, used.export_id);
  return row?.state === "ready" ? row : undefined;
}

/** Marks files whose time is over. @returns their ids */
export async function expireExports(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable("exports")
    .set({ state: "expired" })
    .where("state", "=", "ready")
    .where("expires_at", "<=", now)
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}

function hashOf(ticket: string): Buffer {
  return createHash("sha256").update(ticket).digest();
}
