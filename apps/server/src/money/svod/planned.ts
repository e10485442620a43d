import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { svod } from "@yer/api/contract/svod";
import { endOfTashkentDay } from "@yer/api/formats";
import { conditionsOf, type PlanFilters, type PlanReading } from "../../cases/plan/queries.js";
import type { ApplicationScope } from "../../identity/access/scope.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { SettingMissing, type Settings } from "../../platform/dated-settings/settings.js";
import type { Period } from "../../rules/money/svod.js";
import { readMultiples, readPlannedPlots, readPlotsOfList, type Summed } from "./queries.js";

/** What the plan's sums are estimated from: the reader's scope, the places, the settings. */
export interface PlanEstimated {
  readonly scope: ApplicationScope;
  readonly summed: Summed;
  readonly settings: Settings;
  /** The place of today that a code stands for. */
  readonly standing: (code: string) => string;
}

/** Plots of the plan × base amount × multiple of each district, by place; null where no base amount was in force. */
export async function plannedMoney(
  db: Db | Transaction,
  { scope, summed, settings, standing }: PlanEstimated,
  period: Period,
): Promise<ReadonlyMap<string, number | null>> {
  const rows = await readPlannedPlots(db, scope, summed, period);
  const charged = await chargedIn(db, settings, rows, period.to);
  const money = new Map<string, number | null>();
  rows.forEach(({ code }, nth) => {
    const [one = null, sum] = [charged[nth], money.get(standing(code))];
    money.set(standing(code), one === null || sum === null ? null : (sum ?? 0) + one);
  });
  return money;
}

/**
 * The same of the schedules of a reader's list, in the days that it is narrowed to; until today where it is to none. What
 * never held plans nothing.
 */
export async function plannedOfList(
  db: Db,
  reading: PlanReading,
  filters: PlanFilters,
): Promise<ReplyOf<typeof svod.planned>> {
  const period: Period = { from: filters.from ?? null, to: filters.to ?? reading.today };
  const rows = await readPlotsOfList(db, conditionsOf(reading, await askedPlaces(db, filters)), period);
  const charged = await chargedIn(db, await readSettings(db), rows, period.to);
  return {
    plots: rows.reduce((sum, { plots }) => sum + plots, 0),
    amount: charged.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0 as number | null),
  };
}

/** What plots of districts are charged before discounts, by the base amount of a day. */
async function chargedIn(
  db: Db | Transaction,
  settings: Settings,
  rows: readonly { readonly district: string; readonly plots: number }[],
  day: string,
): Promise<(number | null)[]> {
  const multiples = await readMultiples(db, [...new Set(rows.map(({ district }) => district))]);
  const lastMoment = new Date(endOfTashkentDay(day).getTime() - 1);
  return rows.map(({ district, plots }) => {
    const one = chargeOf(settings, district, multiples.get(district) ?? 1, lastMoment);
    return one === null ? null : plots * one;
  });
}

/** What a plot is charged before discounts. */
function chargeOf(settings: Settings, district: string, multiple: number, at: Date): number | null {
  try {
    return settings.in(district).value("bhm", at) * multiple;
  } catch (error) {
    if (error instanceof SettingMissing) return null;
    throw error;
  }
}
