import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { BusyTeam, ScheduleTerms } from "@yer/api/contract/schedule-facts";
import type { schedules } from "@yer/api/contract/schedules";
import { namesOf } from "../../identity/users/queries.js";
import type { Acting, ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { askedPlaces } from "../../places/register/asked-places.js";
import { busyTeams, loadOn } from "../../rules/plan/team-load.js";
import { conditionsOf, type PlanReading } from "./queries.js";
import { neighborhoodsOf, organisationsOf, plannedSpans, spansElsewhere } from "./team-load-queries.js";

/** Most teams that one answer has. */
const mostTold = 20;
/** Most neighbourhoods that the answer has for each team. */
const mostNeighborhoods = 10;

/** In how many neighbourhoods a team would be at once with these terms, and how many are meant where they are. */
export async function loadOfTeam(
  db: Db | Transaction,
  { settings, now }: Pick<Acting, "settings" | "now">,
  district: string,
  terms: Omit<ScheduleTerms, "plots">,
  besides: string | null,
): Promise<ReplyOf<typeof schedules.load>> {
  return {
    count: loadOn(terms, await spansElsewhere(db, besides, terms)),
    most: settings.in(district).value("plan.team_most", now),
  };
}

/** Teams of the schedules asked for that have more to do at once than is meant, from today on. */
export async function readBusyTeams(
  db: Db,
  { settings, now }: Pick<ActingPerson, "settings" | "now">,
  reading: PlanReading,
  filters: QueryOf<typeof schedules.busyTeams>,
): Promise<ReplyOf<typeof schedules.busyTeams>> {
  const asked = conditionsOf(reading, await askedPlaces(db, filters));
  const found = busyTeams(await plannedSpans(db, asked, reading.today), ({ district }) =>
    settings.in(district).value("plan.team_most", now),
  ).slice(0, mostTold);
  const shown = found.map(({ spans }) => spans.filter(({ isAsked }) => isAsked).slice(0, mostNeighborhoods));
  const organisations = await organisationsOf(
    db,
    found.map(({ organisationId }) => organisationId),
  );
  const people = await namesOf(
    db,
    found.flatMap((team) => team.people),
  );
  const places = await neighborhoodsOf(
    db,
    shown.flat().map(({ id }) => id),
  );
  return {
    items: found.flatMap(({ organisationId, most, from, to, spans, ...team }, index): BusyTeam[] => {
      const organisation = organisations.get(organisationId);
      if (organisation === undefined) return [];
      return [
        {
          organisation,
          people: team.people.map((id) => ({ id, name: people.get(id) ?? id })),
          count: spans.length,
          most,
          from,
          to,
          schedules: (shown[index] ?? []).flatMap(({ id }) => {
            const neighborhood = places.get(id);
            return neighborhood === undefined ? [] : [{ id, neighborhood }];
          }),
        },
      ];
    }),
  };
}
