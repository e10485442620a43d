import type { AreaProposalTarget } from "@yer/api/contract/area-states";
import type { AreaProposal, AreaRequest, AreaRequestKind, AreaSending } from "@yer/api/contract/area-facts";
import type { OrganisationRef } from "@yer/api/contract/values";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { chainOf } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { among, every } from "../../platform/lists/conditions.js";
import type { AreaProposalsTable, AreasTable } from "../../schema/tables/areas.js";

type Keyed = Pick<AreasTable, "home_region" | "id">;

/** An inspection under way, as rules need it. */
export interface Sending {
  readonly id: string;
  readonly organisation_id: string;
  readonly days: number;
  readonly sent_by: string | null;
  readonly sent_through: string | null;
  readonly taken_by: string | null;
}

/** The inspection that an area is in; `undefined` where it is in none. */
export async function sendingUnderWay(db: Db | Transaction, area: Keyed): Promise<Sending | undefined> {
  return db
    .selectFrom("area_sendings")
    .select(["id", "organisation_id", "days", "sent_by", "sent_through", "taken_by"])
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
}

/** Begins an inspection. */
export async function beginSending(
  transaction: Transaction,
  area: Keyed,
  given: { readonly organisationId: string; readonly days: number; readonly note: string },
  by: { readonly person: string | null; readonly through: string | null; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("area_sendings")
    .values({
      home_region: area.home_region,
      id: uuidv7(),
      area_id: area.id,
      organisation_id: given.organisationId,
      days: given.days,
      note: given.note,
      sent_by: by.person,
      sent_through: by.through,
      sent_at: by.at,
      taken_by: null,
      taken_at: null,
      ended_at: null,
    })
    .execute();
}

/** Writes into the inspection under way that somebody took it, or that it is over. */
export async function changeSending(
  transaction: Transaction,
  area: Keyed,
  change: { readonly taken_by: string | null; readonly taken_at: Date } | { readonly ended_at: Date },
): Promise<void> {
  await transaction
    .updateTable("area_sendings")
    .set(change)
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("ended_at", "is", null)
    .execute();
}

/** Kind and place of an active organisation; `undefined`: there is none. */
export async function activeOrganisation(
  db: Db | Transaction,
  id: string,
): Promise<{ readonly kind: string; readonly territory: string } | undefined> {
  return db
    .selectFrom("organisations")
    .select(["kind", "territory"])
    .where("id", "=", id)
    .where("active", "=", true)
    .executeTakeFirst();
}

/** Active organisations of inspection whose territory holds each of some districts, by name. */
export async function inspectionsOf(db: Db | Transaction, districts: readonly string[]): Promise<OrganisationRef[]> {
  const { rows } = await sql<OrganisationRef>`
    select id, name, kind from organisations
    where active and kind = 'inspection'
      and ${every(districts.map((district) => among(sql`territory`, chainOf(district))))}
    order by name->>'uz_UZ' collate "C", id limit 100`.execute(db);
  return rows;
}

/** Writes down what an inspection asks for. */
export async function addAreaRequests(
  transaction: Transaction,
  area: Keyed,
  requests: readonly { readonly kind: AreaRequestKind; readonly note: string }[],
  by: { readonly name: string; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("area_requests")
    .values(
      requests.map(({ kind, note }) => ({
        home_region: area.home_region,
        id: uuidv7(),
        area_id: area.id,
        kind,
        note,
        by_name: by.name,
        at: by.at,
        answer: null,
        answered_by: null,
        answered_at: null,
      })),
    )
    .execute();
}

/** Writes an answer to an open request. @returns its kind; `undefined`: there is no such open request */
export async function answerAreaRequest(
  transaction: Transaction,
  area: Keyed,
  id: string,
  answer: { readonly answer: string; readonly answered_by: string | null; readonly answered_at: Date },
): Promise<AreaRequestKind | undefined> {
  const answered = await transaction
    .updateTable("area_requests")
    .set(answer)
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("id", "=", id)
    .where("answered_at", "is", null)
    .returning("kind")
    .executeTakeFirst();
  return answered?.kind;
}

/** How many requests nobody has answered. */
export async function openAreaRequests(db: Db | Transaction, area: Keyed): Promise<number> {
  const { open } = await db
    .selectFrom("area_requests")
    .select((eb) => eb.cast<number>(eb.fn.countAll(), "integer").as("open"))
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("answered_at", "is", null)
    .executeTakeFirstOrThrow();
  return open;
}

/** Closes what nobody answered: the inspection that asked for it is over. */
export async function dropOpenRequests(transaction: Transaction, area: Keyed): Promise<void> {
  await transaction
    .deleteFrom("area_requests")
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("answered_at", "is", null)
    .execute();
}

/** The proposal that nobody has decided; `undefined` where there is none. */
export async function openProposal(db: Db | Transaction, area: Keyed): Promise<AreaProposalsTable | undefined> {
  return db
    .selectFrom("area_proposals")
    .selectAll()
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .where("verdict", "is", null)
    .executeTakeFirst();
}

/** Writes down what is proposed for an area. */
export async function addProposal(
  transaction: Transaction,
  area: Keyed,
  given: { readonly target: AreaProposalTarget; readonly reason: string; readonly documentId: string | null },
  by: { readonly person: string | null; readonly through: string | null; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("area_proposals")
    .values({
      home_region: area.home_region,
      id: uuidv7(),
      area_id: area.id,
      target: given.target,
      reason: given.reason,
      document_id: given.documentId,
      proposed_by: by.person,
      proposed_through: by.through,
      proposed_at: by.at,
      verdict: null,
      decided_by: null,
      decided_at: null,
      decision_reason: null,
    })
    .execute();
}

/** Writes how a proposal was decided. */
export async function closeProposal(
  transaction: Transaction,
  proposal: Pick<AreaProposalsTable, "home_region" | "id">,
  decision: Pick<AreaProposalsTable, "verdict" | "decided_by" | "decided_at" | "decision_reason">,
): Promise<void> {
  await transaction
    .updateTable("area_proposals")
    .set(decision)
    .where("home_region", "=", proposal.home_region)
    .where("id", "=", proposal.id)
    .execute();
}

/** Areas for which something was proposed with this document. */
export async function areasOfDocument(db: Db | Transaction, fileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("area_proposals")
    .select("area_id")
    .where("document_id", "=", fileId)
    .limit(20)
    .execute();
  return rows.map(({ area_id }) => area_id);
}

/** Inspections that an area was sent to, the latest first. */
export async function readSendings(db: Db | Transaction, area: Keyed): Promise<AreaSending[]> {
  const { rows } = await sql<{
    id: string;
    organisation: OrganisationRef;
    days: number;
    note: string;
    by: string | null;
    at: Date;
    taken_by: string | null;
    taken_at: Date | null;
    ended_at: Date | null;
  }>`
    select s.id, jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation, s.days, s.note,
      sender.name as by, s.sent_at as at, taker.name as taken_by, s.taken_at, s.ended_at
    from area_sendings as s join organisations as o on o.id = s.organisation_id
    left join users as sender on sender.id = s.sent_by left join users as taker on taker.id = s.taken_by
    where s.home_region = ${area.home_region} and s.area_id = ${area.id}
    order by s.sent_at desc, s.id desc limit 50`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    organisation: row.organisation,
    days: row.days,
    note: row.note,
    by: row.by ?? "",
    at: row.at.toISOString(),
    takenBy: row.taken_by,
    takenAt: row.taken_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}

/** Requests that inspections made, the oldest first. */
export async function readAreaRequests(db: Db | Transaction, area: Keyed): Promise<AreaRequest[]> {
  const rows = await db
    .selectFrom("area_requests")
    .selectAll()
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .orderBy("at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    note: row.note,
    by: row.by_name,
    at: row.at.toISOString(),
    answer: row.answer,
    answeredBy: row.answered_by,
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
}

/** What was proposed for an area, the latest first. */
export async function readProposals(db: Db | Transaction, area: Keyed): Promise<AreaProposal[]> {
  const { rows } = await sql<AreaProposalsTable & { by: string | null; decider: string | null }>`
    select p.*, proposer.name as by, decider.name as decider
    from area_proposals as p
    left join users as proposer on proposer.id = p.proposed_by left join users as decider on decider.id = p.decided_by
    where p.home_region = ${area.home_region} and p.area_id = ${area.id}
    order by p.proposed_at desc, p.id desc limit 50`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    target: row.target,
    reason: row.reason,
    documentId: row.document_id,
    by: row.by,
    at: row.proposed_at.toISOString(),
    verdict: row.verdict,
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decisionReason: row.decision_reason,
  }));
}
