import type { ConclusionEvent } from "@yer/api/contract/application-register";
import { endOfTashkentDay, startOfTashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { among, every } from "../../platform/lists/conditions.js";
import type { RegisterFilters } from "./register-conditions.js";

type Asked = Pick<RegisterFilters, "conclusion" | "conclusionFrom" | "conclusionTo" | "concludedBy">;

/**
 * What of a seat `step_organisations as b` makes its file answer the filters about conclusions; undefined where they ask
 * for none. A conclusion that was carried over from another discussion was neither asked for nor given in this one.
 */
export function concludedAs(
  { conclusion, conclusionFrom: from, conclusionTo: to, concludedBy }: Asked,
  now: Date,
): RawBuilder<SqlBool> | undefined {
  if ([conclusion, from, to, concludedBy].every((one) => one === undefined)) return undefined;
  const { at, happened } = events(now)[conclusion ?? "asked"];
  return every([
    sql`b.asked_at is not null`,
    happened,
    among(sql`b.organisation_id`, concludedBy),
    from === undefined ? sql`true` : sql`${at} >= ${startOfTashkentDay(from)}`,
    to === undefined ? sql`true` : sql`${at} < ${endOfTashkentDay(to)}`,
  ]);
}

const given = sql<SqlBool>`b.state = 'given'`;

/** When each happens to a seat, and whether it did. */
const events = (
  now: Date,
): Readonly<Record<ConclusionEvent, { readonly at: RawBuilder<unknown>; readonly happened: RawBuilder<SqlBool> }>> => ({
  asked: { at: sql`b.asked_at`, happened: sql`b.state <> 'waiting'` },
  given: { at: sql`b.given_at`, happened: given },
  late: {
    at: sql`b.due_at`,
    happened: sql`((${given} and b.given_at > b.due_at) or (b.state = 'awaited' and b.due_at <= ${now}))`,
  },
  negative: {
    at: sql`b.given_at`,
    happened: sql`(${given} and (
      select c.verdict from conclusions as c
      where c.home_region = b.home_region and c.run_id = b.run_id and c.step_id = b.step_id
        and c.organisation_id = b.organisation_id
      order by c.sequence desc limit 1) = 'negative')`,
  },
});
