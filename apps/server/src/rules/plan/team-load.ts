/** Days on which a team is in a neighbourhood. Days are Tashkent's. */
export interface Span {
  readonly startsOn: string;
  readonly endsOn: string;
}

/** The days on which a team is in most neighbourhoods at once, and its spans on them. */
export interface Busiest<S extends Span> {
  readonly from: string;
  readonly to: string;
  readonly spans: readonly S[];
}

/** Finds the days on which most spans hold at once, the first of them where there are several; `undefined` for no spans. */
export function busiestDays<S extends Span>(spans: readonly S[]): Busiest<S> | undefined {
  const starts = spans.map(({ startsOn }) => startsOn).toSorted();
  const ends = spans.map(({ endsOn }) => endsOn).toSorted();
  let [most, from, over] = [0, "", 0];
  for (const [index, day] of starts.entries()) {
    while ((ends[over] ?? day) < day) over += 1;
    // Of those that begin on one day the last counts them all.
    if (index + 1 - over > most) [most, from] = [index + 1 - over, day];
  }
  const held = spans.filter(({ startsOn, endsOn }) => startsOn <= from && endsOn >= from);
  const [to] = held.map(({ endsOn }) => endsOn).toSorted();
  return to === undefined ? undefined : { from, to, spans: held };
}

/** In how many neighbourhoods a team is on one same day of a span, that span among them. */
export function loadOn(own: Span, others: readonly Span[]): number {
  const within = others
    .filter(({ startsOn, endsOn }) => startsOn <= own.endsOn && endsOn >= own.startsOn)
    .map(({ startsOn, endsOn }) => ({
      startsOn: startsOn > own.startsOn ? startsOn : own.startsOn,
      endsOn: endsOn < own.endsOn ? endsOn : own.endsOn,
    }));
  return 1 + (busiestDays(within)?.spans.length ?? 0);
}

/** A schedule as the load of its team is reckoned. */
export interface TeamSpan extends Span {
  readonly id: string;
  readonly organisationId: string;
  /** Those who come; none: whomever the organisation sends. */
  readonly people: readonly string[];
  /** It is among those that were asked for. */
  readonly isAsked: boolean;
}

/** A team that has more to do at once than is meant. */
export interface BusyTeamFound<S extends TeamSpan> extends Busiest<S> {
  readonly organisationId: string;
  readonly people: readonly string[];
  readonly most: number;
}

/**
 * Teams in more neighbourhoods at once than is meant on days of schedules that were asked for, the busiest first. Each person
 * of an organisation is a team, and so is an organisation that sends whom it chooses; people who are busy by the same
 * schedules are told together.
 *
 * @param mostOf how many are meant where a schedule is
 */
export function busyTeams<S extends TeamSpan>(
  schedules: readonly S[],
  mostOf: (schedule: S) => number,
): BusyTeamFound<S>[] {
  const teams = new Map<string, S[]>();
  for (const schedule of schedules) {
    for (const person of schedule.people.length === 0 ? [""] : schedule.people) {
      const key = `${schedule.organisationId} ${person}`;
      const team = teams.get(key);
      if (team === undefined) teams.set(key, [schedule]);
      else team.push(schedule);
    }
  }
  const found = new Map<string, BusyTeamFound<S>>();
  for (const [key, spans] of teams) {
    const busiest = busiestDays(spans);
    const asked = busiest?.spans.find(({ isAsked }) => isAsked);
    if (busiest === undefined || asked === undefined) continue;
    const most = mostOf(asked);
    if (busiest.spans.length <= most) continue;
    const [organisationId = "", person = ""] = key.split(" ");
    const by = `${organisationId} ${busiest.spans.map(({ id }) => id).join(" ")}`;
    const people = [...(found.get(by)?.people ?? []), ...(person === "" ? [] : [person])];
    found.set(by, { ...busiest, organisationId, people, most });
  }
  return [...found.values()].toSorted((one, other) => other.spans.length - one.spans.length);
}
