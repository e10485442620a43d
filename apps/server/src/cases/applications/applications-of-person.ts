import type { StatusKey } from "@yer/api/contract/statuses";
import { type RawBuilder, sql } from "kysely";
import type { ApplicationSubject } from "../../identity/access/subject.js";
import type { Db, Transaction } from "../../platform/database/database.js";

/** An unfinished application of a person, with what decides who else may take it. */
export interface HeldApplication {
  readonly id: string;
  readonly homeRegion: string;
  readonly number: string;
  readonly status: StatusKey;
  readonly deadlineAt: Date | null;
  readonly subject: ApplicationSubject;
}

interface HeldRow {
  id: string;
  home_region: string;
  number: string;
  status: StatusKey;
  deadline_at: Date | null;
  district_soato: string;
  organisations: string[];
  parts: ApplicationSubject["partsTaken"];
  occupier: string | null;
  objectors: string[];
}

/** Unfinished applications a person is responsible for, by number; with `lock`, held until the transaction ends. */
export async function applicationsOf(db: Db | Transaction, userId: string, lock = false): Promise<HeldApplication[]> {
  return heldApplications(
    db,
    sql`a.assignee_id = ${userId} and a.status not in ('registered', 'unregistered')
      order by a.number ${lock ? sql`for update of a` : sql``}`,
  );
}

/** Applications by their ids, in that order. */
export async function applicationsNamed(db: Db | Transaction, ids: readonly string[]): Promise<HeldApplication[]> {
  if (ids.length === 0) return [];
  const found = new Map(
    (await heldApplications(db, sql`a.id in (${sql.join([...ids])})`)).map((application) => [
      application.id,
      application,
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function heldApplications(db: Db | Transaction, where: RawBuilder<unknown>): Promise<HeldApplication[]> {
  const { rows } = await sql<HeldRow>`
    select a.id, a.home_region, a.number, a.status, a.deadline_at, a.district_soato,
      (select coalesce(json_agg(distinct b.organisation_id), '[]') from step_organisations as b
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
