import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Complaint, ComplaintQuery, objections } from "@yer/api/contract/objections";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { endOfTashkentDay, searchedKey, searchedNumber, startOfTashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { placeColumns, placedIn } from "../../places/register/placed-in.js";
import type { Db } from "../../platform/database/database.js";
import { complaintNumber, complaintOf } from "../objections/numbers.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { type DisputeGroup, disputesSeenBy, excerptLength, ofApplications } from "../objections/register.js";
import { among, any, conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Placed, uuid } from "../../platform/lists/keyset.js";
import {
  dayOfMoment,
  type Grouped,
  groupedBy,
  type GroupKeys,
  keyIn,
  spansOfDay,
} from "../../platform/lists/grouped.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";

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
}

/** The register's one order: the latest first. */
const order = keyset({ "-at": falling(moment(sql`o.at`), uuid(sql`o.id`)) });

type Filters = Omit<ComplaintQuery, "after" | "limit" | "exact">;

function conditionsOf(actor: Actor, filters: Asked<Filters>): RawBuilder<SqlBool> {
  return every([
    disputesSeenBy(actor),
    conditionsFor(filters, {
      places: placedIn,
      state: (states) => among(sql`o.state`, states),
      from: (first) => sql`o.at >= ${startOfTashkentDay(first)}`,
      to: (last) => sql`o.at < ${endOfTashkentDay(last)}`,
      application: (id) => sql`o.application_id = ${id}`,
      by: (who) =>
        any(who.map((one) => (one === "occupier" ? sql`o.objection_id is null` : sql`o.objection_id is not null`))),
      search: (typed) => (typed.trim() === "" ? sql`true` : named(typed)),
    }),
  ]);
}

/**
 * The complaint of a number, however it was typed; else those about applications that the register of applications
 * would find: by number, or the occupier's name.
 */
function named(search: string): RawBuilder<SqlBool> {
  const own = complaintOf(searchedNumber(search) ?? "");
  if (own !== undefined) return sql`(${named(own.file)} and o.sequence = ${own.sequence})`;
  const words = searchedKey(search).split(" ").filter(Boolean);
  return words.length === 0 ? sql`false` : sql`a.search @@ ${words.map((word) => `'${word}':*`).join(" & ")}::tsquery`;
}

/** A page of the complaints in a person's territory, the latest first. */
export async function complaintPage(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, exact = false, ...filters }: ComplaintQuery,
): Promise<ReplyOf<typeof objections.complaints>> {
  const where = conditionsOf(actor, await askedPlaces(db, filters));
  const { past, along, cursor } = order.at("-at", after);
  const { rows } = await sql<SqlRow & Placed>`
    select o.id, o.sequence, o.application_id, a.number, a.status, a.district_soato, d.name as district_name,
      a.neighborhood_id, h.name as neighborhood_name, o.objection_id, o.complainant_name,
      left(o.text, ${excerptLength}::integer) as excerpt, o.at, o.state, ${cursor} as cursor
    from complaints as o ${ofApplications} where ${where} and ${past}
    order by ${along} limit ${limit + 1}`.execute(db);
  return {
    ...order.page("-at", rows, limit, (row) => ({
      id: row.id,
      number: complaintNumber(row.number, row.sequence),
      application: {
        id: row.application_id,
        number: row.number,
        status: row.status,
        district: { soato: row.district_soato, name: row.district_name },
        neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
      },
      by: row.objection_id === null ? ("occupier" as const) : ("objector" as const),
      name: row.complainant_name,
      excerpt: row.excerpt,
      at: row.at.toISOString(),
      state: row.state,
    })),
    ...(await countUpTo(db, sql`from complaints as o ${ofApplications} where ${where}`, exact)),
  };
}

/** The complaints that the register lists by place, exactly; without a level all together under null. */
export async function groupedComplaints(
  db: Db,
  actor: Actor,
  filters: Filters,
  by: GroupKeys<DisputeGroup>,
): Promise<Grouped> {
  const where = conditionsOf(actor, await askedPlaces(db, filters));
  return groupedBy(db, sql`from complaints as o ${ofApplications} where ${where}`, {
    key: keyIn({ ...placeColumns, ...spansOfDay(dayOfMoment(sql`o.at`)) }, by),
  });
}

/** How many complaints the register lists under some filters, up to where lists stop counting. */
export async function countComplaints(db: Db, actor: Actor, filters: Filters): Promise<Total> {
  const where = conditionsOf(actor, await askedPlaces(db, filters));
  return countUpTo(db, sql`from complaints as o ${ofApplications} where ${where}`, false);
}
