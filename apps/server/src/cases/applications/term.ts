import type { StatusKey } from "@yer/api/contract/statuses";
import type { StoredTerm } from "../../schema/tables/applications.js";
import type { Settings, SettingsOfPlace } from "../../platform/dated-settings/settings.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { deadlineOf, statusTerm, type Term } from "../../rules/workflow/deadlines.js";
import { pausesTotal } from "../../rules/workflow/transitions.js";

/** A stored term with its end, as the columns of an application hold them. */
export interface TermUnderWay {
  readonly term: StoredTerm;
  /** When it ends; `null` while it is paused. */
  readonly endsAt: Date | null;
}

/** What the end of a term is reckoned with. */
type Calendar = Pick<Settings, "calendar">;

/** Begins a term now; its days and unit hold throughout, whatever the settings become. */
export function beginTerm(
  term: Pick<Term, "days" | "unit">,
  now: Date,
  settings: Calendar,
  paused = false,
): TermUnderWay {
  const pauses = paused ? [{ from: now.toISOString(), to: null }] : [];
  return ended({ days: term.days, unit: term.unit, start: now.toISOString(), pauses }, settings);
}

/** Stops a term, or lets it run on; nothing changes where it already does. */
export function pauseTerm(term: StoredTerm, paused: boolean, now: Date, settings: Calendar): TermUnderWay {
  const open = term.pauses.some(({ to }) => to === null);
  if (open === paused) return ended(term, settings);
  const at = now.toISOString();
  const pauses = paused
    ? [...term.pauses, { from: at, to: null }]
    : term.pauses.map((pause) => (pause.to === null ? { ...pause, to: at } : pause));
  return ended({ ...term, pauses }, settings);
}

/** Where a term ends by a calendar: reckoned again when the calendar changes. */
export function ended(term: StoredTerm, settings: Calendar): TermUnderWay {
  const pauses = term.pauses.map(({ from, to }) => ({ from: new Date(from), to: to === null ? null : new Date(to) }));
  const start = new Date(term.start);
  const endsAt = deadlineOf(
    start,
    { days: term.days, unit: term.unit, validFrom: dayInTashkent(start) },
    settings.calendar,
    pauses,
  );
  return { term, endsAt };
}

/**
 * The terms of an application that enters a status: its own from now, the total one stopped or running on.
 * @param settings those of the application's district
 * @param entered a term of its own that is not the usual one, and whether a contract of instalments holds there
 */
export function termsOnEntry(
  total: StoredTerm,
  to: StatusKey,
  now: Date,
  settings: SettingsOfPlace,
  entered: { readonly own?: TermUnderWay; readonly instalments?: boolean } = {},
): { own: TermUnderWay | null; total: TermUnderWay } {
  const term = statusTerm(settings, to, now);
  return {
    own: entered.own ?? (term === undefined ? null : beginTerm(term, now, settings)),
    total: pauseTerm(total, pausesTotal(to, false, entered.instalments), now, settings),
  };
}
