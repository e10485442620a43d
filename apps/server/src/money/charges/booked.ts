import { type ChargeState, chargeStates, type NarrowedCharges } from "@yer/api/contract/charges";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { every } from "../../platform/lists/conditions.js";

/** What was booked of charges in which days, both included. */
export type BookedFilters = Pick<NarrowedCharges, "booked" | "from" | "to">;

/** Whether a day lies in some days. */
export function inDays(
  of: RawBuilder<string | null>,
  { from, to }: Pick<BookedFilters, "from" | "to">,
): RawBuilder<SqlBool> {
  return every([
    from === undefined ? sql`true` : sql`${of} >= ${from}::date`,
    to === undefined ? sql`${of} is not null` : sql`${of} <= ${to}::date`,
  ]);
}

/** Whether a charge `c` is its application's last: what is the application's own is said of it alone. */
export const isLast = sql<SqlBool>`not exists (
  select from charges as later where later.home_region = c.home_region
    and later.application_id = c.application_id and later.sequence > c.sequence)`;

/**
 * What applications have beyond their charges, received and covering nothing or owed back, after the last of some days:
 * by application, those that have anything. Few ever had any.
 */
export const beyondCharges = ({ to }: Pick<BookedFilters, "to">): RawBuilder<unknown> => sql`
  select l.home_region, l.application_id, -sum(l.amount) as beyond
  from journal_lines as l join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
  where l.account in ('credit', 'refund_due') and ${to === undefined ? sql`true` : sql`e.booked_day <= ${to}::date`}
  group by 1, 2 having sum(l.amount) <> 0`;

/** Charges `c` of which something was booked in some days, or was left after them. */
export function bookedIn({ booked, from, to }: BookedFilters): RawBuilder<SqlBool> {
  switch (booked) {
    case undefined:
      return sql`true`;
    case "beyond":
      return sql`(${isLast} and (c.home_region, c.application_id) in (
        select f.home_region, f.application_id from (${beyondCharges({ ...(to !== undefined && { to }) })}) as f))`;
    case "remaining":
      return to === undefined ? sql`c.remaining > 0` : sql`(c.owed_until >= ${to}::date and c.owed_in @> ${to}::date)`;
    case "charged":
      return sql`(${inDays(sql`c.charged_on`, { from, to })} or ${inDays(sql`c.voided_on`, { from, to })})`;
    case "discounted":
      return sql`(c.discounted <> 0 and ${bookedIn({ booked: "charged", from, to })})`;
  }
}

/** What remained of a charge `c` after a day: only where it changed later the journal is asked. */
export const remainingAfter = (to: string): RawBuilder<number> => sql`
  case when ${bookedIn({ booked: "remaining", to })} is not true then 0
    when c.remaining_since <= ${to}::date then c.remaining
    else (
      select sum(l.amount) from journal_lines as l
      join journal_entries as e on e.home_region = l.home_region and e.id = l.entry_id
      where l.home_region = c.home_region and l.application_id = c.application_id and l.charge_id = c.id
        and l.account = 'receivable' and e.booked_day <= ${to}::date)
  end`;

/** Most charges that are looked for once and then ordered; of more, a walk along an order soon meets one. */
const few = 20_000;

/** Charges in a state of which something was booked in some days: none but void ones have a day on which they were voided. */
function bookedInState(asked: BookedFilters, state: ChargeState): RawBuilder<SqlBool> {
  const { booked, ...days } = asked;
  if (state === "void" || (booked !== "charged" && booked !== "discounted")) return bookedIn(asked);
  return every([booked === "charged" ? sql`true` : sql`c.discounted <> 0`, inDays(sql`c.charged_on`, days)]);
}

/**
 * The states in which few charges have what was booked: an order, walked for them, would be walked to its end.
 * @param within of which charges `c`, by their regions and districts
 * @returns none where nothing booked is asked for
 */
export async function statesOfFewBooked(
  db: Db | Transaction,
  asked: BookedFilters,
  within: RawBuilder<SqlBool>,
): Promise<ReadonlySet<ChargeState>> {
  if (asked.booked === undefined || (asked.booked === "remaining" && asked.to === undefined)) return new Set();
  if (asked.booked === "beyond") return new Set(chargeStates);
  // A state by itself, by name: of a state in a column the database knows no index.
  const each = chargeStates.map(
    (state) => sql`
      select ${state}::text as state where (select count(*) from (
        select from charges as c where c.state = ${sql.lit(state)} and ${bookedInState(asked, state)} and ${within}
        limit ${few + 1}) as found) <= ${few}`,
  );
  const { rows } = await sql<{ state: ChargeState }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ state }) => state));
}

/** Charges as `c` to be counted under {@link bookedIn}: those that were charged in some days, then those that were voided. */
export function chargesToCount({ booked, ...days }: BookedFilters): RawBuilder<unknown> {
  if (booked !== "charged" && booked !== "discounted") return sql`charges as c`;
  const charged = inDays(sql`charged_on`, days);
  return sql`(
    select * from charges where ${charged} union all
    select * from charges where ${inDays(sql`voided_on`, days)} and (${charged}) is not true) as c`;
}
