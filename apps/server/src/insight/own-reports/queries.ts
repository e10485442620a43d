import type { ReportDefinition } from "@yer/api/contract/own-report";
import { sql, type SqlBool } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";

/** A report that somebody made, with its maker's name. */
export interface OwnReportRecord {
  readonly id: string;
  readonly owner_id: string;
  readonly owner_name: string;
  readonly name: string;
  readonly shared: boolean;
  readonly definition: ReportDefinition;
  readonly version: number;
}

type Reader = Pick<Actor, "id" | "territory">;

function select(db: Db | Transaction, { id, territory }: Reader) {
  return db
    .selectFrom("own_reports as r")
    .innerJoin("users as u", "u.id", "r.owner_id")
    .select(["r.id", "r.owner_id", "u.name as owner_name", "r.name", "r.shared", "r.definition", "r.version"])
    .where(sql<SqlBool>`(r.owner_id = ${id} or r.shared and starts_with(${territory ?? "-"}::text, r.territory))`);
}

/** The reports that a person made and those that are shared with them; the latest first. */
export async function ownReportsOf(db: Db | Transaction, reader: Reader): Promise<OwnReportRecord[]> {
  return select(db, reader).orderBy("r.created_at", "desc").orderBy("r.id").execute();
}

/** A report that a person sees. */
export async function findOwnReport(
  db: Db | Transaction,
  reader: Reader,
  id: string,
): Promise<OwnReportRecord | undefined> {
  return select(db, reader).where("r.id", "=", id).executeTakeFirst();
}

/** Locks a report until the transaction ends. */
export async function lockOwnReport(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom("own_reports").select("id").where("id", "=", id).forUpdate().execute();
}

/** Lets a person's reports be counted and added to by one request at a time. */
export async function lockMaker(transaction: Transaction, owner: string): Promise<void> {
  await transaction.selectFrom("users").select("id").where("id", "=", owner).forNoKeyUpdate().execute();
}

/** How many reports a person has made. */
export async function countOwnReports(transaction: Transaction, owner: string): Promise<number> {
  const { count } = await transaction
    .selectFrom("own_reports")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("owner_id", "=", owner)
    .executeTakeFirstOrThrow();
  return count;
}

/** The stored part of a report. */
export interface WrittenReport {
  readonly name: string;
  readonly shared: boolean;
  readonly territory: string;
  readonly definition: ReportDefinition;
}

/** Writes a new report. */
export async function insertOwnReport(
  transaction: Transaction,
  { id, owner, definition, ...rest }: WrittenReport & { readonly id: string; readonly owner: string },
  at: Date,
): Promise<void> {
  await transaction
    .insertInto("own_reports")
    .values({ id, owner_id: owner, ...rest, definition: JSON.stringify(definition), created_at: at })
    .execute();
}

/** Writes a report anew under the next version. */
export async function setOwnReport(
  transaction: Transaction,
  standing: Pick<OwnReportRecord, "id" | "version">,
  { definition, ...rest }: WrittenReport,
): Promise<void> {
  await transaction
    .updateTable("own_reports")
    .set({ ...rest, definition: JSON.stringify(definition), version: standing.version + 1 })
    .where("id", "=", standing.id)
    .execute();
}

/** Deletes a report and all that belongs to it. */
export async function deleteOwnReport(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom("own_reports").where("id", "=", id).execute();
}
