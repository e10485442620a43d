import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { PanelFilters, processPanel, StatusStanding } from "@yer/api/contract/process-panel";
import { ageBandKeys, ageBands, stuckKinds } from "@yer/api/contract/standing";
import { statusKeys } from "@yer/api/contract/statuses";
import type { Actor } from "../../platform/acting/actor.js";
import { applicationScope } from "../../identity/access/scope.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { withReadiness } from "../../cases/applications/moves.js";
import { registerPage, registerTotal } from "../../cases/applications/register.js";
import { readRegisterCursor, writeRegisterCursor } from "../../cases/applications/register-cursor.js";
import { type DayOfApplications, readStanding } from "../../cases/applications/standing.js";
import { isStuck, nothingMissing, stuckReasons, whatIsMissing } from "../../cases/applications/stuck.js";
import type { Db } from "../../platform/database/database.js";
import { placeCounts } from "../../cases/tiles/place-counts.js";
import { stoodByOneIn } from "../../rules/measures/stays.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { assigneesOf, countWhere, holderPage } from "./queries.js";

const dayLength = 86_400_000;

/** Whole days of Tashkent from a day to today. */
export function daysSince(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / dayLength);
}

/** One status's line of the panel. */
export function standingOf(
  status: StatusStanding["status"],
  total: number,
  given: readonly DayOfApplications[],
  today: string,
): StatusStanding {
  const days = given
    .filter((day) => day.status === status)
    .map((day) => ({ ...day, age: daysSince(day.day, today) }))
    .toSorted((a, b) => b.age - a.age);
  const sum = (of: (day: (typeof days)[number]) => number): number => days.reduce((all, day) => all + of(day), 0);
  return {
    status,
    total,
    late: sum((day) => day.late),
    soon: sum((day) => day.soon),
    suspended: sum((day) => day.suspended),
    median: stoodByOneIn(2, days),
    p90: stoodByOneIn(10, days),
    oldest: days[0]?.age ?? null,
    ages: Object.fromEntries(
      ageBandKeys.map((band) => {
        const [least, most] = ageBands[band];
        return [band, sum(({ age, files: applications }) => (age >= least && age <= (most ?? age) ? applications : 0))];
      }),
    ) as StatusStanding["ages"],
  };
}

/** How the applications that a person sees stand: each number as long as the register's list under the same filters. */
export async function readPanel(
  db: Db,
  actor: Actor,
  filters: PanelFilters,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ReplyOf<typeof processPanel.read>> {
  const scope = applicationScope(actor);
  const today = dayInTashkent(at.now);
  const missing = await whatIsMissing(db);
  const days = await readStanding(db, scope, filters, at);
  const places = scope === undefined ? [] : await placeCounts(db, { ...scope, areas: false }, "region", filters);
  const totalOf = (status: StatusStanding["status"]): number =>
    places.reduce((sum, { byStatus }) => sum + (byStatus[status] ?? 0), 0);
  const stuck = await Promise.all(
    stuckKinds.map(async (kind) => ({
      kind,
      total: await countWhere(db, scope, filters, isStuck(kind, missing, at.now)),
    })),
  );
  return {
    statuses: statusKeys.map((status) => standingOf(status, totalOf(status), days, today)),
    stuck,
    at: at.now.toISOString(),
  };
}

/** Who holds the work, those with late applications first. */
export async function readPeople(
  db: Db,
  actor: Actor,
  { after, limit = pageSizes.usual, ...filters }: QueryOf<typeof processPanel.people>,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ReplyOf<typeof processPanel.people>> {
  const scope = applicationScope(actor);
  const today = dayInTashkent(at.now);
  const people = await holderPage(db, scope, filters, { ...at, after, limit }, ({ oldest, ...row }) => ({
    ...row,
    oldest: daysSince(dayInTashkent(oldest), today),
  }));
  return {
    ...people,
    more: false,
    without: await countWhere(db, scope, filters, isStuck("no_assignee", nothingMissing, at.now)),
  };
}

/** Stuck applications of a kind, the oldest first, each with every reason why it does not go on. */
export async function readStuck(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof processPanel.stuck>,
  at: { readonly now: Date; readonly soonDays: number },
): Promise<ReplyOf<typeof processPanel.stuck>> {
  const { kind, after, limit = pageSizes.usual, exact = false, ...filters } = query;
  const sort = "statusSince";
  const narrowed = { ...filters, stuck: [kind] };
  const cursor = readRegisterCursor(after, sort);
  const rows = await registerPage(db, actor, narrowed, { sort, after: cursor, limit: limit + 1 }, at);
  const shown = rows.slice(0, limit);
  const names = await assigneesOf(
    db,
    shown.map(({ row }) => row.id),
  );
  const items = [];
  for (const { row } of shown) {
    const application = await withReadiness(db, await readApplicationRecord(db, row.id));
    const reasons = (await stuckReasons(db, application, at.now)).map(({ reason }) => reason);
    items.push({ ...row, assignee: names.get(row.id) ?? null, reasons });
  }
  const last = shown.at(-1);
  return {
    items,
    ...(await registerTotal(db, actor, narrowed, at.now, exact)),
    next: rows.length > limit && last !== undefined ? writeRegisterCursor(last.cursor) : null,
  };
}
