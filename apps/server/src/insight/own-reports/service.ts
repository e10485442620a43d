import type { BodyOf } from "@yer/api/contract/endpoint";
import { definitionFaults, reportOfDefinition, spelled } from "@yer/api/contract/own-report";
import { isOfPeriod } from "@yer/api/contract/report";
import { type OwnReport, ownReportsAtMost, type ReportRow, type reports } from "@yer/api/contract/reports";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { enforceReading, mayOpen, openReport, type OpenedReport } from "../reports/service.js";
import {
  countOwnReports,
  deleteOwnReport,
  findOwnReport,
  insertOwnReport,
  lockMaker,
  lockOwnReport,
  type OwnReportRecord,
  ownReportsOf,
  setOwnReport,
} from "./queries.js";

const sharing = "share:report";

const isId = (key: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(key);

const nameTaken = () => new Problem("invalid", { errors: [{ in: "body", pointer: "/name", code: "name-taken" }] });

/** Writes a report; where another of its name was written at the same moment, that one was first. */
async function written(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

const mayChange = (actor: Actor, { owner_id }: OwnReportRecord): boolean => owner_id === actor.id;

function shown(actor: Actor, record: OwnReportRecord): OwnReport {
  const { id, name, owner_id, owner_name, shared, definition, version } = record;
  return {
    id,
    name,
    owner: { id: owner_id, name: owner_name },
    scope: shared ? "shared" : "mine",
    mayChange: mayChange(actor, record),
    version,
    definition,
  };
}

/** Asks the catalogue of today: what a report of an earlier time asks for may have been taken out of it. */
const isDeclared = ({ definition }: Pick<OwnReportRecord, "definition">): boolean =>
  definitionFaults(definition).length === 0;

/** The reports that a person made, and those shared with them of which they may read a number at least. */
export async function ownReportsFor(db: Db, actor: Actor): Promise<ReportRow[]> {
  const records = await ownReportsOf(db, actor);
  return records.flatMap((record) => {
    if (!isDeclared(record)) return [];
    const report = reportOfDefinition(record.definition);
    if (!mayOpen(actor, report)) return [];
    const { definition: _, ...own } = shown(actor, record);
    return [
      {
        id: record.id,
        topic: report.topic,
        time: isOfPeriod(report) ? ("period" as const) : ("now" as const),
        by: [...report.by],
        own,
      },
    ];
  });
}

/**
 * A report by its key or its id, for who may open it.
 * @throws {Problem} `not-found`, `permission-missing`
 */
export async function openAnyReport(db: Db | Transaction, actor: Actor, key: string): Promise<OpenedReport> {
  if (!isId(key)) return openReport(actor, key);
  const record = await findOwnReport(db, actor, key);
  if (record === undefined || !isDeclared(record)) throw notFound();
  const report = reportOfDefinition(record.definition);
  enforceReading(actor, report);
  return { id: key, report, own: shown(actor, record) };
}

/** What a report would be that is not kept yet. @throws {Problem} `permission-missing` */
export function openDefinition(
  actor: Actor,
  { definition }: Pick<BodyOf<typeof reports.preview>, "definition">,
): OpenedReport {
  const report = reportOfDefinition(definition);
  enforceReading(actor, report);
  return { id: "preview", report };
}

/** A person shares where they may share; what they share is seen in their own territory. */
function sharedIn(actor: Actor, scope: OwnReport["scope"]): { readonly shared: boolean; readonly territory: string } {
  const shared = scope === "shared";
  if (shared && !actor.codes.has(sharing)) throw new Problem("permission-missing", { params: { code: sharing } });
  return { shared, territory: actor.territory ?? "-" };
}

async function read(transaction: Transaction, actor: Actor, id: string): Promise<OwnReportRecord> {
  const record = await findOwnReport(transaction, actor, id);
  if (record === undefined) throw notFound();
  return record;
}

/**
 * Stores a report of one's own.
 * @throws {Problem} `permission-missing`, also for what its maker may not read; `invalid` (`name-taken`)
 */
export async function createOwnReport(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  { name, scope, definition }: BodyOf<typeof reports.create>,
): Promise<OwnReport> {
  enforceReading(actor, reportOfDefinition(definition));
  const seen = sharedIn(actor, scope);
  await lockMaker(transaction, actor.id);
  if ((await countOwnReports(transaction, actor.id)) >= ownReportsAtMost) {
    throw new Problem("move-refused", {
      detail: `At most ${ownReportsAtMost} reports can be kept: delete one first.`,
      reasons: [{ code: "too-many-views", params: { most: ownReportsAtMost } }],
    });
  }
  const id = uuidv7();
  const report = { id, owner: actor.id, name, ...seen, definition: spelled(definition) };
  await written(insertOwnReport(transaction, report, now));
  return shown(actor, await read(transaction, actor, id));
}

/** A report that the person may change, locked, in the version they read. */
async function changeable(
  transaction: Transaction,
  actor: Actor,
  id: string,
  ifMatch: number,
): Promise<OwnReportRecord> {
  await lockOwnReport(transaction, id);
  const record = await read(transaction, actor, id);
  if (!mayChange(actor, record)) throw new Problem("permission-missing", { params: { code: "create:report" } });
  if (record.version !== ifMatch) throw new Problem("precondition-failed", { current: shown(actor, record) });
  return record;
}

/**
 * Gives a report another name or definition, shares it or takes it back.
 * @throws {Problem} `not-found`, `permission-missing`, `precondition-failed`, `invalid` (`name-taken`)
 */
export async function changeOwnReport(
  transaction: Transaction,
  { actor }: ActingInContext,
  id: string,
  { body, ifMatch }: Guarded<BodyOf<typeof reports.change>>,
): Promise<OwnReport> {
  const standing = await changeable(transaction, actor, id, ifMatch);
  const { name = standing.name, definition = standing.definition } = body;
  enforceReading(actor, reportOfDefinition(definition));
  const seen = sharedIn(actor, body.scope ?? (standing.shared ? "shared" : "mine"));
  await written(setOwnReport(transaction, standing, { name, ...seen, definition: spelled(definition) }));
  return shown(actor, await read(transaction, actor, id));
}

/** Deletes a report for everyone who sees it. @throws {Problem} `not-found`, `permission-missing`, `precondition-failed` */
export async function removeOwnReport(
  transaction: Transaction,
  { actor }: ActingInContext,
  id: string,
  ifMatch: number,
): Promise<void> {
  await changeable(transaction, actor, id, ifMatch);
  await deleteOwnReport(transaction, id);
}
