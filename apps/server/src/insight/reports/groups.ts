import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { landCategories } from "@yer/api/contract/land-use";
import { legalBases } from "@yer/api/contract/legal-bases";
import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import { refusalGroups } from "@yer/api/contract/refusal-reasons";
import { isOfDays, type ReportAsked, type ReportGrouping } from "@yer/api/contract/report";
import type { ReportGroup } from "@yer/api/contract/reports";
import { statusKeys } from "@yer/api/contract/statuses";
import { readPlaces } from "../../money/svod/queries.js";
import type { MeasureReading } from "../measures/read-number.js";
import { organisationsInOrder, peopleInOrder, stepsInOrder } from "./queries.js";
import { spansOf } from "./spans.js";

/** What the rows of a report are of. */
export interface Group {
  readonly by: ReportGrouping;
  /** Level of the places; null of other groups. */
  readonly level: PlaceLevel | null;
}

/** Key of a group; null of what is of none. */
export type GroupKey = string | null;

/** What groups are looked up by: who asks, and what for. */
export interface GroupsAsked {
  readonly reading: MeasureReading;
  readonly asked: ReportAsked;
}

const levelBelow = (place: string | undefined): PlaceLevel =>
  place === undefined ? "region" : levelOfPlace(place) === "region" ? "district" : "neighborhood";

/** The level of places that rows are of; null where they are of something else. */
export const levelOf = (by: ReportGrouping, place: string | undefined): PlaceLevel | null =>
  by === "place" ? levelBelow(place) : by === "district" || by === "neighborhood" ? by : null;

/** Groups that there are whether something is counted of them or not. */
export async function knownGroups(
  { reading: { db, actor }, asked }: GroupsAsked,
  { by, level }: Group,
): Promise<readonly string[]> {
  if (by === "legalBasis") return legalBases.map(String);
  if (by === "areaState") return areaStatesOnMap;
  if (by === "refusal") return refusalGroups;
  if (by === "landCategory") return landCategories;
  if (isOfDays(by)) return spansOf(by, asked);
  if (by !== "place" || level === null) return [];
  const places = await readPlaces(db, actor.territory ?? "-", { level, place: asked.place, having: [] });
  return places.map(({ code }) => code);
}

/** Groups in their order, each with its name; what is of none is the last. */
export async function orderedGroups(
  of: GroupsAsked,
  group: Group,
  found: readonly GroupKey[],
  known: readonly string[],
): Promise<readonly { readonly key: GroupKey; readonly name: ReportGroup["name"] }[]> {
  const keys = found.filter((key) => key !== null);
  const named = await namesOf(of, group, keys, known);
  return found.includes(null) ? [...named, { key: null, name: null }] : named;
}

async function namesOf(
  { reading: { db, actor }, asked }: GroupsAsked,
  { by, level }: Group,
  found: readonly string[],
  known: readonly string[],
): Promise<readonly (Pick<ReportGroup, "name"> & { readonly key: string })[]> {
  if (level !== null) {
    const territory = known.length === 0 ? "-" : (actor.territory ?? "-");
    const places = await readPlaces(db, territory, { level, place: asked.place, having: found });
    return places.map(({ code, name }) => ({ key: code, name }));
  }
  if (by === "organisation") return organisationsInOrder(db, found);
  if (by === "step") return stepsInOrder(db, found);
  if (by === "inspector") return peopleInOrder(db, found);
  if (by === "assignee") {
    const people = await peopleInOrder(db, found);
    return found.includes(nobody) ? [...people, { key: nobody, name: null }] : people;
  }
  const all: readonly string[] = by === "status" ? statusKeys : by === "areaState" ? areaStatesOnMap : [];
  const keys = [...new Set([...known, ...found])];
  return keys
    .toSorted((one, other) => all.indexOf(one) - all.indexOf(other) || (one < other ? -1 : one > other ? 1 : 0))
    .map((key) => ({ key, name: null }));
}

/** What applications are said to be of that nobody is responsible for. */
const nobody = "none";
