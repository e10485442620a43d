import type { InboxFilters, InboxRow, InboxSort, InboxView } from "@yer/api/contract/conclusions";
import type { StatusKey } from "@yer/api/contract/statuses";
import type { Names } from "@yer/api/contract/values";
import { endOfTashkentDay, tashkentDay } from "@yer/api/formats";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { applicationScope } from "../../identity/access/scope.js";
import { alikeConditions } from "../applications/application-filters.js";
import { namesOf } from "@yer/flow-editor/model/names";
import { type PublishedStep, publishedSteps } from "../applications/published-steps.js";
import { deadlineView } from "../applications/register-rows.js";
import { searchedFor } from "../applications/register-conditions.js";
import { inScope } from "../applications/scope-sql.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { applicationsNamed } from "../applications/applications-of-person.js";
import { addDays } from "../../rules/workflow/calendar.js";
import { conditionsFor, every } from "../../platform/lists/conditions.js";
import { falling, keyset, moment, type Place, type Placed, rising, text, uuid } from "../../platform/lists/keyset.js";
import { countUpTo, type Total } from "../../platform/lists/total.js";
import { type SeatState, seatView } from "./lease.js";

type Reader = Db | Transaction;

/** The moment the inbox is looked at, and the days of the setting `soon.days`. */
export interface InboxMoment {
  readonly now: Date;
  readonly soonDays: number;
}

/** Whether a step asks an organisation: by its name, or by its kind. */
function asks({ concluder }: PublishedStep, organisation: NonNullable<Actor["organisation"]>): boolean {
  if (concluder === null) return false;
  return concluder.kind === "kind"
    ? concluder.organisationKind === organisation.kind
    : concluder.organisationId === organisation.id;
}

/** The steps of all published versions that ask an organisation. */
export async function stepsAsking(db: Reader, actor: Actor): Promise<readonly PublishedStep[]> {
  const { organisation } = actor;
  if (organisation === null) return [];
  return (await publishedSteps(db)).filter((step) => asks(step, organisation));
}

/** What each list of the inbox holds, over seats `b` of runs `r`. */
function inView(view: InboxView, actor: Actor, { now, soonDays }: InboxMoment): RawBuilder<SqlBool> {
  const awaited = sql<SqlBool>`(b.state = 'awaited' and r.state = 'running')`;
  switch (view) {
    case "waiting":
      return awaited;
    case "mine":
      return sql`(b.held_by = ${actor.id} and b.held_until > ${now} and b.state in ('awaited', 'given')
        and r.state = 'running')`;
    case "late":
      return sql`(${awaited} and b.due_at <= ${now})`;
    case "soon":
      return sql`(${awaited} and b.due_at > ${now}
        and b.due_at <= ${endOfTashkentDay(addDays(tashkentDay(now), soonDays))})`;
    case "done":
      return sql`(b.state = 'given' and not exists (
        select from runs as later
        where later.home_region = r.home_region and later.application_id = r.application_id
          and later.sequence > r.sequence))`;
  }
}

async function conditionsOf(
  db: Reader,
  actor: Actor,
  filters: InboxFilters,
  steps: readonly PublishedStep[],
): Promise<RawBuilder<SqlBool>> {
  const { organisation } = actor;
  if (organisation === null) return sql`false`;
  const found = await searchedFor(db, filters.search);
  return every([
    sql`b.organisation_id = ${organisation.id}`,
    sql`${inScope(applicationScope(actor))}`,
    conditionsFor(await askedPlaces(db, filters), {
      ...alikeConditions,
      search: () => found,
      step: (labels) => ofSteps(steps.filter(({ label }) => labels.includes(label))),
    }),
  ]);
}

function ofSteps(steps: readonly PublishedStep[]): RawBuilder<SqlBool> {
  if (steps.length === 0) return sql`false`;
  const pairs = steps.map(({ versionId, stepId }) => sql`(${versionId}::uuid, ${stepId}::text)`);
  return sql`(r.version_id, b.step_id) in (${sql.join(pairs)})`;
}

const seats = sql`step_organisations as b
  join runs as r on r.home_region = b.home_region and r.id = b.run_id
  join applications as a on a.home_region = b.home_region and a.id = b.application_id`;

const seat = [uuid(sql`a.id`), text(sql`b.step_id`)] as const;
const byDeadline = [moment(sql`coalesce(b.due_at, 'infinity'::timestamptz)`), ...seat] as const;
const byNumber = [text(sql`a.number`), ...seat] as const;
const byGiven = [moment(sql`coalesce(b.given_at, '-infinity'::timestamptz)`), ...seat] as const;

/** The orders of the inbox. */
export const inboxOrder = keyset<InboxSort>({
  deadline: rising(...byDeadline),
  "-deadline": falling(...byDeadline),
  number: rising(...byNumber),
  "-number": falling(...byNumber),
  given: rising(...byGiven),
  "-given": falling(...byGiven),
});

interface SqlRow extends SeatState {
  readonly id: string;
  readonly number: string;
  readonly status: StatusKey;
  readonly legal_basis: InboxRow["legalBasis"];
  readonly occupier_name: string | null;
  readonly district_soato: string;
  readonly district_name: Names;
  readonly neighborhood_id: string;
  readonly neighborhood_name: Names;
  readonly address: string | null;
  readonly version_id: string;
  readonly step_id: string;
  readonly due_at: Date | null;
  readonly asked_at: Date | null;
  readonly given_at: Date | null;
  readonly verdict: InboxRow["verdict"];
}

/** The sort a list has unless asked otherwise: what is due first; of what was given, the last first. */
export function usualSort(view: InboxView): InboxSort {
  return view === "done" ? "-given" : "deadline";
}

/** A row of the inbox with where it stands in the order it was read in. */
export type PlacedInboxRow = { readonly row: InboxRow } & Placed;

/** Rows of the inbox as `actor` sees it, at most `limit` from a place in its order on. */
export async function inboxPage(
  db: Reader,
  actor: Actor,
  asked: { readonly view: InboxView; readonly filters: InboxFilters; readonly steps: readonly PublishedStep[] },
  page: { readonly from: Place; readonly limit: number },
  at: InboxMoment,
): Promise<PlacedInboxRow[]> {
  const { past, along, keys, alongKeys, cursor } = page.from;
  const conditions = await conditionsOf(db, actor, asked.filters, asked.steps);
  const { rows } = await sql<SqlRow & Placed>`
    select s.*, d.name as district_name, n.name as neighborhood_name,
      (select c.verdict from conclusions as c
        where c.home_region = s.home_region and c.run_id = s.run_id and c.step_id = s.step_id
          and c.organisation_id = s.organisation_id
        order by c.sequence desc limit 1) as verdict
    from (
      select a.id, a.number, a.status, a.legal_basis, a.occupier_name, a.district_soato, a.neighborhood_id,
        a.facts ->> 'address' as address, r.version_id, r.state = 'running' as running, b.home_region, b.run_id,
        b.step_id, b.organisation_id, b.state, b.due_at, b.asked_at, b.given_at, b.held_by, b.holder_name, b.held_since,
        b.held_until, ${cursor} as cursor, ${keys}
      from ${seats}
      where ${conditions} and ${inView(asked.view, actor, at)} and ${past}
      order by ${along} limit ${page.limit}
    ) as s
    join districts as d on d.soato = s.district_soato
    join neighborhoods as n on n.id = s.neighborhood_id
    order by ${alongKeys}`.execute(db);
  const names = new Map(asked.steps.map(({ versionId, stepId, name }) => [`${versionId} ${stepId}`, name]));
  const subjects = new Map(
    (await applicationsNamed(db, [...new Set(rows.map(({ id }) => id))])).map(({ id, subject }) => [id, subject]),
  );
  return rows.flatMap((row) => {
    const subject = subjects.get(row.id);
    if (subject === undefined) return [];
    return [
      {
        row: {
          applicationId: row.id,
          number: row.number,
          status: row.status,
          legalBasis: row.legal_basis,
          occupier: row.occupier_name,
          district: { soato: row.district_soato, name: row.district_name },
          neighborhood: { id: row.neighborhood_id, name: row.neighborhood_name },
          address: row.address,
          stepId: row.step_id,
          step: names.get(`${row.version_id} ${row.step_id}`) ?? namesOf({ label: row.step_id }),
          deadline: deadlineView(row.state === "awaited" ? row.due_at : null, false, at.now, at.soonDays),
          askedAt: row.asked_at?.toISOString() ?? null,
          givenAt: row.given_at?.toISOString() ?? null,
          verdict: row.verdict,
          ...seatView(actor, subject, row, at.now),
        },
        cursor: row.cursor,
      },
    ];
  });
}

/** How many rows a list of the inbox has: exact up to where lists stop counting, or beyond where `exact`. */
export async function inboxTotal(
  db: Reader,
  actor: Actor,
  asked: { readonly view: InboxView; readonly filters: InboxFilters; readonly steps: readonly PublishedStep[] },
  at: InboxMoment,
  exact: boolean,
): Promise<Total> {
  const conditions = await conditionsOf(db, actor, asked.filters, asked.steps);
  return countUpTo(db, sql`from ${seats} where ${conditions} and ${inView(asked.view, actor, at)}`, exact);
}
