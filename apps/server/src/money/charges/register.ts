import {
  type ChargeQuery,
  type ChargeRow,
  type charges,
  type ChargeSort,
  type ChargeState,
  type ChargeTotals,
  chargeStates,
  type NarrowedCharges,
} from "@yer/api/contract/charges";
import type { ChargeFlag } from "@yer/api/contract/charge-flags";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PlaceLevel } from "@yer/api/contract/places";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { billNumber, parseBillNumber } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { republic } from "../../platform/acting/territory.js";
import { applicationScope } from "../../identity/access/scope.js";
import { placedIn } from "../../cases/applications/application-filters.js";
import { flagged, flagsOfCharge } from "../../cases/applications/charge-flags.js";
import { searchedFor } from "../../cases/applications/register-conditions.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { among, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy, keyIn } from "../../platform/lists/grouped.js";
import { day, falling, keyset, moment, type Place, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { asTotal, countedAtMost, countUpTo, type Total } from "../../platform/lists/total.js";

const [due, made, id] = [
  // What is not open, or has no term, comes after all that is due.
  day(sql`coalesce(case when c.state = 'open' then c.due_on end, date '9999-12-31')`),
  moment(sql`c.made_at`),
  uuid(sql`c.id`),
];
const order = keyset<ChargeSort>({
  deadline: rising(due, id),
  "-deadline": falling(due, id),
  madeAt: rising(made, id),
  "-madeAt": falling(made, id),
});
const usual = "deadline" satisfies ChargeSort;

/** Charges `c` whose files a person sees: members of organisations read none, as on the pages of files (DOMAIN §8). */
function seenBy(actor: Actor): RawBuilder<SqlBool> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return sql`false`;
  const { territory } = scope;
  if (territory === republic) return sql`true`;
  return territory.length === 4 ? sql`c.region_soato = ${territory}` : sql`c.district_soato = ${territory}`;
}

const placeColumns = {
  region: sql`c.region_soato`,
  district: sql`c.district_soato`,
  neighborhood: sql`c.neighborhood_id`,
};

/** Lines of the journal of a charge `c`, with the entry that booked them. */
const itsLines = sql`
  from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
  where l.home_region = c.home_region and l.application_id = c.application_id and l.charge_id = c.id`;

/** Lines booked in some days. */
const inDays = ({ from, to }: Pick<NarrowedCharges, "from" | "to">): RawBuilder<SqlBool> =>
  every([
    from === undefined ? sql`true` : sql`e.booked_day >= ${from}::date`,
    to === undefined ? sql`true` : sql`e.booked_day <= ${to}::date`,
  ]);

/** Lines of the journal of what the file of a charge `c` has beyond its charges: received and covering nothing, or owed back. */
const linesBeyond = sql`
  from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
  where l.home_region = c.home_region and l.application_id = c.application_id
    and l.account in ('credit', 'refund_due')`;

/** Whether a charge `c` is its file's last: what is the file's own is said of it alone. */
const isLast = sql<SqlBool>`not exists (
  select from charges as later where later.home_region = c.home_region
    and later.application_id = c.application_id and later.sequence > c.sequence)`;

/** Entries that charged, or countered what was charged, in some days; of a discount its lines. */
const bookings = ({ booked, from, to }: Pick<NarrowedCharges, "booked" | "from" | "to">): RawBuilder<unknown> =>
  booked === "discounted"
    ? sql`
      select l.home_region, l.charge_id from journal_lines as l
      join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
      where l.account = 'discounted' and ${inDays({ from, to })}`
    : sql`
      select e.home_region, e.charge_id from journal_entries as e
      where e.kind in ('charge', 'void') and ${inDays({ from, to })}`;

/** Most entries whose charges are looked for once and then ordered; of more, a walk along an order soon meets one. */
const fewBookings = 20_000;

/** Filters whose places have become codes, and whether what was charged or discounted in the days asked for is little. */
type AskedCharges = Asked<NarrowedCharges> & { readonly isFewBooked: boolean };

async function askedCharges(db: Db | Transaction, filters: NarrowedCharges): Promise<AskedCharges> {
  const asked = await askedPlaces(db, filters);
  if (asked.booked !== "charged" && asked.booked !== "discounted") return { ...asked, isFewBooked: false };
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (${bookings(asked)} limit ${fewBookings + 1}) as b`.execute(db);
  return { ...asked, isFewBooked: (rows[0]?.total ?? 0) <= fewBookings };
}

/** Charges of which something was booked in some days. */
function bookedIn({
  booked,
  from,
  to,
  isFewBooked,
}: Pick<AskedCharges, "booked" | "from" | "to" | "isFewBooked">): RawBuilder<SqlBool> {
  if (booked === undefined) return sql`true`;
  if (booked === "beyond") {
    const until = to === undefined ? {} : { to };
    // Few files ever had any: those are looked at, not all.
    return sql`((c.home_region, c.application_id) in (
        select l.home_region, l.application_id from journal_lines as l where l.account in ('credit', 'refund_due'))
      and ${isLast} and (select coalesce(sum(l.amount), 0) ${linesBeyond} and ${inDays(until)}) <> 0)`;
  }
  if (booked !== "remaining") {
    return every([
      isFewBooked ? sql`(c.home_region, c.id) in (${bookings({ booked, from, to })})` : sql`true`,
      sql`exists (select ${itsLines} and l.account = ${booked} and ${inDays({ from, to })})`,
    ]);
  }
  // What remains now stands with the charge.
  if (to === undefined) return sql`c.remaining > 0`;
  return sql`(select coalesce(sum(l.amount), 0) ${itsLines} and l.account = 'receivable' and ${inDays({ to })}) > 0`;
}

/** Charges that a search finds: by a bill's number that one charge, by all else those of the files it finds. */
async function found(db: Db | Transaction, typed: string): Promise<RawBuilder<SqlBool>> {
  if (typed.trim() === "") return sql`true`;
  const bill = parseBillNumber(typed);
  if (bill !== undefined) {
    return sql`(c.sequence = ${bill.sequence} and c.application_id in (
      select a.id from applications as a where a.number = ${bill.applicationNumber}))`;
  }
  return sql`c.application_id in (select a.id from applications as a where ${await searchedFor(db, typed)})`;
}

async function conditionsOf(
  db: Db | Transaction,
  actor: Actor,
  { search, booked, from, to, isFewBooked, ...filters }: AskedCharges,
): Promise<RawBuilder<SqlBool>> {
  return every([
    seenBy(actor),
    bookedIn({ booked, from, to, isFewBooked }),
    conditionsFor(filters, {
      places: (places) => placedIn(places, placeColumns),
      state: (states) => among(sql`c.state`, states),
      part: (wanted) => is(wanted, flagged.part),
      late: (wanted) => is(wanted, flagged.late),
      owed: (wanted) => is(wanted, flagged.owed),
      contract: (wanted) => is(wanted, flagged.contract),
      asked: (wanted) => is(wanted, flagged.asked),
      refund: (wanted) => is(wanted, flagged.refund),
      application: (application) => sql`c.application_id = ${application}`,
    }),
    search === undefined ? sql`true` : await found(db, search),
  ]);
}

/** A charge with its file and place, of `charges as c` joined by {@link joinFile}. */
export interface ChargeRecord {
  readonly id: string;
  readonly home_region: string;
  readonly application_id: string;
  readonly sequence: number;
  readonly number: string;
  readonly status: StatusKey;
  readonly occupier_name: string | null;
  readonly region_soato: string;
  readonly region_name: Names;
  readonly district_soato: string;
  readonly district_name: Names;
  readonly neighborhood_id: string;
  readonly neighborhood_name: Names;
  readonly address: string | null;
  readonly state: ChargeState;
  readonly flags: ChargeFlag[];
  readonly amount: number;
  readonly remaining: number;
  readonly due_on: string | null;
  readonly made_at: Date;
}

const columns = sql`
  c.id, c.home_region, c.application_id, c.sequence, a.number, a.status, a.occupier_name, c.region_soato,
  r.name as region_name, c.district_soato, d.name as district_name, c.neighborhood_id, n.name as neighborhood_name,
  a.facts ->> 'address' as address, c.state, c.amount, c.remaining, c.due_on::text as due_on, c.made_at,
  ${flagsOfCharge} as flags`;
const joinFile = sql`
  join applications as a on a.home_region = c.home_region and a.id = c.application_id
  join regions as r on r.soato = c.region_soato
  join districts as d on d.soato = c.district_soato
  join neighborhoods as n on n.id = c.neighborhood_id`;

/** A charge that the reader sees; unknown and not visible alike. */
export async function findCharge(
  db: Db | Transaction,
  actor: Actor,
  charge: string,
): Promise<ChargeRecord | undefined> {
  const { rows } = await sql<ChargeRecord>`
    select ${columns} from charges as c ${joinFile} where c.id = ${charge} and ${seenBy(actor)}`.execute(db);
  return rows[0];
}

/** A row of the register. */
export function chargeRowOf(row: ChargeRecord): ChargeRow {
  return {
    id: row.id,
    number: billNumber(row.number, row.sequence),
    application: { id: row.application_id, number: row.number, status: row.status },
    occupier: row.occupier_name,
    region: { soato: row.region_soato, name: row.region_name },
    district: { soato: row.district_soato, name: row.district_name },
    neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
    address: row.address,
    state: row.state,
    flags: row.flags,
    amount: row.amount,
    paid: row.state === "void" ? 0 : row.amount - row.remaining,
    remaining: row.remaining,
    dueOn: row.state === "open" ? row.due_on : null,
    madeAt: row.made_at.toISOString(),
  };
}

/** A page of the register as a person sees it, what is due first before the others. */
export async function chargePage(db: Db, actor: Actor, query: ChargeQuery): Promise<ReplyOf<typeof charges.list>> {
  const { after, limit = pageSizes.usual, exact = false, sort = usual, ...filters } = query;
  const asked = await askedCharges(db, filters);
  const place = order.at(sort, after);
  const where = await conditionsOf(db, actor, asked);
  const rows = isFew(asked)
    ? await gathered(db, where, place, limit + 1)
    : await walked(db, where, statesIn(asked), place, limit + 1);
  return {
    ...order.page(sort, rows, limit, chargeRowOf),
    ...(await countUpTo(db, sql`from charges as c where ${where}`, exact)),
  };
}

/**
 * Whether what is asked for is little among all and lies anywhere in the orders, which the database would walk to their
 * end: what a search finds, one file's, neighbourhoods', what was booked in few entries.
 */
function isFew({ search, application, places, isFewBooked }: AskedCharges): boolean {
  const isNarrow = places !== undefined && places.neighborhood.length > 0;
  return (search ?? "").trim() !== "" || application !== undefined || isNarrow || isFewBooked;
}

/** The states that charges asked for can have: what is late, paid in part, or remains now, is open. */
function statesIn(asking: Asked<NarrowedCharges>): readonly ChargeState[] {
  const { state, late: isLate, part: isPart, booked, to } = asking;
  const asked = state ?? chargeStates;
  const remains = booked === "remaining" && to === undefined;
  return isLate === true || isPart === true || remains ? asked.filter((one) => one === "open") : asked;
}

type Row = ChargeRecord & Placed;

/** A page found along an index of each state; rows are read of those that are shown. */
async function walked(
  db: Db,
  where: RawBuilder<SqlBool>,
  states: readonly ChargeState[],
  place: Place,
  limit: number,
): Promise<Row[]> {
  const { past, along, keys, alongKeys } = place;
  if (states.length === 0) return [];
  const each = states.map(
    (state) => sql`
      (select c.id, ${keys} from charges as c
        where c.state = ${state} and ${where} and ${past} order by ${along} limit ${limit})`,
  );
  return rowsOf(
    db,
    sql`select id from (${sql.join(each, sql` union all `)}) as each order by ${alongKeys} limit ${limit}`,
    place,
  );
}

/** A page of charges that are looked for once and then ordered. */
async function gathered(db: Db, where: RawBuilder<SqlBool>, place: Place, limit: number): Promise<Row[]> {
  const { past, keys, alongKeys } = place;
  return rowsOf(
    db,
    sql`
      select id from (
        with fitting as materialized (select c.id, ${keys} from charges as c where ${where} and ${past})
        select * from fitting order by ${alongKeys} limit ${limit}) as page`,
    place,
  );
}

async function rowsOf(db: Db, ids: RawBuilder<unknown>, { along, cursor }: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns}, ${cursor} as cursor
    from (${ids}) as listed join charges as c on c.id = listed.id ${joinFile} order by ${along}`.execute(db);
  return rows;
}

/** Charges by their occupier's number, said by a condition over files `a`. */
export async function chargesOfFiles(
  db: Db,
  actor: Actor,
  files: RawBuilder<SqlBool>,
): Promise<ReplyOf<typeof charges.search>> {
  const where = every([seenBy(actor), sql`c.application_id in (select a.id from applications as a where ${files})`]);
  const rows = await gathered(db, where, order.at(usual, undefined), pageSizes.most);
  return {
    items: rows.map(chargeRowOf),
    ...(await countUpTo(db, sql`from charges as c where ${where}`, false)),
    next: null,
  };
}

/**
 * Sums of the charges that the register lists under some filters: what was charged and discounted in the days asked for,
 * and what remained, and was beyond, after the last of them; of what is late all that remains.
 */
export async function chargeTotals(db: Db, actor: Actor, filters: NarrowedCharges): Promise<ChargeTotals> {
  const where = await conditionsOf(db, actor, await askedCharges(db, filters));
  const until = inDays(filters.to === undefined ? {} : { to: filters.to });
  const { rows } = await sql<ChargeTotals>`
    select coalesce(-sum(m.charged), 0)::bigint as charged, coalesce(sum(m.discounted), 0)::bigint as discounted,
      coalesce(sum(m.remaining), 0)::bigint as remaining, coalesce(-sum(b.beyond), 0)::bigint as beyond
    from charges as c cross join lateral (
      select sum(l.amount) filter (where l.account = 'charged' and ${inDays(filters)}) as charged,
        sum(l.amount) filter (where l.account = 'discounted' and ${inDays(filters)}) as discounted,
        sum(l.amount) filter (where l.account = 'receivable') as remaining
      ${itsLines} and l.account in ('charged', 'discounted', 'receivable') and ${until}) as m
    cross join lateral (select sum(l.amount) as beyond ${linesBeyond} and ${until} and ${isLast}) as b
    where ${where}`.execute(db);
  return rows[0] ?? { charged: 0, discounted: 0, remaining: 0, beyond: 0 };
}

/** How many charges the register lists under some filters, by the place that they are of, exactly. */
export async function groupedCharges(
  db: Db,
  actor: Actor,
  filters: NarrowedCharges,
  by: PlaceLevel | undefined,
): Promise<Grouped> {
  const where = await conditionsOf(db, actor, await askedCharges(db, filters));
  return groupedBy(db, sql`from charges as c where ${where}`, { key: keyIn(placeColumns, by) });
}

/** How many charges the register lists under some filters, and the day the first of them is due on. */
export async function countCharges(
  db: Db,
  actor: Actor,
  filters: NarrowedCharges,
): Promise<Total & { readonly due: string | null }> {
  const where = await conditionsOf(db, actor, await askedCharges(db, filters));
  const { rows } = await sql<{ total: number; due: string | null }>`
    select count(*)::integer as total, min(w.due)::text as due
    from (select case when c.state = 'open' then c.due_on end as due from charges as c
      where ${where} limit ${countedAtMost + 1}) as w`.execute(db);
  const { total = 0, due: first = null } = rows[0] ?? {};
  return { ...asTotal(total, false), due: first };
}

/** A charge with its file. */
export interface FoundCharge {
  readonly id: string;
  readonly applicationId: string;
  /** The file's number. */
  readonly number: string;
}

/** Charges that a person sees, of some ids or as the register lists them under its filters, by their files' numbers. */
export async function chargesAsked(
  db: Db | Transaction,
  actor: Actor,
  of: { readonly ids: readonly string[] } | { readonly filters: NarrowedCharges; readonly except: readonly string[] },
  limit: number,
): Promise<FoundCharge[]> {
  const where =
    "ids" in of
      ? every([seenBy(actor), among(sql`c.id`, of.ids)])
      : every([
          await conditionsOf(db, actor, await askedCharges(db, of.filters)),
          of.except.length === 0 ? sql`true` : sql`not ${among(sql`c.id`, of.except)}`,
        ]);
  const { rows } = await sql<FoundCharge>`
    select c.id, c.application_id as "applicationId", a.number
    from charges as c join applications as a on a.home_region = c.home_region and a.id = c.application_id
    where ${where} order by a.number, c.sequence limit ${limit}`.execute(db);
  return rows;
}
