import type { Names, OrganisationRef } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { ScheduleTermColumns } from "../../schema/tables/schedules.js";

/** A schedule of a year with what decides about its copy. */
export interface CopiedSchedule extends Omit<ScheduleTermColumns, "people"> {
  readonly people: readonly string[];
  readonly neighborhood_id: string;
  readonly name: Names;
  readonly active: boolean;
  readonly organisation: OrganisationRef;
}

/** The schedules of a district in a year that held: neither drafts nor what was cancelled, the first to begin first. */
export async function schedulesHeldIn(db: Db | Transaction, district: string, year: number): Promise<CopiedSchedule[]> {
  const { rows } = await sql<CopiedSchedule>`
    select s.starts_on, s.ends_on, s.organisation_id, s.people, s.plots, s.neighborhood_id, n.name,
      n.active and n.district_soato = s.district_soato as active,
      jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation
    from schedules as s join neighborhoods as n on n.id = s.neighborhood_id
    join organisations as o on o.id = s.organisation_id
    where s.district_soato = ${district} and s.year = ${year}
      and s.state in ('schedule_approved', 'schedule_running', 'schedule_closed')
    order by s.starts_on, n.sort_key, s.id`.execute(db);
  return rows;
}
