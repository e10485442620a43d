import { createHash } from "node:crypto";
import type { KeptRow, ReportQuery, ReportRead } from "@yer/api/contract/reports";
import { type Selectable } from "kysely";
import { uuidv7 } from "uuidv7";
import { applicationScope } from "../../identity/access/scope.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { canonicalJson } from "@yer/api/formats";
import { notFound } from "../../platform/problem/problem.js";
import type { KeptReportsTable } from "../../schema/tables/kept-reports.js";
import type { MeasureReading } from "../measures/read-number.js";
import { columnsFor, type OpenedReport, readReport } from "./service.js";

type Stored = Pick<
  Selectable<KeptReportsTable>,
  "id" | "territory" | "organisation_id" | "content" | "sha256" | "kept_at"
> & { readonly name: string };

/** How many results of a report its list shows. */
const shownAtMost = 100;

const hashOf = (content: string): string => createHash("sha256").update(content).digest("hex");

/** What a person sees of any register: a result that was kept is of as much. */
function scopeOf(actor: Actor): { readonly territory: string; readonly organisationId: string | null } {
  const scope = applicationScope(actor);
  if (scope !== undefined) return scope;
  if (actor.territory === null) throw notFound();
  return { territory: actor.territory, organisationId: null };
}

/**
 * Keeps what a report says now, for good, in the transaction of the act.
 * @param read as the keeper has just read it
 */
export async function keepReport(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  read: ReportRead,
): Promise<NonNullable<ReportRead["kept"]>> {
  const { territory, organisationId } = scopeOf(actor);
  const content = canonicalJson(read);
  const row = { id: uuidv7(), sha256: hashOf(content) };
  await transaction
    .insertInto("kept_reports")
    .values({
      ...row,
      report: read.id,
      territory,
      organisation_id: organisationId,
      content,
      kept_by: actor.id,
      kept_at: now,
    })
    .execute();
  return { ...row, at: now.toISOString(), by: actor.name, sound: true };
}

/**
 * A report as it stands, or what was kept of it.
 * @param live how it is read as it stands
 * @throws {Problem} as `readReport` and {@link readKept}
 */
export async function readReportOrKept(
  reading: MeasureReading,
  opened: OpenedReport,
  query: ReportQuery,
  live: (reading: MeasureReading, opened: OpenedReport, query: ReportQuery) => Promise<ReportRead> = readReport,
): Promise<ReportRead> {
  return query.kept === undefined
    ? live(reading, opened, query)
    : readKept(reading.db, reading.actor, opened, query.kept);
}

/**
 * A result that was kept, as it stood, for whoever sees today at least what its keeper saw then.
 * @throws {Problem} `not-found` for anybody else too
 */
async function readKept(db: Db, actor: Actor, opened: OpenedReport, id: string): Promise<ReportRead> {
  const row = await kept(db, opened.id).where("k.id", "=", id).executeTakeFirst();
  const read = row && shownTo(actor, opened, row);
  if (read === undefined) throw notFound();
  return read;
}

/** The results of a report that a person is shown, the latest first. */
export async function listKept(db: Db, actor: Actor, opened: OpenedReport): Promise<KeptRow[]> {
  const { territory, organisationId } = scopeOf(actor);
  const rows = await kept(db, opened.id)
    .where((where) => where.fn<boolean>("starts_with", ["k.territory", where.val(territory)]))
    .$if(organisationId !== null, (query) => query.where("k.organisation_id", "=", organisationId))
    .orderBy("k.id", "desc")
    .limit(shownAtMost)
    .execute();
  return rows.flatMap((row) => {
    const read = shownTo(actor, opened, row);
    if (!read?.kept) return [];
    return [{ ...read.kept, rows: read.by, period: read.period, place: read.within.at(-1)?.name ?? null }];
  });
}

const kept = (db: Db, key: string) =>
  db
    .selectFrom("kept_reports as k")
    .innerJoin("users as u", "u.id", "k.kept_by")
    .select(["k.id", "k.territory", "k.organisation_id", "k.content", "k.sha256", "k.kept_at", "u.name"])
    .where("k.report", "=", key);

/** What was kept, where a person may see all of it today; undefined where they may not. */
function shownTo(actor: Actor, { report }: OpenedReport, row: Stored): ReportRead | undefined {
  const { territory, organisationId } = scopeOf(actor);
  const seesAsMuch =
    contains(territory, row.territory) && (organisationId === null || organisationId === row.organisation_id);
  if (!seesAsMuch) return undefined;
  const read = JSON.parse(row.content) as ReportRead;
  const columns = columnsFor(actor, report);
  if (!read.columns.every((column) => columns.includes(column))) return undefined;
  const { id, sha256, kept_at, name } = row;
  return {
    ...read,
    kept: { id, at: kept_at.toISOString(), by: name, sha256, sound: hashOf(row.content) === sha256 },
  };
}
