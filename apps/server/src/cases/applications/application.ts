import { missingFacts, type Facts, type Occupier } from "@yer/api/contract/facts";
import type { StatusKey } from "@yer/api/contract/statuses";
import { type Selectable, sql } from "kysely";
import type { ApplicationSubject } from "../../identity/access/subject.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound } from "../../platform/problem/problem.js";
import type { Part } from "@yer/api/contract/statuses";
import type { ApplicationsTable } from "../../schema/tables/applications.js";
import type { Instalment } from "../../schema/tables/payments.js";
import type { ChargesTable } from "../../schema/tables/proceedings.js";
import type { RunsTable } from "../../schema/tables/discussion.js";
import { type AccountBalance, type MoneyStanding, receivedBy, standingOf } from "../../rules/money/journal.js";
import type { ApplicationState } from "../../rules/workflow/preconditions.js";

/** The row of an application, without its geometry (which is in `facts.outline` too, as GeoJSON). */
export type ApplicationRow = Omit<
  Selectable<ApplicationsTable>,
  "outline" | "search" | "search_key" | "occupier_sort" | "missing" | "submitted_on" | "finished_on"
>;

/** The latest run of an application's discussion. */
export type LatestRun = Pick<RunsTable, "id" | "sequence" | "version_id" | "resolution" | "state" | "outcome"> & {
  readonly group_versions: Readonly<Record<string, number>>;
};

/** The latest announcement of an application. */
export interface LatestAnnouncement {
  readonly id: string;
  readonly sequence: number;
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly closedAt: Date | null;
}

/** An application with everything the rules of its moves weigh, read at one moment. */
export interface ApplicationRecord {
  readonly row: ApplicationRow;
  readonly facts: Facts;
  readonly subject: ApplicationSubject;
  readonly state: ApplicationState;
  readonly run: LatestRun | null;
  readonly announcement: LatestAnnouncement | null;
  readonly charge: Pick<ChargesTable, "id" | "sequence" | "amount" | "state"> | null;
  /** The contract by which the running charge is paid; `null`: at once. */
  readonly contract: InstalmentContract | null;
  /** How its money stands by the journal. */
  readonly money: MoneyStanding;
  /** What was received for it and not paid back, in tiyin. */
  readonly credit: number;
}

/** A contract to pay by instalments, and the receipts there were before it. */
export interface InstalmentContract {
  readonly id: string;
  readonly number: string;
  readonly signedOn: string;
  readonly fileId: string | null;
  readonly credit: number;
  readonly schedule: readonly Instalment[];
}

const columns = [
  "home_region",
  "id",
  "number",
  "status",
  "version",
  "legal_basis",
  "region_soato",
  "district_soato",
  "neighborhood_id",
  "cadastre_number",
  "area_id",
  "facts",
  "occupier_name",
  "assignee_id",
  "created_at",
  "status_since",
  "suspended",
  "refused_because",
  "deadline_at",
  "deadline",
  "total_deadline_at",
  "total_deadline",
] as const satisfies readonly (keyof ApplicationRow)[];

/**
 * Locks an application's row until the end of the transaction and reads it as it then stands: what every move and every
 * edit begins with.
 * @throws {Problem} `not-found`
 */
export async function lockApplication(transaction: Transaction, id: string): Promise<ApplicationRecord> {
  const row = await transaction
    .selectFrom("applications")
    .select(columns)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return oneOf(await readRelated(transaction, row === undefined ? [] : [row]));
}

/**
 * The same of many applications, in the order of their ids, which every act on many takes; what is not there is left
 * out.
 */
export async function lockApplications(transaction: Transaction, ids: readonly string[]): Promise<ApplicationRecord[]> {
  return readRelated(transaction, await lockApplicationRows(transaction, ids));
}

/** Locks them likewise, and reads their rows alone. */
export async function lockApplicationRows(
  transaction: Transaction,
  ids: readonly string[],
): Promise<readonly ApplicationRow[]> {
  if (ids.length === 0) return [];
  return transaction
    .selectFrom("applications")
    .select(columns)
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Reads an application without locking it. @throws {Problem} `not-found` */
export async function readApplicationRecord(db: Db | Transaction, id: string): Promise<ApplicationRecord> {
  const row = await db.selectFrom("applications").select(columns).where("id", "=", id).executeTakeFirst();
  return oneOf(await readRelated(db, row === undefined ? [] : [row]));
}

function oneOf([application]: readonly ApplicationRecord[]): ApplicationRecord {
  if (application === undefined) throw notFound();
  return application;
}

interface Related {
  occupier: {
    kind: "person" | "legalPerson";
    name: string;
    pinfl: string | null;
    passport: string | null;
    birth_date: string | null;
    stir: string | null;
  } | null;
  parts: { personId: string; part: Part }[];
  requests: number;
  duplicates: { number: string; decision: "distinct" | "same" | null }[];
  run: LatestRun | null;
  organisations: string[];
  announcement: { id: string; sequence: number; opens_at: string; closes_at: string; closed_at: string | null } | null;
  objections: { announcement: string; state: string; number: string; proved: boolean }[];
  charge: Pick<ChargesTable, "id" | "sequence" | "amount" | "state"> | null;
  contract: InstalmentContract | null;
  balances: AccountBalance[];
  complaints: number;
  place_ended: boolean;
}

/** What stands about applications beside their rows, of all of them in one query: most of its time is its planning. */
async function readRelated(
  db: Db | Transaction,
  applications: readonly ApplicationRow[],
): Promise<ApplicationRecord[]> {
  if (applications.length === 0) return [];
  const own = sql`home_region = file.home_region and application_id = file.id`;
  const { rows } = await sql<Related>`
    select
      (select row_to_json(o) from application_occupiers as o where ${own}) as occupier,
      (select coalesce(json_agg(json_build_object('personId', user_id, 'part', part)), '[]')
        from application_duties where ${own}) as parts,
      (select count(*) from edit_requests where ${own} and answer is null) as requests,
      (select coalesce(json_agg(json_build_object('number', other.number, 'decision', o.decision)), '[]')
        from plot_overlaps as o
        join applications as other
          on other.id = case when o.plot_id = file.id then o.other_id else o.plot_id end
        where (o.plot_id = file.id or o.other_id = file.id) and o.class = 'duplicate'
          and other.status <> 'unregistered') as duplicates,
      (select row_to_json(r) from (
        select id, sequence, version_id, resolution, state, outcome, group_versions from runs where ${own}
        order by sequence desc limit 1) as r) as run,
      (select coalesce(json_agg(distinct organisation_id), '[]')
        from step_organisations where application_id = file.id and state <> 'waiting') as organisations,
      (select row_to_json(n) from (
        select id, sequence, opens_at, closes_at, closed_at from announcements where ${own}
        order by sequence desc limit 1) as n) as announcement,
      (select coalesce(json_agg(json_build_object(
          'announcement', announcement_id, 'state', state, 'number', objector_number, 'proved', proved)), '[]')
        from objections where ${own}) as objections,
      (select row_to_json(c) from (
        select id, sequence, amount, state from charges where ${own} order by sequence desc limit 1) as c) as charge,
      (select json_build_object('id', i.id, 'number', i.number, 'signedOn', i.signed_on, 'fileId', i.file_id,
          'credit', i.credit, 'schedule', i.schedule)
        from instalment_contracts as i
        join charges as c on c.home_region = i.home_region and c.id = i.charge_id
        where i.home_region = file.home_region and i.application_id = file.id
          and c.state in ('open', 'paid')
          and c.sequence = (select max(sequence) from charges where ${own})) as contract,
      (select coalesce(json_agg(b), '[]') from (
        select account, charge_id as "chargeId", sum(amount)::bigint as balance from journal_lines
        where ${own} and account in ('receivable', 'credit', 'refund_due') group by 1, 2) as b) as balances,
      (select count(*) from complaints where ${own} and state = 'new') as complaints,
      (select not active from neighborhoods where neighborhoods.id = file.place) as place_ended
    from unnest(${applications.map(({ home_region }) => home_region)}::text[], ${applications.map(({ id }) => id)}::uuid[],
        ${applications.map(({ neighborhood_id }) => neighborhood_id)}::text[])
      with ordinality as file (home_region, id, place, turn)
    order by file.turn`.execute(db);
  return applications.flatMap((row, index) => {
    const related = rows[index];
    return related === undefined ? [] : [assemble(row, related)];
  });
}

/** An objection nobody has decided yet. */
function isOpen({ state }: { readonly state: string }): boolean {
  return state === "new" || state === "in_review";
}

function assemble(row: ApplicationRow, related: Related): ApplicationRecord {
  const occupier = related.occupier && occupierOf(related.occupier);
  const facts: Facts = { ...row.facts, occupier };
  const announcement = related.announcement && {
    id: related.announcement.id,
    sequence: related.announcement.sequence,
    opensAt: new Date(related.announcement.opens_at),
    closesAt: new Date(related.announcement.closes_at),
    closedAt: related.announcement.closed_at === null ? null : new Date(related.announcement.closed_at),
  };
  const { objections, duplicates, charge } = related;
  const counting = charge !== null && charge.state !== "void" ? charge : null;
  const money = standingOf(counting, related.balances);
  const credit = receivedBy(money);
  return {
    row,
    facts,
    subject: {
      kind: "file",
      district: row.district_soato,
      organisationsInvolved: related.organisations,
      partsTaken: related.parts,
      occupierPinfl: related.occupier?.pinfl ?? null,
      objectorPinfls: objections.flatMap(({ number, proved }) => (proved && number.length === 14 ? [number] : [])),
    },
    state: {
      status: row.status,
      suspended: row.suspended,
      placeEnded: related.place_ended,
      legalBasis: row.legal_basis,
      missing: missingFacts(facts),
      openEditRequests: related.requests,
      untriagedDuplicates: duplicates.flatMap(({ number, decision }) => (decision === null ? [number] : [])),
      sameAs: duplicates.flatMap(({ number, decision }) => (decision === "same" ? [number] : [])),
      // Whether it is ready is found out where it matters, `cases/applications/readiness.ts`.
      diagram: { ready: true },
      runOutcome: related.run?.outcome ?? null,
      runState: related.run?.state ?? null,
      openObjections: objections.filter(isOpen).length,
      upheldObjections: objections.filter(
        (objection) => objection.announcement === announcement?.id && objection.state === "upheld",
      ).length,
      announcementEndsAt: announcement?.closesAt ?? null,
      owed: counting === null ? null : counting.amount - credit,
      instalments: row.status === "in_payment" && related.contract !== null,
      paymentEndsAt: row.status === "in_payment" ? row.deadline_at : null,
      openAppeals: related.complaints,
      appealEndsAt: row.status === "rejected" ? row.deadline_at : null,
    },
    run: related.run,
    announcement,
    charge,
    contract: related.contract,
    money,
    credit,
  };
}

function occupierOf(row: NonNullable<Related["occupier"]>): Occupier {
  return row.kind === "person"
    ? { kind: "person", name: row.name, pinfl: row.pinfl, passport: row.passport, birthDate: row.birth_date }
    : { kind: "legalPerson", name: row.name, stir: row.stir };
}

/** The status of an application, for those who only need to know whether it exists and where it stands. */
export function isFinal(status: StatusKey): boolean {
  return status === "registered" || status === "unregistered";
}
