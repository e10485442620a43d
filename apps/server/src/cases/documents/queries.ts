import type { DocumentKind } from "@yer/api/contract/documents";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { ApplicationRow } from "../applications/application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { SignedActsTable } from "../../schema/tables/documents.js";

interface Surroundings {
  region: Names;
  district: Names;
  neighborhood: Names;
  organisation: { id: string; name: Names; kind: OrganisationKind };
  files: { id: string; name: string; sha256: string }[];
}

/** What an act says beside the act: where the application lies, who speaks, what is attached. */
export async function readActSurroundings(
  transaction: Transaction,
  row: Pick<ApplicationRow, "region_soato" | "district_soato" | "neighborhood_id">,
  organisationId: string,
  fileIds: readonly string[],
): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select r.name as region, d.name as district, n.name as neighborhood,
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'sha256', f.sha256) order by f.id), '[]')
        from stored_file as f where f.id = any (${[...fileIds]}::text[])) as files
    from regions as r, districts as d, neighborhoods as n, organisations as o
    where r.soato = ${row.region_soato} and d.soato = ${row.district_soato} and n.id = ${row.neighborhood_id}
      and o.id = ${organisationId}`.execute(transaction);
  const [found] = rows;
  if (found === undefined) throw new Error(`File in ${row.neighborhood_id} or body ${organisationId} is nowhere.`);
  return found;
}

/** Writes down an act and lays its documents beside it, in one statement. */
export async function insertAct(
  transaction: Transaction,
  act: Insertable<SignedActsTable>,
  documents: { readonly original: string; readonly redacted: string | null },
): Promise<void> {
  await sql`
    with act as (
      insert into signed_acts
        (home_region, id, application_id, kind, organisation_id, content, pkcs7, signer, signed_at, file_ids,
          charge_id)
      values (${act.home_region}, ${act.id}, ${act.application_id}, ${act.kind}, ${act.organisation_id}, ${act.content},
        ${act.pkcs7}, ${act.signer}, ${act.signed_at}, ${jsonb([...act.file_ids])},
        ${act.charge_id})
      returning home_region, id)
    insert into documents (home_region, id, act_id, copy)
    select act.home_region, copies.id, act.id, copies.copy
    from act, (values (${documents.original}::uuid, 'original'), (${documents.redacted}::uuid, 'redacted'))
      as copies (id, copy)
    where copies.id is not null`.execute(transaction);
}

/** A document with its act and how both stand. */
export interface DocumentRow {
  home_region: string;
  id: string;
  copy: "original" | "redacted";
  sha256: string | null;
  size: number | null;
  revoked_at: Date | null;
  revoke_reason: string | null;
  act_id: string;
  application_id: string;
  kind: DocumentKind;
  organisation_id: string;
  organisation_name: Names;
  organisation_kind: OrganisationKind;
  number: string;
  content: string;
  pkcs7: Buffer;
  signer: string;
  signed_at: Date;
  file_ids: readonly string[];
  /** Whether no later document took its place. */
  current: boolean;
  /** The run it was said in still awaits others. */
  run_running: boolean;
  /** The application was announced after it was said. */
  announced: boolean;
}

/** Documents that meet a condition on `a` (acts) and `d` (documents), newest act first, original before redacted. */
async function documentRows(db: Db | Transaction, where: RawBuilder<SqlBool>): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d.home_region, d.id, d.copy, d.sha256, d.size, d.revoked_at, d.revoke_reason, a.id as act_id,
      a.application_id, a.kind, a.organisation_id, o.name as organisation_name, o.kind as organisation_kind,
      f.number, a.content, a.pkcs7, a.signer, a.signed_at, a.file_ids,
      case a.kind
        when 'conclusion' then exists (
          select from conclusions as c join runs as r on r.home_region = c.home_region and r.id = c.run_id
          where c.home_region = a.home_region and c.act_id = a.id
            and not exists (select from runs as l where l.home_region = r.home_region
              and l.application_id = r.application_id and l.sequence > r.sequence)
            and not exists (select from conclusions as l where l.home_region = c.home_region
              and l.run_id = c.run_id and l.step_id = c.step_id and l.organisation_id = c.organisation_id
              and l.sequence > c.sequence))
        when 'justice' then not exists (
          select from signed_acts as l where l.home_region = a.home_region and l.application_id = a.application_id
            and l.kind = 'justice' and (l.signed_at, l.id) > (a.signed_at, a.id))
          -- An application that is edited or announced again comes before justice anew.
          and not exists (select from history_entry as h where h.home_region = a.home_region
            and h.record_kind = 'application' and h.record_id = a.application_id::text
            and h.action = 'application.moved' and h.to_state in ('editing', 'announced') and h.at >= a.signed_at)
        -- A bill holds while its charge is to be paid as it says, nothing was booked of it since (what was taken back is
        -- owed by another day), and no later one in its language says otherwise.
        when 'bill' then exists (
          select from charges as c
          where c.home_region = a.home_region and c.id = a.charge_id and c.state = 'open'
            and c.remaining = (a.content::jsonb #>> '{charge,remaining}')::bigint
            and c.by_contract = (jsonb_typeof(a.content::jsonb -> 'instalments') = 'array'))
          and not exists (
            select from journal_entries as e where e.home_region = a.home_region
              and e.application_id = a.application_id and e.charge_id = a.charge_id and e.at > a.signed_at)
          and not exists (
            select from signed_acts as l where l.home_region = a.home_region and l.charge_id = a.charge_id
              and l.content::jsonb ->> 'language' = a.content::jsonb ->> 'language'
              and (l.signed_at, l.id) > (a.signed_at, a.id))
        else true
      end as current,
      exists (
        select from conclusions as c join runs as r on r.home_region = c.home_region and r.id = c.run_id
        where c.home_region = a.home_region and c.act_id = a.id and r.state = 'running') as run_running,
      exists (
        select from announcements as n where n.home_region = a.home_region
          and n.application_id = a.application_id and n.opens_at >= a.signed_at) as announced
    from documents as d
    join signed_acts as a on a.home_region = d.home_region and a.id = d.act_id
    join applications as f on f.home_region = a.home_region and f.id = a.application_id
    join organisations as o on o.id = a.organisation_id
    where ${where}
    order by a.signed_at desc, a.id desc, d.copy`.execute(db);
  return rows;
}

/** Documents of an application; of one organisation, if it is named. */
export async function documentsOfApplication(
  db: Db | Transaction,
  applicationId: string,
  organisationId?: string,
): Promise<DocumentRow[]> {
  return documentRows(
    db,
    organisationId === undefined
      ? sql`a.application_id = ${applicationId}`
      : sql`a.application_id = ${applicationId} and a.organisation_id = ${organisationId}`,
  );
}

/** Bills of a charge, the last first. */
export async function documentsOfCharge(
  db: Db | Transaction,
  charge: { readonly home_region: string; readonly id: string },
): Promise<DocumentRow[]> {
  return documentRows(db, sql`a.home_region = ${charge.home_region} and a.charge_id = ${charge.id}`);
}

/** One document, or `undefined`. */
export async function findDocument(db: Db | Transaction, id: string): Promise<DocumentRow | undefined> {
  return (await documentRows(db, sql`d.id = ${id}`))[0];
}

/** The document whose bytes have this SHA-256, or `undefined`. */
export async function findDocumentByHash(db: Db, sha256: string): Promise<DocumentRow | undefined> {
  return (await documentRows(db, sql`d.sha256 = ${sha256}`))[0];
}

/** Documents that nobody has rendered yet, the newest first: those are waited for. */
export async function waitingDocuments(db: Db, limit: number): Promise<{ id: string }[]> {
  return await db
    .selectFrom("documents")
    .select("id")
    .where("rendered_at", "is", null)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Says where a document's bytes lie; of two that rendered it at once the first one's stay. */
export async function keepRendering(
  db: Db | Transaction,
  { home_region, id }: Pick<DocumentRow, "home_region" | "id">,
  rendered: { readonly sha256: string; readonly size: number; readonly at: Date },
): Promise<{ sha256: string; size: number }> {
  await db
    .updateTable("documents")
    .set({ sha256: rendered.sha256, size: rendered.size, rendered_at: rendered.at })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .where("rendered_at", "is", null)
    .execute();
  const kept = await db
    .selectFrom("documents")
    .select(["sha256", "size"])
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { sha256: kept.sha256 ?? rendered.sha256, size: kept.size ?? rendered.size };
}

/** Withdraws a document. @returns whether it was valid until now */
export async function markRevoked(
  transaction: Transaction,
  { home_region, id }: Pick<DocumentRow, "home_region" | "id">,
  by: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable("documents")
    .set({ revoked_at: now, revoked_by: by, revoke_reason: reason })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
