import { levelOfPlace } from "@yer/api/contract/places";
import { type ReportQuery, reportQuery } from "@yer/api/contract/reports";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { addressOf } from "@yer/api/paths";

/** What the address of a report holds besides its path. */
export const reportAsked = reportQuery.shape;

/** What an address asks of a report. */
export function reportQueryIn(params: URLSearchParams): ReportQuery {
  return readUrlQuery(params, Object.keys(reportAsked), reportAsked);
}

/** What is asked, as an address spells it. */
export function reportParams(query: ReportQuery): URLSearchParams {
  return new URLSearchParams(
    (["by", "place", "from", "to", "asOf", "kept"] as const).flatMap((name) => {
      const value = query[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What of a question is remembered for the next time: a moment gone by, and a result that was kept, are not. */
export function reportHabit({ asOf: _asOf, kept: _kept, ...query }: ReportQuery): string {
  return reportParams(query).toString();
}

/** The page of a report as it is asked. */
export function reportAddress(key: string, query: ReportQuery): string {
  const asked = reportParams(query).toString();
  const path = addressOf("/reports/:id", { id: key });
  return asked === "" ? path : `${path}?${asked}`;
}

/** The report of a place's parts; undefined of a neighbourhood, which has none. */
export function partsAddress(key: string, query: ReportQuery, place: string | undefined): string | undefined {
  if (place !== undefined && levelOfPlace(place) === "neighborhood") return undefined;
  const { place: _, ...others } = query;
  return reportAddress(key, place === undefined ? others : { ...others, place });
}

/** What a person keeps of how they asked a report last, by name. */
export const keptName = (key: string): string => `report.${key}.asked`;
