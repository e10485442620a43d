import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { homeRegions } from "../../platform/sql/home-regions.js";

/** Makes a person responsible for applications. */
export async function assign(
  tx: Transaction,
  userId: string,
  files: readonly { readonly home_region: string; readonly id: string }[],
): Promise<void> {
  await tx
    .updateTable("applications")
    .set({ assignee_id: userId })
    .where("home_region", "in", homeRegions(files))
    .where(
      "id",
      "in",
      files.map(({ id }) => id),
    )
    .execute();
}

/** How many unfinished applications people are responsible for, and how many of them are late. */
const loads = (now: Date) => sql`
  select assignee_id, count(*) as files,
    count(*) filter (where not suspended and deadline_at < ${now}) as late
  from applications
  where assignee_id is not null and status not in ('registered', 'unregistered')
  group by assignee_id`;

/** Members of an organisation with their load, in Uzbek order. */
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

/** A person's applications by status. */
export async function loadOf(db: Db | Transaction, userId: string, now: Date) {
  const { rows } = await sql<{ status: StatusKey; files: number; late: number }>`
    select status, count(*) as files, count(*) filter (where not suspended and deadline_at < ${now}) as late
    from applications
    where assignee_id = ${userId} and status not in ('registered', 'unregistered')
    group by status order by status`.execute(db);
  return rows;
}

/** Conclusions awaited of an organisation. */
export async function awaitedOf(db: Db | Transaction, organisationId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from step_organisations
    where organisation_id = ${organisationId} and state = 'awaited'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** An unsent form about an application. */
export interface ApplicationDraft {
  readonly form: string;
  /** The application's id, followed by a step's where the form is about one; or `new`. */
  readonly record: string;
}

/** Unsent forms about applications that a person has; what they typed elsewhere is theirs alone. */
export async function applicationDraftsOf(db: Db | Transaction, person: string): Promise<ApplicationDraft[]> {
  const { rows } = await sql<ApplicationDraft>`
    select d.form, d.record from draft as d
    where d.person = ${person} and (d.form = 'create:property' or exists (
      select from applications as a where a.id = case when d.record ~ '^[0-9a-f-]{36}' then left(d.record, 36)::uuid end))
    order by d.form, d.record`.execute(db);
  return rows;
}

/** Whom an organisation has beside a person, nobody who is blocked, in Uzbek order. */
export async function colleaguesOf(db: Db | Transaction, userId: string, organisationId: string) {
  return await db
    .selectFrom("users")
    .select(["id", "name"])
    .where("organisation_id", "=", organisationId)
    .where("blocked", "=", false)
    .where("id", "!=", userId)
    .orderBy("sort_key")
    .execute();
}
