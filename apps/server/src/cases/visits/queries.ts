import type { OrganisationRef } from "@yer/api/contract/values";
import type { VisitReceipt } from "@yer/api/contract/visits";
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

/** The receipt of a visit that came before, whatever area it was of; `undefined`: none came under this id. */
export async function findReceipt(db: Reader, id: string): Promise<VisitReceipt | undefined> {
  const row = await db
    .selectFrom("visits")
    .select(["id", "sha256", "finding", "received_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row && { id: row.id, sha256: row.sha256, finding: row.finding, receivedAt: row.received_at.toISOString() };
}

/** Holds back whoever hands in a visit under the same id, of whatever area, until this transaction ends. */
export async function holdVisit(transaction: Transaction, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${id}`}, 0))`.execute(transaction);
}

/** Writes a visit with its photos, in their order. */
export async function insertVisit(
  transaction: Transaction,
  { answers, position, outline, ...row }: VisitsTable,
  photos: readonly string[],
): Promise<void> {
  await transaction
    .insertInto("visits")
    .values({
      ...row,
      answers: jsonb(answers),
      position: position && jsonb(position),
      outline: outline && jsonb(outline),
    })
    .execute();
  if (photos.length === 0) return;
  await transaction
    .insertInto("visit_photos")
    .values(photos.map((file_id, at) => ({ home_region: row.home_region, visit_id: row.id, position: at, file_id })))
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
