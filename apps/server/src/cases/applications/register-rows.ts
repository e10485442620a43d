import type { ApplicationRow } from "@yer/api/contract/application-register";
import type { Facts } from "@yer/api/contract/facts";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import { standingOf } from "../../rules/workflow/deadlines.js";
import type { RegisterCursor } from "./register-cursor.js";

/** A row of the register with its place in the order. */
export interface RegisterRow {
  readonly row: ApplicationRow;
  readonly cursor: RegisterCursor;
}

/** When a row is shown, and how many days before its end a term warns. */
export interface Moment {
  readonly now: Date;
  readonly soonDays: number;
}

/** A row as the database answers it. */
export interface SqlRow {
  id: string;
  number: string;
  status: StatusKey;
  legal_basis: ApplicationRow["legalBasis"];
  cadastre_number: string | null;
  occupier_name: string | null;
  region_soato: string;
  region_name: Names;
  district_soato: string;
  district_name: Names;
  neighborhood_id: string;
  neighborhood_name: Names;
  address: string | null;
  area: number | null;
  built: number | null;
  occupied_since: number | null;
  deadline_at: Date | null;
  suspended: boolean;
  created_at: Date;
  status_since: Date;
  cursor: string;
}

/** The columns of a {@link SqlRow} but its place. */
export const shown = sql`a.id, a.number, a.status, a.legal_basis, a.cadastre_number, a.occupier_name, a.region_soato,
  a.district_soato, a.neighborhood_id, a.facts ->> 'address' as address, (a.facts #>> '{sizes,total}')::float8 as area,
  (a.facts #>> '{sizes,built}')::float8 as built,
  (a.facts ->> 'occupiedSince')::int as occupied_since,
  a.deadline_at, a.suspended, a.created_at, a.status_since, r.name as region_name, d.name as district_name,
  n.name as neighborhood_name`;
/** What they are of: applications `found`, with the names of where they lie. */
export const withNames = sql`
  join applications as a on a.id = found.id
  join regions as r on r.soato = a.region_soato
  join districts as d on d.soato = a.district_soato
  join neighborhoods as n on n.id = a.neighborhood_id`;

/** A row as the register lists it in an order. */
export function listed(row: SqlRow, sort: RegisterCursor["sort"], at: Moment): RegisterRow {
  return { row: registerRow(row, at.now, at.soonDays), cursor: { sort, value: row.cursor, id: row.id } };
}

function registerRow(row: SqlRow, now: Date, soonDays: number): ApplicationRow {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    legalBasis: row.legal_basis,
    cadastreNumber: row.cadastre_number,
    occupier: row.occupier_name,
    region: { soato: row.region_soato, name: row.region_name },
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
    address: row.address,
    area: row.area,
    built: row.built,
    occupiedSince: row.occupied_since,
    deadline: deadlineView(row.deadline_at, row.suspended, now, soonDays),
    suspended: row.suspended,
    createdAt: row.created_at.toISOString(),
    statusSince: row.status_since.toISOString(),
  };
}

/** What a row shows of the facts, where they are at hand. */
export const shownOf = (
  facts: Facts,
): Pick<ApplicationRow, "legalBasis" | "address" | "area" | "built" | "occupiedSince"> => ({
  legalBasis: facts.legalBasis,
  address: facts.address,
  area: facts.sizes.total,
  built: facts.sizes.built,
  occupiedSince: facts.occupiedSince,
});

/** A term as the contract shows it. */
export function deadlineView(
  endsAt: Date | null,
  paused: boolean,
  now: Date,
  soonDays: number,
): ApplicationRow["deadline"] {
  return { endsAt: endsAt?.toISOString() ?? null, ...standingOf(endsAt, paused, now, soonDays) };
}
