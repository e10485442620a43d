import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { type RawBuilder, sql } from "kysely";
import type { FileSubject } from "../access/subject.js";
import type { Db, Transaction } from "../database/database.js";

/** An unfinished file of a person, with what decides who else may take it. */
export interface HeldFile {
  readonly id: string;
  readonly homeRegion: string;
  readonly number: string;
  readonly status: StatusKey;
  readonly deadlineAt: Date | null;
  readonly subject: FileSubject;
}

interface HeldRow {
  id: string;
  home_region: string;
  number: string;
  status: StatusKey;
  deadline_at: Date | null;
  district_soato: string;
  organisations: string[];
  parts: FileSubject["partsTaken"];
  occupier: string | null;
  objectors: string[];
}

/** Unfinished files a person is responsible for, by number; with `lock`, held until the transaction ends. */
export async function filesOf(db: Db | Transaction, userId: string, lock = false): Promise<HeldFile[]> {
  return heldFiles(
    db,
    sql`a.assignee_id = ${userId} and a.status not in ('registered', 'unregistered')
      order by a.number ${lock ? sql`for update of a` : sql``}`,
  );
}

/** Files by their ids, in that order. */
export async function filesNamed(db: Db | Transaction, ids: readonly string[]): Promise<HeldFile[]> {
  if (ids.length === 0) return [];
  const found = new Map((await heldFiles(db, sql`a.id in (${sql.join([...ids])})`)).map((file) => [file.id, file]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function heldFiles(db: Db | Transaction, where: RawBuilder<unknown>): Promise<HeldFile[]> {
  const { rows } = await sql<HeldRow>`
    select a.id, a.home_region, a.number, a.status, a.deadline_at, a.district_soato,
      (select coalesce(json_agg(distinct b.organisation_id), '[]') from step_bodies as b
        where b.application_id = a.id and b.state <> 'waiting') as organisations,
      (select coalesce(json_agg(json_build_object('personId', d.user_id, 'part', d.part)), '[]')
        from application_duties as d
        where d.home_region = a.home_region and d.application_id = a.id) as parts,
      (select o.pinfl from application_occupiers as o
        where o.home_region = a.home_region and o.application_id = a.id) as occupier,
      (select coalesce(json_agg(e.objector_number), '[]') from objections as e
        where e.home_region = a.home_region and e.application_id = a.id and e.proved) as objectors
    from applications as a
    where ${where}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    homeRegion: row.home_region,
    number: row.number,
    status: row.status,
    deadlineAt: row.deadline_at,
    subject: {
      kind: "file",
      district: row.district_soato,
      organisationsInvolved: row.organisations,
      partsTaken: row.parts,
      occupierPinfl: row.occupier,
      objectorPinfls: row.objectors,
    },
  }));
}

/** Makes a person responsible for files. */
export async function assign(tx: Transaction, userId: string, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ assignee_id: userId })
    .where("id", "in", [...ids])
    .execute();
}

/** How many unfinished files people are responsible for, and how many of them are late. */
const loads = (now: Date) => sql`
  select assignee_id, count(*) as files,
    count(*) filter (where not suspended and deadline_at < ${now}) as late
  from applications
  where assignee_id is not null and status not in ('registered', 'unregistered')
  group by assignee_id`;

/** Members of a body with their load, in Uzbek order. */
export async function memberLoads(db: Db | Transaction, organisationId: string, now: Date) {
  const { rows } = await sql<{
    id: string;
    name: string;
    territory: string;
    position: Names | null;
    blocked: boolean;
    files: number;
    late: number;
  }>`
    select u.id, u.name, u.territory, p.name as position, u.blocked,
      coalesce(l.files, 0) as files, coalesce(l.late, 0) as late
    from users as u
    left join positions as p on p.id = u.position_id
    left join (${loads(now)}) as l on l.assignee_id = u.id
    where u.organisation_id = ${organisationId} and u.is_staff
    order by u.sort_key, u.id`.execute(db);
  return rows;
}

/** A person's files by status. */
export async function loadOf(db: Db | Transaction, userId: string, now: Date) {
  const { rows } = await sql<{ status: StatusKey; files: number; late: number }>`
    select status, count(*) as files, count(*) filter (where not suspended and deadline_at < ${now}) as late
    from applications
    where assignee_id = ${userId} and status not in ('registered', 'unregistered')
    group by status order by status`.execute(db);
  return rows;
}

/** Conclusions awaited of a body. */
export async function awaitedOf(db: Db | Transaction, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from step_bodies
    where organisation_id = ${organisationId} and state = 'awaited'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An unsent form about a file. */
export interface FileDraft {
  readonly form: string;
  /** The file's id, followed by a step's where the form is about one; or `new`. */
  readonly record: string;
}

/** Unsent forms about files that a person has; what they typed elsewhere is theirs alone. */
export async function fileDraftsOf(db: Db | Transaction, person: string): Promise<FileDraft[]> {
  const { rows } = await sql<FileDraft>`
    select d.form, d.record from draft as d
    where d.person = ${person} and (d.form = 'create:property' or exists (
      select from applications as a where a.id = case when d.record ~ '^[0-9a-f-]{36}' then left(d.record, 36)::uuid end))
    order by d.form, d.record`.execute(db);
  return rows;
}
