import { panelMeasures } from "@yer/api/contract/application-measures";
import { levelOfPlace } from "@yer/api/contract/places";
import { svodQuery, type SvodQuery } from "@yer/api/contract/svod";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { addressOf, matchPath } from "@yer/api/paths";
import { registerLink } from "../../cases/applications/register/register-link.js";

/** What the address of the table holds besides its path. */
export const svodAsked = { from: svodQuery.shape.from, to: svodQuery.shape.to };

/** Days of booking that are asked for. */
export type SvodPeriod = Pick<SvodQuery, "from" | "to">;

/** The place whose parts an address sums; `undefined`: the republic. What is no place's code is asked for as it is. */
export function placeIn(pathname: string, params: URLSearchParams): string | undefined {
  return params.get("district") ?? matchPath(pathname)?.params["id"];
}

/** The days that an address asks for. */
export function periodIn(params: URLSearchParams): SvodPeriod {
  return readUrlQuery(params, Object.keys(svodAsked), svodAsked);
}

function withParams(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** The table of a place's parts, of the same days. */
export function svodAddress(place: string | undefined, { from, to }: SvodPeriod): string {
  if (place === undefined) return withParams(addressOf("/svod"), { from, to });
  const isRegion = levelOfPlace(place) === "region";
  const path = addressOf("/svod/:id", { id: place.slice(0, 4) });
  return withParams(path, { district: isRegion ? undefined : place, from, to });
}

/** The list of what was distributed in a place on these days; of what is not asked for, everywhere and ever. */
export function distributionsAddress(place: string | undefined, { from, to }: SvodPeriod): string {
  const within = place === undefined ? {} : { [levelOfPlace(place)]: place };
  return withParams(addressOf("/cdistribution"), { ...within, from, to });
}

/** The plan schedules of a place. */
export function planAddress(place: string | undefined): string {
  return withParams(addressOf("/plangrafic"), place === undefined ? {} : { [levelOfPlace(place)]: place });
}

/** The suspended files of a place, whose debts are what is late. */
export function lateAddress(place: string | undefined): string {
  return registerLink(panelMeasures.open.suspended, place === undefined ? {} : { [levelOfPlace(place)]: [place] });
}
