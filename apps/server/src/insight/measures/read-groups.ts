import type { Measure } from "@yer/api/contract/measure";
import type { PlaceLevel } from "@yer/api/contract/places";
import { type ApplicationGroup, groupedApplications } from "../../cases/applications/register-groups.js";
import { type AreaGroup, groupedAreas } from "../../cases/areas/queries.js";
import { groupedComplaints } from "../../cases/complaints/register.js";
import { type DisputeGroup, groupedObjections } from "../../cases/objections/register.js";
import { countOverlaps } from "../../cases/overlaps/register.js";
import { groupedUnplaced } from "../../cases/placing/waiting.js";
import { groupedSchedules } from "../../cases/plan/queries.js";
import { groupedVisits, type VisitGroup } from "../../cases/visits/register.js";
import { groupedRegister } from "../../identity/users/register-service.js";
import { groupedCharges } from "../../money/charges/register.js";
import { readSvod } from "../../money/svod/service.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import type { GroupKeys } from "../../platform/lists/grouped.js";
import { askedOf, type MeasureReading, valueOfApplications } from "./read-number.js";

/** What the rows of a register are told apart by; undefined: all of them together, under null. */
export type GroupedBy = GroupKeys<ApplicationGroup | AreaGroup | DisputeGroup | VisitGroup>;

/** Numbers of a measure by group; null of what is not told. A group that has none of it may be left out. */
export type GroupedNumbers = ReadonlyMap<string | null, number | null>;

/**
 * Reads a measure of the catalogue by group, exactly: each number is that of the measure narrowed to its group, and what
 * `readNumber` counts up to a limit is counted to its end.
 * @param each the groups that there are and the measure of each, where a register cannot tell its rows apart
 */
export async function readGroups(
  reading: MeasureReading,
  of: Measure,
  by: GroupedBy,
  each: ReadonlyMap<string, Measure>,
): Promise<GroupedNumbers> {
  const read = readers[of.register.name];
  if (read === undefined) throw new Error(`Nothing reads numbers of ${of.register.name} by group.`);
  return read(reading, of, by, each);
}

type Reader = (
  reading: MeasureReading,
  of: Measure,
  by: GroupedBy,
  each: ReadonlyMap<string, Measure>,
) => Promise<GroupedNumbers>;

const places = ["region", "district", "neighborhood"] as const;
const people = [...places, "organisation"] as const;
const disputes = [...places, "week", "month"] as const;
const visits = [...disputes, "inspector", "organisation"] as const;
const areas = [...places, "areaState", "legalBasis"] as const;
const applications = [
  ...places,
  "legalBasis",
  "landCategory",
  "assignee",
  "refusal",
  "organisation",
  "step",
  "status",
  "week",
  "month",
] as const;

/** What the rows of a register can be told apart by: a report of another would be a slip of the one who declares it. */
function keysAmong<Key extends string>(known: readonly Key[], by: GroupedBy): GroupKeys<Key> {
  const one = (key: string): Key => {
    const found = known.find((name) => name === key);
    if (found === undefined) throw new Error(`These rows are not told apart by ${key}.`);
    return found;
  };
  return by === undefined ? by : typeof by === "string" ? one(by) : [one(by[0]), one(by[1])];
}

/** Registers that know nothing of an application but where it lies. */
function placeOf(by: GroupedBy): PlaceLevel | undefined {
  const place = keysAmong(places, by);
  if (typeof place === "object") throw new Error("These rows are told apart by one thing.");
  return place;
}

const readers: Readonly<Record<string, Reader>> = {
  applications: async ({ db, actor, now, soonDays, asOf }, of, by) =>
    groupedApplications(db, actor, askedOf(of), {
      by: keysAmong(applications, by),
      value: valueOfApplications(of),
      now,
      soonDays,
      asOf,
    }),
  objections: async ({ db, actor, now }, of, by) =>
    groupedObjections(db, actor, askedOf(of), { by: keysAmong(disputes, by), now }),
  complaints: async ({ db, actor }, of, by) => groupedComplaints(db, actor, askedOf(of), keysAmong(disputes, by)),
  areas: async ({ db, actor, now }, of, by) => groupedAreas(db, actor, askedOf(of), { by: keysAmong(areas, by), now }),
  users: async ({ db, actor, now }, of, by) => groupedRegister(db, actor, askedOf(of), keysAmong(people, by), now),
  visits: async ({ db, actor }, of, by) => groupedVisits(db, actor, askedOf(of), keysAmong(visits, by)),
  charges: async ({ db, actor }, of, by) => groupedCharges(db, actor, askedOf(of), placeOf(by)),
  unplaced: async ({ db, actor }, of, by) => groupedUnplaced(db, actor, askedOf(of), placeOf(by)),
  schedules: async ({ db, actor, now, latePercent }, of, by) => {
    const value = typeof of.what === "object" && "sum" in of.what ? of.what.sum : "count";
    if (value !== "count" && value !== "plots" && value !== "expected" && value !== "submitted") {
      throw new Error("Of schedules are told how many they are, and their plots.");
    }
    const plan = { actor, today: dayInTashkent(now), latePercent };
    return groupedSchedules(db, plan, askedOf(of), { by: keysAmong(places, by), value });
  },
  // A pair lies where either of its plots does, so that it may be one of two places.
  overlaps: async ({ db, actor }, of, by, each) => {
    const numbers = new Map<string | null, number>();
    for (const [group, measure] of placeOf(by) === undefined ? [[null, of] as const] : each) {
      numbers.set(group, (await countOverlaps(db, actor, askedOf(measure), true)).total);
    }
    return numbers;
  },
  svod: async (reading, of, by) => {
    const { db, actor, now, known, asOf } = reading;
    const what = typeof of.what === "object" && "sum" in of.what ? of.what.sum : "";
    const key = `svod by place ${JSON.stringify(of.filter)}`;
    const read =
      (known.get(key) as ReturnType<typeof readSvod> | undefined) ?? readSvod(db, actor, now, askedOf(of), asOf);
    known.set(key, read);
    const { items, total } = await read;
    const valueIn = (sums: object) => (sums as Readonly<Record<string, number | null>>)[what] ?? null;
    if (placeOf(by) === undefined) return new Map([[null, valueIn(total)]]);
    return new Map(items.map((row) => [row.place.code, valueIn(row)]));
  },
};
