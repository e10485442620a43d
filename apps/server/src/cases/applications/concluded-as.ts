import type { ConclusionEvent } from "@yer/api/contract/application-register";
import { endOfTashkentDay, startOfTashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { among, every } from "../../platform/lists/conditions.js";
import type { PublishedStep } from "./published-steps.js";
import type { RegisterFilters } from "./register-conditions.js";

/** When conclusions are looked at, and the steps that there are, where some are asked for. */
interface ConclusionsRead {
  readonly now: Date;
  readonly steps: readonly PublishedStep[];
  /** Only what had happened by this moment counts. */
  readonly asOf?: Date | undefined;
}

type Asked = Pick<RegisterFilters, "conclusion" | "conclusionFrom" | "conclusionTo" | "concludedBy" | "concludedStep">;

/**
 * What of a seat `step_organisations as b` makes its application answer the filters about conclusions; undefined where
 * they ask for none. A conclusion that was carried over from another discussion was neither asked for nor given in this
 * one.
 */
export function concludedAs(
  { conclusion, conclusionFrom: from, conclusionTo: to, concludedBy, concludedStep }: Asked,
  { now, steps, asOf }: ConclusionsRead,
): RawBuilder<SqlBool> | undefined {
  if ([conclusion, from, to, concludedBy, concludedStep].every((one) => one === undefined)) return undefined;
  const { at, happened } = (asOf === undefined ? events(now) : eventsAsOf(asOf))[conclusion ?? "asked"];
  return every([
    sql`b.asked_at is not null`,
    happened,
    among(sql`b.organisation_id`, concludedBy),
    concludedStep === undefined ? sql`true` : atSteps(steps.filter(({ label }) => concludedStep.includes(label))),
    from === undefined ? sql`true` : sql`${at} >= ${startOfTashkentDay(from)}`,
    to === undefined ? sql`true` : sql`${at} < ${endOfTashkentDay(to)}`,
  ]);
}

/** Seats at steps: each is told by the version that its run is of. */
function atSteps(steps: readonly PublishedStep[]): RawBuilder<SqlBool> {
  if (steps.length === 0) return sql`false`;
  const pairs = steps.map(({ versionId, stepId }) => sql`(${versionId}::uuid, ${stepId}::text)`);
  return sql`exists (
    select from runs as r
    where r.home_region = b.home_region and r.id = b.run_id and (r.version_id, b.step_id) in (${sql.join(pairs)}))`;
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
    happened: sql`(${given} and b.is_negative)`,
  },
});

/**
 * The same as of a moment: by the conclusions that had been given, which are only ever added to, in runs that had
 * begun. Terms move with the calendar: what was late then is not told.
 */
function eventsAsOf(asOf: Date): ReturnType<typeof events> {
  const begun = sql`exists (
    select from runs as r where r.home_region = b.home_region and r.id = b.run_id and r.started_at <= ${asOf})`;
  const last = (what: RawBuilder<unknown>) => sql`(
    select ${what} from conclusions as c
    where c.home_region = b.home_region and c.run_id = b.run_id and c.step_id = b.step_id
      and c.organisation_id = b.organisation_id and c.at <= ${asOf}
    order by c.sequence desc limit 1)`;
  const at = last(sql`c.at`);
  return {
    asked: { at: sql`b.asked_at`, happened: sql`(b.asked_at <= ${asOf} and ${begun})` },
    given: { at, happened: sql`(${at} is not null and ${begun})` },
    late: { at: sql`b.due_at`, happened: sql`false` },
    negative: { at, happened: sql`(${last(sql`c.verdict`)} = 'negative' and ${begun})` },
  };
}
