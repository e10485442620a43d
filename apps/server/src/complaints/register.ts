import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Complaint, ComplaintQuery, objections } from "@yer/api/contract/objections";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../access/actor.js";
import { among, placedIn } from "../applications/file-filters.js";
import { countedAtMost } from "../applications/register.js";
import type { Db } from "../database/database.js";
import { readTimeCursor, writeTimeCursor } from "../http/time-cursor.js";
import { complaintNumber } from "../objections/numbers.js";
import { type Asked, askedPlaces } from "../places/asked-places.js";
import { disputesSeenBy, excerptLength, ofFiles } from "../objections/register.js";

interface SqlRow {
  id: string;
  sequence: number;
  application_id: string;
  number: string;
  status: StatusKey;
  district_soato: string;
  district_name: Names;
  neighborhood_id: string;
  neighborhood_name: Names;
  objection_id: string | null;
  complainant_name: string;
  excerpt: string;
  at: Date;
  state: Complaint["state"];
  cursor: string;
}

type Filters = Omit<ComplaintQuery, "after" | "limit" | "exact">;

function conditionsOf(actor: Actor, { search, application, state, by, places }: Asked<Filters>): RawBuilder<SqlBool> {
  const conditions: RawBuilder<SqlBool>[] = [disputesSeenBy(actor), placedIn(places), among(sql`o.state`, state)];
  if (application !== undefined) conditions.push(sql`o.application_id = ${application}`);
  if (by !== undefined) {
    const wanted = by.map((who) =>
      who === "occupier" ? sql`o.objection_id is null` : sql`o.objection_id is not null`,
    );
    conditions.push(wanted.length === 0 ? sql`false` : sql`(${sql.join(wanted, sql` or `)})`);
  }
  if (search !== undefined && search.trim() !== "") conditions.push(named(search));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Complaints about files that the register of files would find: by number, or the occupier's name. */
function named(search: string): RawBuilder<SqlBool> {
  const words = searchKey(search).split(" ").filter(Boolean);
  return words.length === 0 ? sql`false` : sql`a.search @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
}

/** A page of the complaints in a person's territory, the latest first. */
export async function complaintPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: ComplaintQuery,
): Promise<ReplyOf<typeof objections.complaints>> {
  const where = conditionsOf(actor, await askedPlaces(db, filters));
  const cursor = after === undefined ? undefined : readTimeCursor(after);
  const past =
    cursor === undefined ? sql`true` : sql`(o.at, o.id) < (${cursor.at}::text::timestamptz, ${cursor.id}::uuid)`;
  const { rows } = await sql<SqlRow>`
    select o.id, o.sequence, o.application_id, a.number, a.status, a.district_soato, d.name as district_name,
      a.neighborhood_id, h.name as neighborhood_name, o.objection_id, o.complainant_name,
      left(o.text, ${excerptLength}::integer) as excerpt, o.at, o.state, o.at::text as cursor
    from complaints as o ${ofFiles} where ${where} and ${past}
    order by o.at desc, o.id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const counted = exact ? sql`` : sql`limit ${countedAtMost + 1}`;
  const { rows: totals } = await sql<{ total: number }>`
    select count(*) as total from (
      select from complaints as o ${ofFiles} where ${where} ${counted}) as counted`.execute(db);
  const total = totals[0]?.total ?? 0;
  return {
    items: shown.map((row) => ({
      id: row.id,
      number: complaintNumber(row.number, row.sequence),
      application: {
        id: row.application_id,
        number: row.number,
        status: row.status,
        district: { soato: row.district_soato, name: row.district_name },
        neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
      },
      by: row.objection_id === null ? "occupier" : "objector",
      name: row.complainant_name,
      excerpt: row.excerpt,
      at: row.at.toISOString(),
      state: row.state,
    })),
    ...(exact || total <= countedAtMost ? { total, more: false } : { total: countedAtMost, more: true }),
    next: rows.length > limit && last !== undefined ? writeTimeCursor({ at: last.cursor, id: last.id }) : null,
  };
}
