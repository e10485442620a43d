import type { QueryOf } from "@yer/api/contract/endpoint";
import type { AnnouncementRow, Offer, publicSite } from "@yer/api/contract/public";
import type { MoveKey, StatusKey } from "@yer/api/contract/statuses";
import type { Names, Polygon } from "@yer/api/contract/values";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Page, type Place, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";

/** An announced application with what the public may know of it, and nothing else: the allow-list of DOMAIN §7. */
interface AnnouncedRow {
  announcement_id: string;
  application_id: string;
  number: string;
  legal_basis: AnnouncementRow["legalBasis"];
  region_soato: string;
  region_name: Names;
  district_soato: string;
  district_name: Names;
  neighborhood_name: Names;
  area: number | null;
  opens_at: Date;
  closes_at: Date;
  status: StatusKey;
  cadastre_number: string | null;
  purpose: Offer["purpose"];
  land_category: Offer["landCategory"];
  outline: Polygon | null;
  received: number;
  open: number;
}

/** What the list of announced applications can be narrowed by; paging is apart. */
export type AnnouncedFilters = Omit<QueryOf<typeof publicSite.announcements>, "after" | "limit" | "exact">;

const order = keyset({ "-opensAt": falling(moment(sql`n.opens_at`), uuid(sql`n.id`)) });

async function announced(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  { past, along, cursor }: Place,
  limit: number,
): Promise<(AnnouncedRow & Placed)[]> {
  const { rows } = await sql<AnnouncedRow & Placed>`
    select n.id as announcement_id, a.id as application_id, a.number, a.legal_basis, a.region_soato, r.name as region_name,
      a.district_soato, d.name as district_name, h.name as neighborhood_name,
      (a.facts #>> '{sizes,total}')::float8 as area, n.opens_at, n.closes_at, a.status, a.cadastre_number,
      a.facts ->> 'purpose' as purpose, a.facts ->> 'landCategory' as land_category, a.facts -> 'outline' as outline,
      (select count(*) from objections as o
        where o.home_region = n.home_region and o.application_id = n.application_id
          and o.announcement_id = n.id) as received,
      (select count(*) from objections as o
        where o.home_region = n.home_region and o.application_id = n.application_id
          and o.announcement_id = n.id and o.state in ('new', 'in_review')) as open,
      ${cursor} as cursor
    from announcements as n
    join applications as a on a.home_region = n.home_region and a.id = n.application_id
    join regions as r on r.soato = a.region_soato
    join districts as d on d.soato = a.district_soato
    join neighborhoods as h on h.id = a.neighborhood_id
    where ${where} and ${past}
    order by ${along} limit ${limit}`.execute(db);
  return rows;
}

/** Applications that one may object to now, newest first, behind a cursor. */
export async function listAnnounced(
  db: Db,
  filters: AnnouncedFilters,
  page: { readonly after: string | undefined; readonly limit: number },
  now: Date,
): Promise<Page<AnnouncementRow>> {
  const { after, limit } = page;
  const rows = await announced(db, announcedIn(filters, now), order.at("-opensAt", after), limit + 1);
  return order.page("-opensAt", rows, limit, (row) => rowOf(row, now));
}

/** How many applications one may object to now, up to where lists stop counting unless `exact`. */
export async function countAnnounced(db: Db, filters: AnnouncedFilters, exact: boolean, now: Date): Promise<Total> {
  return countUpTo(
    db,
    sql`from announcements as n
      join applications as a on a.home_region = n.home_region and a.id = n.application_id
      where ${announcedIn(filters, now)}`,
    exact,
  );
}

function announcedIn(filters: AnnouncedFilters, now: Date): RawBuilder<SqlBool> {
  return every([
    sql`a.status = 'announced'`,
    sql`n.closed_at is null`,
    sql`n.closes_at > ${now}`,
    conditionsFor(filters, {
      region: (region) => sql`a.region_soato = ${region}`,
      district: (district) => sql`a.district_soato = ${district}`,
    }),
  ]);
}

/**
 * The latest announcement of an application, with the application's status; `undefined` for an application that never
 * was announced.
 */
export async function readOffer(
  db: Db | Transaction,
  applicationId: string,
  now: Date,
): Promise<{ offer: Offer; status: StatusKey } | undefined> {
  const [row] = await announced(db, sql`a.id = ${applicationId}`, order.at("-opensAt", undefined), 1);
  if (row === undefined) return undefined;
  return {
    status: row.status,
    offer: {
      ...rowOf(row, now),
      cadastreNumber: row.cadastre_number,
      purpose: row.purpose,
      landCategory: row.land_category,
      outline: row.outline,
      objections: { received: row.received, open: row.open },
    },
  };
}

function rowOf(row: AnnouncedRow, now: Date): AnnouncementRow {
  return {
    id: row.announcement_id,
    applicationId: row.application_id,
    number: row.number,
    legalBasis: row.legal_basis,
    region: { soato: row.region_soato, name: row.region_name },
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: row.neighborhood_name,
    area: row.area,
    from: row.opens_at.toISOString(),
    to: row.closes_at.toISOString(),
    open: row.status === "announced" && now < row.closes_at,
  };
}

/** Where an application stands, as the look-up may say it. */
export interface StandingRow {
  id: string;
  number: string;
  status: StatusKey;
  status_since: Date;
  suspended: boolean;
  total_deadline_at: Date | null;
  /** End of the status's own term. */
  deadline_at: Date | null;
  /** Whether it ever was submitted. */
  submitted: boolean;
  appealed: boolean;
  announced: boolean;
}

function standing(db: Db | Transaction, where: RawBuilder<SqlBool>) {
  return sql<StandingRow>`
    select a.id, a.number, a.status, a.status_since, a.suspended, a.total_deadline_at, a.deadline_at,
      a.submitted_on is not null as submitted,
      exists (select from complaints as c
        where c.home_region = a.home_region and c.application_id = a.id and c.state = 'new') as appealed,
      a.status = 'announced' and exists (select from announcements as n
        where n.home_region = a.home_region and n.application_id = a.id and n.closed_at is null) as announced
    from application_occupiers as o
    join applications as a on a.home_region = o.home_region and a.id = o.application_id
    where ${where} order by a.created_at desc limit 100`.execute(db);
}

/**
 * The application with a number whose occupier's number ends so: one query, so that unknown and mismatch take the same
 * time.
 */
export async function findStanding(
  db: Db | Transaction,
  number: string,
  lastDigits: string,
): Promise<StandingRow | undefined> {
  const region = number.slice(5, 9);
  const { rows } = await standing(
    db,
    sql`a.home_region = ${region} and a.number = ${number} and right(coalesce(o.pinfl, o.stir), 4) = ${lastDigits}`,
  );
  return rows[0];
}

/** The applications of a person, by PINFL or the STIRs they act for; one of them where it is named. */
export async function listStandings(
  db: Db | Transaction,
  pinfl: string | null,
  stirs: readonly string[],
  id?: string,
): Promise<StandingRow[]> {
  const own = sql<SqlBool>`(o.pinfl = ${pinfl ?? ""} or o.stir in (${sql.join(["", ...stirs])}))`;
  const { rows } = await standing(db, id === undefined ? own : sql`(${own} and a.id = ${id})`);
  return rows;
}

/** A charge as its debtor reads it. */
export async function readCharge(db: Db | Transaction, home_region: string, id: string) {
  return await db
    .selectFrom("charges")
    .select(["amount", "due_on", "rows", "consented_at"])
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}

/** Why a rejected application was rejected, and by which move. */
export async function readRejection(
  db: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
): Promise<{ reason: string | null; move: MoveKey | null }> {
  const entry = await db
    .selectFrom("history_entry")
    .select("reason")
    .select(sql<MoveKey>`params ->> 'move'`.as("move"))
    .where("home_region", "=", application.home_region)
    .where("record_kind", "=", "application")
    .where("record_id", "=", application.id)
    .where("action", "=", "application.moved")
    .where("to_state", "=", "rejected")
    .orderBy("sequence", "desc")
    .executeTakeFirst();
  return entry ?? { reason: null, move: null };
}

/** What was received for an application and counts, the latest first. */
export async function receiptsOf(
  db: Db | Transaction,
  application: { readonly home_region: string; readonly id: string },
) {
  return await db
    .selectFrom("receipts")
    .select(["id", "amount", "paid_on", "document"])
    .where("home_region", "=", application.home_region)
    .where("application_id", "=", application.id)
    .where("cancelled_at", "is", null)
    .orderBy("paid_on", "desc")
    .orderBy("id", "desc")
    .execute();
}
