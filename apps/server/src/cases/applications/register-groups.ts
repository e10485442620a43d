import type { MeasureFormula } from "@yer/api/contract/measure";
import type { PlaceLevel } from "@yer/api/contract/places";
import { tashkentDay } from "@yer/api/formats";
import { type RawBuilder, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db } from "../../platform/database/database.js";
import { among } from "../../platform/lists/conditions.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import {
  dayOfMoment,
  type Grouped,
  groupedBy,
  type GroupKeys,
  keyIn,
  spansOfDay,
} from "../../platform/lists/grouped.js";
import { concludedAs } from "./concluded-as.js";
import { type PublishedStep, publishedSteps } from "./published-steps.js";
import { groupedOutcomes } from "./register-outcomes.js";
import { aggregateBy, isAggregateGroup } from "./register-aggregate.js";
import { answering, landCategory, refusalGroup, type RegisterFilters } from "./register-conditions.js";

/**
 * What applications can be counted by. An organisation, and a step by its label, has those in which that was done which
 * the filters ask of conclusions.
 */
export type ApplicationGroup =
  | PlaceLevel
  | "legalBasis"
  | "landCategory"
  | "assignee"
  | "refusal"
  | "organisation"
  | "step"
  | "status"
  | "week"
  | "month";

const keys = {
  region: sql`a.region_soato`,
  district: sql`a.district_soato`,
  neighborhood: sql`a.neighborhood_id`,
  legalBasis: sql`a.legal_basis::text`,
  landCategory,
  assignee: sql`coalesce(a.assignee_id::text, 'none')`,
  refusal: refusalGroup,
  organisation: sql`s.organisation`,
  step: sql`s.step`,
  status: sql`a.status`,
} as const satisfies Partial<Record<ApplicationGroup, RawBuilder<unknown>>>;

/** The day of what happened in the period that is asked for: applications ended, were submitted, or came. */
function dayAsked({ submittedFrom, submittedTo, finishedFrom, finishedTo }: RegisterFilters): RawBuilder<unknown> {
  if (finishedFrom !== undefined || finishedTo !== undefined) return sql`a.finished_on`;
  if (submittedFrom !== undefined || submittedTo !== undefined) return sql`a.submitted_on`;
  return dayOfMoment(sql`a.created_at`);
}

/**
 * What is told of the applications of each group: how many they are, their square metres or those under their
 * buildings, or for how many days they stand.
 */
export type ApplicationValue = "count" | "area" | "built" | MeasureFormula;

/**
 * How many days at least one application in so many stands in its status: of the one that stands longest, at the first
 * of all.
 */
function stoodBy(share: number, now: Date): RawBuilder<unknown> {
  const days = sql`${tashkentDay(now)}::date - ${dayOfMoment(sql`a.status_since`)}`;
  return sql`percentile_disc(${share}::float8) within group (order by ${days} desc)`;
}

const values: Readonly<Record<ApplicationValue, (now: Date) => RawBuilder<unknown> | undefined>> = {
  count: () => undefined,
  area: () => sql`sum((a.facts #>> '{sizes,total}')::numeric)`,
  built: () => sql`sum((a.facts #>> '{sizes,built}')::numeric)`,
  median: (now) => stoodBy(0.5, now),
  p90: (now) => stoodBy(0.1, now),
  oldest: (now) => stoodBy(0, now),
};

/**
 * The applications that the register lists, by group, exactly; without one all together under null. From the
 * aggregates, where those say it.
 */
export async function groupedApplications(
  db: Db,
  actor: Actor,
  filters: RegisterFilters,
  {
    by,
    value = "count",
    ...at
  }: {
    readonly by?: GroupKeys<ApplicationGroup>;
    readonly value?: ApplicationValue;
    readonly now: Date;
    readonly soonDays: number;
    /** Tells what was told at this moment (see `answering`). */
    readonly asOf?: Date | undefined;
  },
): Promise<Grouped> {
  const { statuses, others, places } = await answering(db, actor, filters, at.now, at.asOf);
  if (at.asOf === undefined && value === "count" && isAggregateGroup(by)) {
    const summed = await aggregateBy(db, actor, { ...filters, places }, { ...at, by });
    if (summed !== undefined) return summed;
  }
  const ended = await groupedOutcomes(db, actor, { ...filters, places }, { by, value, asOf: at.asOf });
  if (ended !== undefined) return ended;
  const where = sql`${among(sql`a.status`, statuses)} and ${others}`;
  const group = {
    key: keyIn<ApplicationGroup>({ ...keys, ...spansOfDay(dayAsked(filters)) }, by),
    value: values[value](at.now),
  };
  const isBy = (one: ApplicationGroup): boolean => by === one || (typeof by === "object" && by.includes(one));
  if (!isBy("organisation") && !isBy("step")) {
    return groupedBy(db, sql`from applications as a where ${where}`, group);
  }
  // Applications of which nothing is asked about conclusions are those that asked for one.
  const steps = isBy("step") || filters.concludedStep !== undefined ? await publishedSteps(db) : [];
  const seat = concludedAs(filters, { now: at.now, steps, asOf: at.asOf }) ?? sql`b.asked_at is not null`;
  const labels = sql`
    join runs as r on r.home_region = b.home_region and r.id = b.run_id
    join ${labelled(steps)} on p.version = r.version_id and p.step = b.step_id`;
  const seats = sql`
    select distinct b.home_region, b.application_id,
      ${isBy("organisation") ? sql`b.organisation_id::text` : sql`null::text`} as organisation,
      ${isBy("step") ? sql`p.label` : sql`null::text`} as step
    from step_organisations as b ${isBy("step") ? labels : sql``} where ${seat}`;
  return groupedBy(
    db,
    sql`from (${seats}) as s
      join applications as a on a.home_region = s.home_region and a.id = s.application_id where ${where}`,
    group,
  );
}

/** Steps `p` with their labels, as a table. */
function labelled(steps: readonly PublishedStep[]): RawBuilder<unknown> {
  const rows = steps.map(({ versionId: version, stepId: step, label }) => ({ version, step, label }));
  return sql`jsonb_to_recordset(${jsonb(rows)}) as p (version uuid, step text, label text)`;
}
