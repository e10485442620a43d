import type { ChargeBooking } from "@yer/api/contract/charges";
import { levelOfPlace } from "@yer/api/contract/places";
import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";
import { svodQuery, type SvodQuery, type SvodSumName } from "@yer/api/contract/svod";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { addressOf, matchPath } from "@yer/api/paths";

/** What the address of the table holds besides its path. */
export const svodAsked = { from: svodQuery.shape.from, to: svodQuery.shape.to, than: svodQuery.shape.than };

/** Days of booking that are asked for, and the earlier day that they are compared with. */
export type SvodPeriod = Pick<SvodQuery, "from" | "to" | "than">;

/** The place whose parts an address sums; `undefined`: the republic. What is no place's code is asked for as it is. */
export function placeIn(pathname: string, params: URLSearchParams): string | undefined {
  return params.get("district") ?? matchPath(pathname)?.params["id"];
}

/** States of schedules that plan something. */
const plannedStates = [
  "schedule_approved",
  "schedule_running",
  "schedule_closed",
] as const satisfies ScheduleStateKey[];

/** The days that an address asks for. */
export function periodIn(params: URLSearchParams): SvodPeriod {
  return readUrlQuery(params, Object.keys(svodAsked), svodAsked);
}

/** The day before one. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function withParams(path: string, params: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  // Several of one name stand one after the other.
  const given = Object.entries(params).flatMap(([name, value = []]) => [value].flat().map((one) => [name, one]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The table of a place's parts, of the same days. */
export function svodAddress(place: string | undefined, { from, to, than }: SvodPeriod): string {
  if (place === undefined) return withParams(addressOf("/svod"), { from, to, than });
  const isRegion = levelOfPlace(place) === "region";
  const path = addressOf("/svod/:id", { id: place.slice(0, 4) });
  return withParams(path, { district: isRegion ? undefined : place, from, to, than });
}

/** The list of what was distributed in a place on these days; of what is not asked for, everywhere and ever. */
export function distributionsAddress(place: string | undefined, { from, to }: SvodPeriod): string {
  const within = place === undefined ? {} : { [levelOfPlace(place)]: place };
  return withParams(addressOf("/cdistribution"), { ...within, from, to });
}

/** The plan schedules of a place that hold, or held, on these days: those of which something is planned in them. */
export function planAddress(place: string | undefined, { from, to }: Pick<SvodPeriod, "from" | "to">): string {
  const within = place === undefined ? {} : { [levelOfPlace(place)]: place };
  return withParams(addressOf("/plangrafic"), { ...within, state: plannedStates, from, to });
}

/** The charges of a place of which something was booked on these days, or that were left so after the last of them. */
export function chargesAddress(
  place: string | undefined,
  booked: ChargeBooking,
  { from, to }: Pick<SvodPeriod, "from" | "to">,
): string {
  const within = place === undefined ? {} : { [levelOfPlace(place)]: place };
  return withParams(addressOf("/cpayments"), {
    ...within,
    booked,
    from: booked === "charged" || booked === "discounted" ? from : undefined,
    to,
  });
}

/** Which lists of money a person may open. */
export interface SvodLists {
  readonly charges: boolean;
  readonly distributions: boolean;
  readonly plan: boolean;
}

/**
 * The list whose rows add up to a sum of a place and these days; what is paid is distributed, row by row. Undefined where
 * its reader may open none.
 */
export function listOfSum(
  name: SvodSumName,
  place: string | undefined,
  period: Pick<SvodPeriod, "from" | "to">,
  lists: SvodLists,
): string | undefined {
  if (name === "planned") return lists.plan ? planAddress(place, period) : undefined;
  if (name === "late") return lists.charges ? lateAddress(place) : undefined;
  if (name === "charged" || name === "discounted" || name === "remaining" || name === "beyond") {
    return lists.charges ? chargesAddress(place, name, period) : undefined;
  }
  const isListed = (name === "paid" || name === "distributed") && lists.distributions;
  return isListed ? distributionsAddress(place, period) : undefined;
}

/** The charges of a place that are late today. */
export function lateAddress(place: string | undefined): string {
  const within = place === undefined ? {} : { [levelOfPlace(place)]: place };
  return withParams(addressOf("/cpayments"), { ...within, late: "true" });
}
