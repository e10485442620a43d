import type { AreaFinding } from "@yer/api/contract/area-states";
import type { OrganisationRef } from "@yer/api/contract/values";
import { type KeptReason, type VisitGiven, visitQuestions, type VisitReceipt } from "@yer/api/contract/visits";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { VisitsTable } from "../../schema/tables/visits.js";

type Reader = Db | Transaction;

/** An area by what keys its visits. */
interface OfArea {
  readonly home_region: string;
  readonly id: string;
}

/** A receipt with why the visit moved nothing; `null` where it moved its area. */
export interface StoredReceipt extends VisitReceipt {
  readonly keptBecause: KeptReason | null;
}

/** The receipt of a visit that came before, whatever area it was of; `undefined`: none came under this id. */
export async function findReceipt(db: Reader, id: string): Promise<StoredReceipt | undefined> {
  const row = await db
    .selectFrom("visits")
    .select(["id", "sha256", "finding", "received_at", "kept_because"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { sha256, finding, received_at: receivedAt, kept_because: keptBecause } = row;
  return { id, sha256, finding, receivedAt: receivedAt.toISOString(), keptBecause };
}

/** Holds back whoever hands in a visit under the same id, of whatever area, until this transaction ends. */
export async function holdVisit(transaction: Transaction, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${id}`}, 0))`.execute(transaction);
}

/** A visit on its way into its table. */
export interface NewVisit {
  readonly visit: VisitGiven;
  /** Files of its photos, in their order. */
  readonly photos: readonly string[];
  readonly area: OfArea;
  readonly inspection: { readonly id: string; readonly organisation_id: string };
  readonly finding: AreaFinding;
  readonly sha256: string;
  /** User id of who wrote it, and of who acted in that person's name. */
  readonly by: string | null;
  readonly through: string | null;
  readonly at: Date;
  /** `null`: it was written on no device of the diary. */
  readonly device: { readonly id: string; readonly writtenAt: Date; readonly keptBecause: KeptReason | null } | null;
}

/** Writes a visit with its photos. */
export async function insertVisit(
  transaction: Transaction,
  { visit, photos, area, inspection, device, ...row }: NewVisit,
): Promise<void> {
  const { position, outline, walk = null } = visit;
  await transaction
    .insertInto("visits")
    .values({
      home_region: area.home_region,
      id: visit.id,
      area_id: area.id,
      sending_id: inspection.id,
      organisation_id: inspection.organisation_id,
      visited_on: visit.visitedOn,
      position: position && jsonb(position),
      hours: visit.hours,
      words: visit.words,
      finding: row.finding,
      group_id: visitQuestions.groupId,
      group_version: visit.fieldGroupVersion,
      answers: jsonb(visit.answers),
      outline: outline && jsonb(outline),
      walk: walk && jsonb(walk),
      sha256: row.sha256,
      written_by: row.by,
      written_through: row.through,
      received_at: row.at,
      device_id: device?.id ?? null,
      written_at: device?.writtenAt ?? null,
      kept_because: device?.keptBecause ?? null,
    })
    .execute();
  if (photos.length === 0) return;
  const { home_region } = area;
  await transaction
    .insertInto("visit_photos")
    .values(photos.map((file_id, at) => ({ home_region, visit_id: visit.id, position: at, file_id })))
    .execute();
}

/** A visit as it is read, with its photos and the later visit that corrects it. */
export interface VisitRow extends VisitsTable {
  readonly photos: readonly string[];
  readonly organisation: OrganisationRef;
  readonly by: string | null;
  readonly corrected_by: string | null;
}

/** Visits of an area, the latest first: all, or those of one organisation. */
export async function visitsOf(db: Reader, area: OfArea, organisationId: string | null): Promise<VisitRow[]> {
  const { rows } = await sql<VisitRow>`
    select v.*, w.name as by,
      jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      coalesce((
        select jsonb_agg(p.file_id order by p.position) from visit_photos as p
        where p.home_region = v.home_region and p.visit_id = v.id), '[]') as photos,
      (select later.id from visits as later
        where later.home_region = v.home_region and later.area_id = v.area_id and later.sending_id = v.sending_id
          and (later.received_at, later.id) > (v.received_at, v.id)
          and later.kept_because is null and v.kept_because is null
        order by later.received_at, later.id limit 1) as corrected_by
    from visits as v join organisations as o on o.id = v.organisation_id left join users as w on w.id = v.written_by
    where v.home_region = ${area.home_region} and v.area_id = ${area.id}
      ${organisationId === null ? sql`` : sql`and v.organisation_id = ${organisationId}`}
    order by v.received_at desc, v.id desc limit 100`.execute(db);
  return rows;
}

/** Visits that hold a photo, with their areas and organisations. */
export async function visitsOfPhoto(
  db: Reader,
  fileId: string,
): Promise<readonly { readonly visit_id: string; readonly area_id: string; readonly organisation_id: string }[]> {
  return db
    .selectFrom("visit_photos as p")
    .innerJoin("visits as v", (join) =>
      join.onRef("v.home_region", "=", "p.home_region").onRef("v.id", "=", "p.visit_id"),
    )
    .select(["v.id as visit_id", "v.area_id", "v.organisation_id"])
    .where("p.file_id", "=", fileId)
    .execute();
}
