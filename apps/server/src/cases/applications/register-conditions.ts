import type { ApplicationQuery } from "@yer/api/contract/application-register";
import type { Box } from "@yer/api/contract/application-filters";
import type { StatusKey } from "@yer/api/contract/statuses";
import { type AgeBand, ageBands } from "@yer/api/contract/standing";
import { endOfTashkentDay, searchedKey, startOfTashkentDay, tashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Member } from "../../identity/access/members.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { askedPlaces, type PlaceSet } from "../../places/register/asked-places.js";
import { meantWords, termsOf } from "../../registers/search/words.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { addDays } from "../../rules/workflow/calendar.js";
import { doneBy } from "./as-of.js";
import { placedIn } from "../../places/register/placed-in.js";
import { holderKinds, statusesWaitingFor } from "./holder.js";
import { concludedAs } from "./concluded-as.js";
import { publishedSteps } from "./published-steps.js";
import { inScope } from "./scope-sql.js";
import { isOpen } from "./standing.js";
import { isStuckFor } from "./stuck.js";
import { among, any, conditionsFor, every, is } from "../../platform/lists/conditions.js";

/** What the register can be narrowed by; paging is apart. */
export type RegisterFilters = Omit<ApplicationQuery, "after" | "limit" | "exact" | "sort">;

/** End of an application's term, as the indexes of terms have it; a term without an end never ends. */
export const termEnd = sql`coalesce(a.deadline_at, 'infinity'::timestamptz)`;

/**
 * Applications whose next step is the reader's: a move of their office, a conclusion that their organisation owes, an
 * objection to decide.
 */
export function waitsFor(actor: Pick<Member, "organisation" | "codes">): RawBuilder<SqlBool> {
  if (actor.organisation === null) return sql`false`;
  const held = statusesWaitingFor(actor);
  return any([...(held.length === 0 ? [] : [among(sql`a.status`, held)]), ...waitsBesideHeld(actor)]);
}

/**
 * Of the applications that wait for a reader those in no status whose every application does: no two conditions hold of
 * one application.
 */
function waitsBesideHeld(actor: Pick<Member, "organisation" | "codes">): RawBuilder<SqlBool>[] {
  const waits: RawBuilder<SqlBool>[] = [];
  const concluding = organisationThatConcludes(actor);
  if (concluding !== undefined) {
    waits.push(sql`(a.status = 'in_discussion' and a.id in (
      select b.application_id from step_organisations as b
      where b.organisation_id = ${concluding} and b.state = 'awaited'))`);
  }
  if (decidesObjectionsAlone(actor)) {
    waits.push(sql`(a.status = 'announced' and a.id in (
      select o.application_id from objections as o where o.state in ('new', 'in_review')))`);
  }
  return waits;
}

/** The organisation whose conclusions a person gives. */
export function organisationThatConcludes({
  organisation,
  codes,
}: Pick<Member, "organisation" | "codes">): string | undefined {
  return codes.has("give:conclusion") ? organisation?.id : undefined;
}

/** Whether of the announced applications those wait for a person that are objected to, and no others. */
export function decidesObjectionsAlone(actor: Pick<Member, "organisation" | "codes">): boolean {
  const { organisation, codes } = actor;
  const decides = codes.has("decide:objection") && holderKinds.announced === organisation?.kind;
  return decides && !statusesWaitingFor(actor).includes("announced");
}

/** Applications `a` that a search finds, small mistakes forgiven; a blank search matches every application. */
export async function searchedFor(db: Db | Transaction, search: string | undefined): Promise<RawBuilder<SqlBool>> {
  return (await meantBy(db, search)).found;
}

async function meantBy(
  db: Db | Transaction,
  search: string | undefined,
): Promise<{ readonly found: RawBuilder<SqlBool>; readonly forgiven: boolean }> {
  if (search === undefined || search.trim() === "") return { found: sql`true`, forgiven: false };
  const words = await meantWords(db, searchedKey(search));
  const found = words.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`a.search @@ ${termsOf(words)}`;
  return { found, forgiven: words.some(({ similar }) => similar.length > 0) };
}

/** A box in degrees as SQL. */
export function envelope([west, south, east, north]: Box): RawBuilder<unknown> {
  return sql`ST_MakeEnvelope(${west}::float8, ${south}::float8, ${east}::float8, ${north}::float8, 4326)`;
}

/** What came to where it stands, at `since`, between so many days ago and so many. */
export function ofAge(since: RawBuilder<unknown>, band: AgeBand, now: Date): RawBuilder<SqlBool> {
  const [least, most] = ageBands[band];
  const today = tashkentDay(now);
  const until = sql<SqlBool>`${since} < ${endOfTashkentDay(addDays(today, -least))}`;
  return most === null ? until : sql`(${since} >= ${startOfTashkentDay(addDays(today, -most))} and ${until})`;
}

/** Whether a day is one of a period, which may have no beginning or no end. */
export function daysWithin(
  day: RawBuilder<unknown>,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<SqlBool> {
  return every([
    from === undefined ? sql`true` : sql`${day} >= ${from}::date`,
    to === undefined ? sql`true` : sql`${day} <= ${to}::date`,
  ]);
}

/** Applications that ended within the whole term that they had; what has none ends in time. */
function endedInTime(wanted: boolean): RawBuilder<SqlBool> {
  const last = sql`coalesce((a.total_deadline_at at time zone 'UTC' + interval '5 hours' - interval '1 millisecond')::date, 'infinity')`;
  return sql`(a.finished_on is not null and a.finished_on ${wanted ? sql`<=` : sql`>`} ${last})`;
}

/** The last moment at which a term that warns today ends. */
const soonUntil = (now: Date, soonDays: number): Date => endOfTashkentDay(addDays(tashkentDay(now), soonDays));

/** Applications under a contract of instalments that is still being paid. */
const paysByInstalments = sql<SqlBool>`(a.status = 'in_payment' and exists (
  select from instalment_contracts as i
  join charges as c on c.home_region = i.home_region and c.id = i.charge_id
  where i.home_region = a.home_region and i.application_id = a.id and c.state = 'open'))`;

/**
 * Applications opened in some years. An application's number has the year of the moment at which it was opened, and
 * that moment is what the database has statistics and indexes of.
 */
function openedIn(years: readonly number[]): RawBuilder<SqlBool> {
  return any(
    spansOf(years).map(
      ([first, last]) =>
        sql`(a.created_at >= ${startOfTashkentDay(`${first}-01-01`)} and a.created_at < ${endOfTashkentDay(`${last}-12-31`)})`,
    ),
  );
}

/** Years as stretches without a gap. */
function spansOf(years: readonly number[]): (readonly [first: number, last: number])[] {
  const spans: [number, number][] = [];
  for (const year of [...new Set(years)].toSorted((one, other) => one - other)) {
    const span = spans.at(-1);
    if (span !== undefined && span[1] === year - 1) span[1] = year;
    else spans.push([year, year]);
  }
  return spans;
}

/**
 * What a register of applications holds, in parts: who reads it walks its statuses one by one where there are several.
 */
export interface Answering {
  /** The statuses asked for; undefined: all. */
  readonly statuses: readonly StatusKey[] | undefined;
  /** Years that applications were opened in; undefined: any. The condition says them already. */
  readonly years: readonly number[] | undefined;
  /** The places asked for, with those that became them; undefined: everywhere. */
  readonly places: PlaceSet | undefined;
  /** Moments that the filters leave terms to end at, of an order by them: after one, and until one. */
  readonly ends: { readonly from?: Date; readonly until?: Date };
  /** What applications `a` answer beside having one of the statuses. */
  readonly others: RawBuilder<SqlBool>;
  /** Whether nothing is asked but a status, a legal basis and a place, one of each: how a page is walked differs by no value. */
  readonly plain: boolean;
  /**
   * Whether a word of the search begins no word of any application, so that the words nearest to it were looked for.
   */
  readonly forgiven: boolean;
}

/** The category of the land of an application `a`. */
export const landCategory = sql`a.facts ->> 'landCategory'`;

const isRefused = sql<SqlBool>`a.status in ('rejected', 'unregistered')`;
const refusedBecause = sql`coalesce(a.refused_because, 'not_coded')`;

/** Why an application `a` is refused, of those that are; null of all others. */
export const refusalGroup = sql`case when ${isRefused} then ${refusedBecause} end`;

/** Condition of the applications `a` that a person sees and that answer the register's filters at a moment. */
export async function applicationsAnswering(
  db: Db | Transaction,
  actor: Member,
  filters: RegisterFilters,
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  const { statuses, others } = await answering(db, actor, filters, now);
  return sql`(${among(sql`a.status`, statuses)} and ${others})`;
}

/** See {@link applicationsAnswering}. As of a moment: of days, and of what organisations did, only what had happened by then. */
export async function answering(
  db: Db | Transaction,
  actor: Member,
  filters: RegisterFilters,
  now: Date,
  asOf?: Date,
): Promise<Answering> {
  const { status, year, ...asked } = await askedPlaces(db, filters);
  const { found, forgiven } = await meantBy(db, asked.search);
  const stuck = asked.stuck === undefined ? sql<SqlBool>`true` : await isStuckFor(db, asked.stuck, now);
  const soonEnd = asked.soon === undefined ? now : soonUntil(now, await settingAt(db, "soon.days", now));
  const steps = asked.concludedStep === undefined ? [] : await publishedSteps(db);
  const concluded = concludedAs(asked, { now, steps, asOf });
  const others = every([
    sql`${inScope(applicationScope(actor))}`,
    year === undefined ? sql`true` : openedIn(year),
    asOf === undefined ? sql`true` : doneAsOf(asked, asOf),
    concluded === undefined
      ? sql`true`
      : sql`exists (select from step_organisations as b where b.application_id = a.id and ${concluded})`,
    conditionsFor(asked, {
      places: placedIn,
      legalBasis: (legalBases) => among(sql`a.legal_basis`, legalBases),
      search: () => found,
      bbox: (box) => sql`ST_Intersects(a.outline, ${envelope(box)})`,
      organisation: (bodies) => sql`exists (
        select from step_organisations as b
        where ${among(sql`b.organisation_id`, bodies)} and b.application_id = a.id and b.state <> 'waiting')`,
      from: (first) => sql`a.created_at >= ${startOfTashkentDay(first)}`,
      to: (last) => sql`a.created_at < ${endOfTashkentDay(last)}`,
      submittedFrom: (first) => sql`a.submitted_on >= ${first}::date`,
      submittedTo: (last) => sql`a.submitted_on <= ${last}::date`,
      finishedFrom: (first) => sql`a.finished_on >= ${first}::date`,
      finishedTo: (last) => sql`a.finished_on <= ${last}::date`,
      awaits: (bodies) => sql`exists (
        select from step_organisations as b
        where ${among(sql`b.organisation_id`, bodies)} and b.application_id = a.id and b.state = 'awaited')`,
      // Asked together, above: all of them have to hold of one conclusion.
      conclusion: () => sql`true`,
      conclusionFrom: () => sql`true`,
      conclusionTo: () => sql`true`,
      concludedBy: () => sql`true`,
      concludedStep: () => sql`true`,
      inTime: endedInTime,
      landCategory: (categories) => among(landCategory, categories),
      refusal: (reasons) => sql`(${isRefused} and ${among(refusedBecause, reasons)})`,
      late: (wanted) => (wanted ? sql`${termEnd} <= ${now}` : sql`${termEnd} > ${now}`),
      soon: (wanted) => is(wanted, sql`(${termEnd} > ${now} and ${termEnd} <= ${soonEnd})`),
      suspended: (wanted) => is(wanted, sql`a.suspended`),
      instalments: (wanted) => is(wanted, paysByInstalments),
      age: (bands) => any(bands.map((band) => ofAge(sql`a.status_since`, band, now))),
      assignee: (who) =>
        sql`(${who === "none" ? sql`a.assignee_id is null` : sql`a.assignee_id = ${who}`} and ${isOpen})`,
      stuck: () => stuck,
      waiting: (wanted) => is(wanted, waitsFor(actor)),
    }),
  ]);
  let ends: Answering["ends"] = asked.late === true ? { until: now } : {};
  if (asked.soon === true) ends = { from: now, until: soonEnd };
  const plain = applicationScope(actor)?.organisationId === null && isPlain(filters, asked.places);
  return { statuses: status, years: year, places: asked.places, ends, others, plain, forgiven };
}

/** Of what is asked by day, that it had happened by a moment. */
function doneAsOf(
  {
    submittedFrom,
    submittedTo,
    finishedFrom,
    finishedTo,
  }: Pick<RegisterFilters, "submittedFrom" | "submittedTo" | "finishedFrom" | "finishedTo">,
  asOf: Date,
): RawBuilder<SqlBool> {
  return every([
    (submittedFrom ?? submittedTo) === undefined ? sql`true` : doneBy("submitted", asOf),
    (finishedFrom ?? finishedTo) === undefined ? sql`true` : doneBy("finished", asOf),
  ]);
}

const plainFilters: ReadonlySet<string> = new Set([
  "status",
  "legalBasis",
  "region",
  "district",
] satisfies readonly (keyof RegisterFilters)[]);

const isSingle = (values: unknown): boolean => Array.isArray(values) && values.length === 1;

/** See {@link Answering.plain}. A place may stand for several. */
function isPlain(filters: RegisterFilters, places: PlaceSet | undefined): boolean {
  const asksPlainly = Object.entries(filters).every(
    ([name, value]) => value === undefined || (plainFilters.has(name) && isSingle(value)),
  );
  return asksPlainly && (places === undefined || [places.region, places.district].every(({ length }) => length <= 1));
}
