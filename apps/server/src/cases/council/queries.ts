import type { AgendaItem, CouncilSession } from "@yer/api/contract/council";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names, OrganisationRef } from "@yer/api/contract/values";
import { type Insertable, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { searchedFor } from "../applications/register-conditions.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { CouncilSessionsTable } from "../../schema/tables/council.js";
import { any } from "../../platform/lists/conditions.js";
import { day, falling, keyset, type Page, type Place, type Placed, uuid } from "../../platform/lists/keyset.js";
import { isWithin } from "../../platform/lists/territory.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";

/** A session as lists show it, with the territory its applications lie in. */
export interface SessionRow {
  id: string;
  territory: string;
  number: string;
  day: string;
  place: string;
  organisation: OrganisationRef;
  files: number;
  decided_for: number;
  decided_against: number;
  version: number;
}

/** Sessions of councils within the reader's territory, and those of their own, which may be a wider one's. */
function visibleTo({ territory, organisation }: Actor): RawBuilder<SqlBool> {
  return any([
    isWithin(territory, sql`s.territory`),
    organisation === null ? sql`false` : sql`s.organisation_id = ${organisation.id}`,
  ]);
}

/** Sessions, the latest first. */
const order = keyset({ "-day": falling(day(sql`s.day`), uuid(sql`s.id`)) });

async function readSessions(
  db: Db | Transaction,
  actor: Actor,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor }: Place = order.at("-day", undefined),
): Promise<(SessionRow & Placed)[]> {
  const { rows } = await sql<SessionRow & Placed>`
    select ${cursor} as cursor, s.id, s.territory, s.number, s.day::text as day, s.place, s.version,
      json_build_object('id', o.id, 'name', o.name, 'kind', o.kind) as organisation,
      (select count(*) from council_agenda as g where g.session_id = s.id)::integer as files,
      (select count(*) from council_agenda as g where g.session_id = s.id and g.verdict = 'for')::integer as decided_for,
      (select count(*) from council_agenda as g
        where g.session_id = s.id and g.verdict = 'against')::integer as decided_against
    from council_sessions as s join organisations as o on o.id = s.organisation_id
    where ${visibleTo(actor)} and ${where} and ${past} order by ${along} limit ${limit}`.execute(db);
  return rows;
}

/** A session that the reader sees. */
export async function sessionById(db: Db | Transaction, actor: Actor, id: string): Promise<SessionRow | undefined> {
  const [row] = await readSessions(db, actor, sql`s.id = ${id}`, 1);
  return row;
}

/**
 * A page of the sessions that the reader sees, the latest first.
 * @throws {Problem} `invalid` for a cursor that this service did not make
 */
export async function sessionPage(
  db: Db,
  actor: Actor,
  after: string | undefined,
  limit: number,
): Promise<Page<CouncilSession>> {
  const rows = await readSessions(db, actor, sql`true`, limit + 1, order.at("-day", after));
  return order.page("-day", rows, limit, sessionView);
}

/** How many sessions the reader sees, up to where lists stop counting unless `exact`. */
export async function countSessions(db: Db, actor: Actor, exact: boolean): Promise<Total> {
  return countUpTo(db, sql`from council_sessions as s where ${visibleTo(actor)}`, exact);
}

/** A session as the contract shows it. */
export function sessionView(row: SessionRow): CouncilSession {
  return {
    id: row.id,
    number: row.number,
    day: row.day,
    place: row.place,
    organisation: row.organisation,
    files: row.files,
    decidedFor: row.decided_for,
    decidedAgainst: row.decided_against,
    version: row.version,
  };
}

/** An application as agendas show it. */
export interface AgendaApplicationRow {
  application_id: string;
  number: string;
  status: StatusKey;
  legal_basis: AgendaItem["legalBasis"];
  occupier: string | null;
  district: Names;
  neighborhood: Names;
  address: string | null;
  area: number | null;
}

/** An item of an agenda with its application. */
export interface AgendaRow extends AgendaApplicationRow {
  position: number;
  verdict: "for" | "against" | null;
  decision_number: string | null;
  decision_day: string | null;
  reason: string | null;
  decided_at: string | null;
}

const fileColumns = sql`
  a.id as application_id, a.number, a.status, a.legal_basis, a.occupier_name as occupier, d.name as district,
  n.name as neighborhood, a.facts ->> 'address' as address, (a.facts #>> '{sizes,total}')::float8 as area`;
const places = sql`
  join districts as d on d.soato = a.district_soato join neighborhoods as n on n.id = a.neighborhood_id`;

/** The agenda of a session, in its order. */
export async function readAgenda(db: Db | Transaction, sessionId: string): Promise<AgendaRow[]> {
  const { rows } = await sql<AgendaRow>`
    select ${fileColumns}, g.position, g.verdict, g.decision_number, g.decision_day::text as decision_day, g.reason,
      to_char(g.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as decided_at
    from council_agenda as g
    join applications as a on a.home_region = g.home_region and a.id = g.application_id ${places}
    where g.session_id = ${sessionId} order by g.position, a.number`.execute(db);
  return rows;
}

/** Applications that wait for a council and are on no open agenda, those that wait longest first. */
export async function readCandidates(
  db: Db,
  territory: string,
  search: string | undefined,
  limit: number,
): Promise<AgendaApplicationRow[]> {
  const { rows } = await sql<AgendaApplicationRow>`
    select ${fileColumns} from applications as a ${places}
    where a.status = 'at_council' and starts_with(a.district_soato, ${territory})
      and ${await searchedFor(db, search)}
      and not exists (select from council_agenda as g
        where g.home_region = a.home_region and g.application_id = a.id and g.verdict is null)
    order by a.status_since, a.id limit ${limit}`.execute(db);
  return rows;
}

/** Writes a new session; `false` where its council has one of that number on that day. */
export async function insertSession(
  transaction: Transaction,
  session: Insertable<CouncilSessionsTable>,
): Promise<boolean> {
  const made = await transaction
    .insertInto("council_sessions")
    .values(session)
    .onConflict((conflict) => conflict.columns(["organisation_id", "number", "day"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made !== undefined;
}

/** Holds a session until the transaction ends; nothing where there is none. */
export async function lockSessionRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.selectFrom("council_sessions").select("id").where("id", "=", id).forUpdate().execute();
}

/** Writes a session anew, as its next version; a unique violation where its council has one of that number on that day. */
export async function changeSessionRow(
  transaction: Transaction,
  id: string,
  session: { readonly number: string; readonly day: string; readonly place: string },
): Promise<void> {
  const { number, day: on, place } = session;
  await transaction
    .updateTable("council_sessions")
    .set((eb) => ({ number, day: on, place, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

/** The session on whose agenda an application stands undecided, or that decided it where one is named. */
export async function agendaThatHolds(
  db: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
  sessionId: string | null,
): Promise<{ readonly number: string; readonly day: string } | undefined> {
  const { rows } = await sql<{ number: string; day: string }>`
    select s.number, s.day::text as day from council_agenda as g join council_sessions as s on s.id = g.session_id
    where g.home_region = ${application.home_region} and g.application_id = ${application.id}
      and (g.verdict is null or g.session_id = ${sessionId}::uuid)`.execute(db);
  return rows[0];
}

/** Writes an application down as one of an agenda. */
export async function insertAgendaItem(
  transaction: Transaction,
  {
    session,
    application,
    position,
  }: {
    readonly session: string;
    readonly application: { readonly home_region: string; readonly id: string };
    readonly position: number;
  },
): Promise<void> {
  await transaction
    .insertInto("council_agenda")
    .values({
      session_id: session,
      home_region: application.home_region,
      application_id: application.id,
      position,
      verdict: null,
      decision_number: null,
      decision_day: null,
      reason: null,
      decided_at: null,
    })
    .execute();
}
