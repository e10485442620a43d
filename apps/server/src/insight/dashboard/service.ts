import type { Dashboard, DashboardQuery, Figure } from "@yer/api/contract/dashboard";
import { during, type Measure } from "@yer/api/contract/measure";
import { measureKeys, measures } from "@yer/api/contract/measures";
import { tashkentDay } from "@yer/api/formats";
import { openStatuses } from "../../cases/applications/standing.js";
import { awaitedDays, applicationsByDay } from "../../cases/day-counts/queries.js";
import { type ApplicationScope, applicationScope } from "../../identity/access/scope.js";
import { Problem } from "../../platform/problem/problem.js";
import { doneBy } from "../../rules/measures/done-by.js";
import { type Stay, stoodByOneIn } from "../../rules/measures/stays.js";
import { periodBefore } from "../../rules/money/svod.js";
import { addDays } from "../../rules/workflow/calendar.js";
import { type MeasureReading, mayRead, readNumber, standing } from "../measures/read-number.js";
import { daysSince, standingOf } from "../process-panel/service.js";
import { organisationsNamed } from "./queries.js";

/** Days that are told unless others are asked for. */
const usualDays = 30;
/** Days that a course shows one by one; of more it shows months. */
const mostDays = 92;
/** Organisations that are told: those that the most applications await. */
const mostOrganisations = 12;

interface Period {
  readonly from: string;
  readonly to: string;
}

const lengthOf = ({ from, to }: Period): number => daysSince(from, to) + 1;

/**
 * The period that is asked for: what of it is not said, is thirty days long or ends today.
 * @throws {Problem} `invalid` for one that ends before it begins
 */
export function periodOf({ from, to }: DashboardQuery, today: string): Period {
  const last = to ?? (from !== undefined && from > today ? from : today);
  const period = { from: from ?? addDays(last, 1 - usualDays), to: last };
  if (period.from > period.to) throw new Problem("invalid", { errors: [{ in: "query", pointer: "/to", code: "day" }] });
  return period;
}

/** The numbers of what a person may read, of a period and as things stand. */
export async function readDashboard(reading: MeasureReading, query: DashboardQuery): Promise<Dashboard> {
  const { actor, now } = reading;
  const today = tashkentDay(now);
  const period = periodOf(query, today);
  const before = periodBefore(period) ?? period;
  const figures = await readFigures(reading, period, before);
  const scope = applicationScope(actor);
  const seesApplications = mayRead(actor, measures["applications.open"]) && scope !== undefined;
  // Aggregates are of places: who sees some applications of a place is told the numbers of their own lists alone.
  const whole = seesApplications && scope.organisationId === null ? scope : null;
  const valueOf = (key: Figure["key"]) => figures.find((one) => one.key === key)?.value ?? 0;
  return {
    period,
    before,
    at: now.toISOString(),
    figures,
    statuses: seesApplications ? await statusesOf(reading, today) : null,
    organisations: whole && (await organisationsOf(reading, whole, today)),
    course: whole && (await courseOf(reading, whole, period)),
    doneBy: doneBy(
      { open: valueOf("applications.open"), ended: valueOf("applications.finished"), days: lengthOf(period) },
      today,
    ),
  };
}

async function readFigures(reading: MeasureReading, period: Period, before: Period): Promise<Figure[]> {
  const figures: Figure[] = [];
  // One after the other: whoever looks at numbers takes one connection, not all there are.
  for (const key of measureKeys) {
    const of: Measure = measures[key];
    const now = mayRead(reading.actor, of) ? await readNumber(reading, during(of, period)) : null;
    if (now === null) continue;
    const earlier = of.time === "now" ? null : await readNumber(reading, during(of, before));
    // What is not counted to its end cannot be compared.
    const isKnown = !now.more && earlier?.more === false;
    figures.push({ key, ...now, before: isKnown ? earlier.value : null });
  }
  return figures;
}

/** How many of such stays there are, and how long they last. The longest come first; what has no day has no length. */
function waitsOf(stays: readonly Stay[], total: number) {
  return { total, median: stoodByOneIn(2, stays), p90: stoodByOneIn(10, stays), oldest: stays[0]?.age ?? null };
}

async function statusesOf(reading: MeasureReading, today: string): Promise<NonNullable<Dashboard["statuses"]>> {
  const days = await standing(reading);
  return openStatuses.map((status) => {
    const total = days.reduce((sum, day) => sum + (day.status === status ? day.files : 0), 0);
    const { median, p90, oldest } = standingOf(status, total, days, today);
    return { status, total, median, p90, oldest };
  });
}

async function organisationsOf(
  { db }: MeasureReading,
  { territory }: ApplicationScope,
  today: string,
): Promise<NonNullable<Dashboard["organisations"]>> {
  const byOrganisation = Map.groupBy(await awaitedDays(db, { territory }), ({ organisation }) => organisation);
  const waiting = [...byOrganisation]
    .map(([organisation, days]) => ({
      organisation,
      total: days.reduce((sum, { files }) => sum + files, 0),
      stays: days
        .filter(({ day }) => day !== "-infinity")
        .map(({ day, files }) => ({ age: daysSince(day, today), files })),
    }))
    .toSorted((one, other) => other.total - one.total || (one.organisation < other.organisation ? -1 : 1))
    .slice(0, mostOrganisations);
  const named = await organisationsNamed(
    db,
    waiting.map(({ organisation }) => organisation),
  );
  return waiting.flatMap(({ organisation, total, stays }) => {
    const name = named.get(organisation);
    return name === undefined ? [] : [{ organisation: { id: organisation, name }, ...waitsOf(stays, total) }];
  });
}

async function courseOf({ db }: MeasureReading, { territory }: ApplicationScope, period: Period) {
  const by = lengthOf(period) > mostDays ? "month" : "day";
  const found = new Map((await applicationsByDay(db, { territory, ...period }, by)).map((point) => [point.day, point]));
  const nothing = { opened: 0, submitted: 0, finished: 0 };
  return { by, points: stepsOf(period, by).map((day) => found.get(day) ?? { day, ...nothing }) } as const;
}

/** Days of a period, or the first days of its months. */
function stepsOf({ from, to }: Period, by: "day" | "month"): string[] {
  if (by === "day") return Array.from({ length: lengthOf({ from, to }) }, (_, index) => addDays(from, index));
  const [year = 0, month = 1] = from.split("-").map(Number);
  const months: string[] = [];
  for (let index = month - 1; ; index += 1) {
    const first = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
    if (first > to) return months;
    months.push(first);
  }
}
