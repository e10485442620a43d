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
import { applicationScope } from "../../identity/access/scope.js";
import { placedIn } from "../../places/register/placed-in.js";
import { flagged, flagsOfCharge } from "../../cases/applications/charge-flags.js";
import { searchedFor } from "../../cases/applications/register-conditions.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { type Asked, askedPlaces } from "../../places/register/asked-places.js";
import { among, conditionsFor, every, is } from "../../platform/lists/conditions.js";
import { type Grouped, groupedBy, keyIn } from "../../platform/lists/grouped.js";
import {
  beyondCharges,
  bookedIn,
  chargesToCount,
  inDays,
  isLast,
  remainingAfter,
  statesOfFewBooked,
} from "./booked.js";
import { day, falling, keyset, moment, type Place, type Placed, rising, uuid } from "../../platform/lists/keyset.js";
import { liesIn } from "../../platform/lists/territory.js";
import { countUpTo, leastOf, type Total } from "../../platform/lists/total.js";

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

/**
 * Charges `c` whose applications a person sees: members of organisations read none, as on the pages of applications
 * (DOMAIN §8).
 */
function seenBy(actor: Actor): RawBuilder<SqlBool> {
  const scope = applicationScope(actor);
  if (scope === undefined || scope.organisationId !== null) return sql`false`;
  return liesIn(scope.territory, placeColumns);
}

const placeColumns = {
  region: sql`c.region_soato`,
  district: sql`c.district_soato`,
  neighborhood: sql`c.neighborhood_id`,
};

/** Charges that a search finds: by a bill's number that one charge, by all else those of the applications it finds. */
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
  { search, booked, from, to, ...filters }: Asked<NarrowedCharges>,
): Promise<RawBuilder<SqlBool>> {
  return every([
    seenBy(actor),
    bookedIn({ booked, from, to }),
    conditionsFor(filters, {
      places: (places) => placedIn(places, placeColumns),
      state: (states) => among(sql`c.state`, states),
      part: (wanted) => is(wanted, flagged.part),
      late: (wanted) => is(wanted, flagged.late),
      owed: (wanted) => is(wanted, flagged.owed),
      contract: (wanted) => is(wanted, flagged.contract),
      asked: (wanted) => is(wanted, flagged.asked),
      refund: (wanted) => is(wanted, flagged.refund),
      correctionProposed: (wanted) => is(wanted, flagged.correctionProposed),
      refundProposed: (wanted) => is(wanted, flagged.refundProposed),
      application: (application) => sql`c.application_id = ${application}`,
    }),
    search === undefined ? sql`true` : await found(db, search),
  ]);
}

/** A charge with its application and place, of `charges as c` joined by {@link joinApplication}. */
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
const joinApplication = sql`
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
    select ${columns} from charges as c ${joinApplication} where c.id = ${charge} and ${seenBy(actor)}`.execute(db);
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
  const asked = await askedPlaces(db, filters);
  const where = await conditionsOf(db, actor, asked);
  const rows = await rowsFrom(db, actor, { asked, where }, order.at(sort, after), limit + 1);
  return {
    ...order.page(sort, rows, limit, chargeRowOf),
    ...(await countUpTo(db, sql`from ${chargesToCount(asked)} where ${where}`, exact)),
  };
}

/** Rows of the register from a place in one of its orders on. */
async function rowsFrom(
  db: Db,
  actor: Actor,
  { asked, where }: { readonly asked: Asked<NarrowedCharges>; readonly where: RawBuilder<SqlBool> },
  place: Place,
  limit: number,
): Promise<Row[]> {
  const within = every([seenBy(actor), asked.places === undefined ? sql`true` : placedIn(asked.places, placeColumns)]);
  const found = isFew(asked)
    ? gathered(where, place, limit)
    : walked(where, place, limit, statesIn(asked), await statesOfFewBooked(db, asked, within));
  return rowsOf(db, found, place);
}

/**
 * Whether what is asked for is little among all and lies anywhere in the orders, which the database would walk to their
 * end: what a search finds, one application's, neighbourhoods', what waits for a second person.
 */
function isFew({ search, application, places, ...asked }: Asked<NarrowedCharges>): boolean {
  if (asked.correctionProposed === true || asked.refundProposed === true) return true;
  const isNarrow = places !== undefined && places.neighborhood.length > 0;
  return (search ?? "").trim() !== "" || application !== undefined || isNarrow;
}

/** The states that charges asked for can have: what is late, paid in part, or remains now, is open. */
function statesIn(asking: Asked<NarrowedCharges>): readonly ChargeState[] {
  const { state, late: isLate, part: isPart, booked, to } = asking;
  const asked = state ?? chargeStates;
  const remains = booked === "remaining" && to === undefined;
  return isLate === true || isPart === true || remains ? asked.filter((one) => one === "open") : asked;
}

type Row = ChargeRecord & Placed;

/** A page found along an index of each state, of states in which few fit by looking for these; rows are read of those that are shown. */
function walked(
  where: RawBuilder<SqlBool>,
  place: Place,
  limit: number,
  states: readonly ChargeState[],
  few: ReadonlySet<ChargeState>,
): RawBuilder<unknown> {
  const { past, along, keys, alongKeys } = place;
  if (states.length === 0) return sql`select null::uuid as id where false`;
  const each = states.map((state) => {
    const inState = every([sql`c.state = ${state}`, where]);
    return few.has(state)
      ? sql`(${gathered(inState, place, limit)})`
      : sql`(select c.id, ${keys} from charges as c where ${inState} and ${past} order by ${along} limit ${limit})`;
  });
  return sql`select id from (${sql.join(each, sql` union all `)}) as each order by ${alongKeys} limit ${limit}`;
}

/** A page of charges that are looked for once and then ordered. */
function gathered(where: RawBuilder<SqlBool>, { past, keys, alongKeys }: Place, limit: number): RawBuilder<unknown> {
  return sql`
    select * from (
      with fitting as materialized (select c.id, ${keys} from charges as c where ${where} and ${past})
      select * from fitting order by ${alongKeys} limit ${limit}) as page`;
}

async function rowsOf(db: Db, ids: RawBuilder<unknown>, { along, cursor }: Place): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns}, ${cursor} as cursor
    from (${ids}) as listed join charges as c on c.id = listed.id ${joinApplication} order by ${along}`.execute(db);
  return rows;
}

/** Charges by their occupier's number, said by a condition over applications `a`. */
export async function chargesOfApplications(
  db: Db,
  actor: Actor,
  files: RawBuilder<SqlBool>,
): Promise<ReplyOf<typeof charges.search>> {
  const where = every([seenBy(actor), sql`c.application_id in (select a.id from applications as a where ${files})`]);
  const place = order.at(usual, undefined);
  const rows = await rowsOf(db, gathered(where, place, pageSizes.most), place);
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
  const where = await conditionsOf(db, actor, await askedPlaces(db, filters));
  const { to } = filters;
  const times = sql`((${inDays(sql`c.charged_on`, filters)} is true)::integer - (${inDays(sql`c.voided_on`, filters)} is true)::integer)`;
  const { rows } = await sql<ChargeTotals>`
    select coalesce(sum((c.amount + c.discounted) * ${times}), 0)::bigint as charged,
      coalesce(sum(c.discounted * ${times}), 0)::bigint as discounted,
      coalesce(sum(${to === undefined ? sql`c.remaining` : remainingAfter(to)}), 0)::bigint as remaining,
      coalesce(sum(f.beyond) filter (where ${isLast}), 0)::bigint as beyond
    from charges as c
    left join (${beyondCharges(filters)}) as f on f.home_region = c.home_region and f.application_id = c.application_id
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
  const where = await conditionsOf(db, actor, await askedPlaces(db, filters));
  return groupedBy(db, sql`from charges as c where ${where}`, { key: keyIn(placeColumns, by) });
}

/** How many charges the register lists under some filters, up to where lists stop counting. */
export async function countCharges(db: Db, actor: Actor, filters: NarrowedCharges): Promise<Total> {
  const where = await conditionsOf(db, actor, await askedPlaces(db, filters));
  return countUpTo(db, sql`from ${chargesToCount(filters)} where ${where}`, false);
}

/** How many charges the register lists under some filters, and the day the first of them is due on. */
export async function chargesWaiting(
  db: Db,
  actor: Actor,
  filters: NarrowedCharges,
): Promise<Total & { readonly due: string | null }> {
  const asked = await askedPlaces(db, filters);
  const where = await conditionsOf(db, actor, asked);
  const dueOn = sql<string | null>`(case when c.state = 'open' then c.due_on end)::text`;
  const { also, ...total } = await countUpTo(db, sql`from ${chargesToCount(asked)} where ${where}`, false, {
    due: leastOf(dueOn),
  });
  if (also !== undefined) return { ...total, ...also };
  const [first] = await rowsFrom(db, actor, { asked, where }, order.at("deadline", undefined), 1);
  return { ...total, due: first === undefined ? null : chargeRowOf(first).dueOn };
}

/** A charge with its application. */
export interface FoundCharge {
  readonly id: string;
  readonly applicationId: string;
  /** The application's number. */
  readonly number: string;
}

/**
 * Charges that a person sees, of some ids or as the register lists them under its filters, by their applications'
 * numbers.
 */
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
          await conditionsOf(db, actor, await askedPlaces(db, of.filters)),
          of.except.length === 0 ? sql`true` : sql`not ${among(sql`c.id`, of.except)}`,
        ]);
  const { rows } = await sql<FoundCharge>`
    select c.id, c.application_id as "applicationId", a.number
    from charges as c join applications as a on a.home_region = c.home_region and a.id = c.application_id
    where ${where} order by a.number, c.sequence limit ${limit}`.execute(db);
  return rows;
}
