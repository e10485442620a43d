import type { ReplyOf } from "@yer/api/contract/endpoint";
import { levelOfPlace, type PlaceLevel } from "@yer/api/contract/places";
import type { SvodQuery, SvodRow, SvodSums, svod } from "@yer/api/contract/svod";
import { tashkentDay } from "@yer/api/formats";
import { applicationScope } from "../../identity/access/scope.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { readSuccessions } from "../../places/register/successions.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { Problem } from "../../platform/problem/problem.js";
import { comparedWith, moneyAdded, type Period, svodSumsOf, svodTotal } from "../../rules/money/svod.js";
import { plannedMoney } from "./planned.js";
import { type PlaceSums, readMoneySums, readPlaces, readWay } from "./queries.js";

/** The summary table. */
export type Svod = ReplyOf<typeof svod.read>;

/** The level of the rows, by the length of the code above them. */
const levelBelow = (place: string | undefined): PlaceLevel =>
  place === undefined ? "region" : levelOfPlace(place) === "region" ? "district" : "neighborhood";

/**
 * The summary table of what a person sees: sums by the places of today, those of a merged place with its successor, as
 * in the lists that they sum.
 * @param asOf tells the journal's sums as they were at this moment; the plan, and what is late, are of today
 * @throws {Problem} `invalid` for a period that ends before it begins
 */
export async function readSvod(
  db: Db | Transaction,
  actor: Actor,
  now: Date,
  query: SvodQuery,
  asOf?: Date,
): Promise<Svod> {
  const { place } = query;
  const today = tashkentDay(now);
  const period: Period = { from: query.from ?? null, to: query.to ?? today };
  if (period.from !== null && period.from > period.to) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/to", code: "day" }] });
  }
  const before = comparedWith(period, query.than);
  if (before === undefined) {
    throw new Problem("invalid", { errors: [{ in: "query", pointer: "/than", code: "day" }] });
  }
  const level = levelBelow(place);
  const head = { level, period, before, within: await readWay(db, place) };
  const scope = applicationScope(actor);
  if (scope === undefined) return { ...head, ...withTotals([], period.to >= today, before !== null) };

  const summed = { level, within: await codesOf(db, place) };
  const { standing } = await readSuccessions(db);
  const sums = byCode(await readMoneySums(db, scope, summed, { ...period, before }, asOf), standing);
  const settings = await readSettings(db);
  const plan = { scope, summed, settings, standing };
  const planned = await plannedMoney(db, plan, period);
  const plannedBefore = before && (await plannedMoney(db, plan, before));
  const having = [...new Set([...sums.keys(), ...planned.keys()])];
  const places = await readPlaces(db, scope.territory, { level, place, having });
  const asOfToday = period.to >= today;
  const items = places.map(({ code, name }): SvodRow => {
    const parts = sums.get(code) ?? [];
    const of = (...wanted: readonly PlaceSums["part"][]) =>
      moneyAdded(parts.filter(({ part }) => wanted.includes(part)));
    // Without a beginning all days are the period's.
    const isWhole = period.from === null;
    const sumsOf = isWhole ? { before: of(), within: of(0, 2) } : { before: of(0, 1), within: of(2) };
    const earlier = isWhole ? { before: of(), within: of(0) } : { before: of(0), within: of(1) };
    return {
      place: { code, name },
      ...svodSumsOf(sumsOf, plannedIn(planned, code), asOfToday),
      before: plannedBefore && svodSumsOf(earlier, plannedIn(plannedBefore, code), false),
    };
  });
  return { ...head, ...withTotals(items, asOfToday, before !== null) };
}

const plannedIn = (planned: ReadonlyMap<string, number | null>, code: string): number | null =>
  planned.has(code) ? (planned.get(code) ?? null) : 0;

function withTotals(items: SvodRow[], asOfToday: boolean, isCompared: boolean) {
  const earlier = items.flatMap(({ before }): readonly SvodSums[] => (before === null ? [] : [before]));
  return {
    items,
    total: svodTotal(items, asOfToday),
    totalBefore: isCompared ? svodTotal(earlier, false) : null,
  };
}

/** The codes under which applications stand that lie in a place of today. */
async function codesOf(db: Db | Transaction, place: string | undefined): Promise<readonly string[] | undefined> {
  if (place === undefined) return undefined;
  const isRegion = levelOfPlace(place) === "region";
  const { places } = await askedPlaces(db, isRegion ? { region: [place] } : { district: [place] });
  return places?.[isRegion ? "region" : "district"];
}

function byCode(
  rows: readonly PlaceSums[],
  standing: (code: string) => string,
): ReadonlyMap<string, readonly PlaceSums[]> {
  const byPlace = new Map<string, PlaceSums[]>();
  for (const row of rows) {
    const code = standing(row.code);
    byPlace.set(code, [...(byPlace.get(code) ?? []), row]);
  }
  return byPlace;
}
