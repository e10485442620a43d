import { lastTashkentDay } from "@yer/api/formats";
import type { Deadline } from "@yer/api/contract/application-register";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { useDates } from "@yer/ui";
import { useText } from "../language/use-text.js";

/** Says a term: its last day, where it has one, and how many days are left. */
export function useTerm(): (term: Deadline) => string {
  const text = useText();
  const dates = useDates();
  return ({ state, daysLeft, endsAt }) => {
    const left = text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) });
    return endsAt === null ? left : `${dates.day(lastTashkentDay(endsAt))} · ${left}`;
  };
}

/**
 * What is said of where an application stands, line by line: since when, who holds it, the term of this step first,
 * then the whole one. An application that is final has no terms (DOMAIN §12).
 */
export function useStandingItems(answer: LookUpAnswer): { term: string; details: string }[] {
  const text = useText();
  const dates = useDates();
  const say = useTerm();
  const { since, holder, step, deadline, pause } = answer;
  return [
    { term: text("lookUp.since"), details: dates.day(since) },
    ...(holder ? [{ term: text("lookUp.holder"), details: text(`organisationKind.${holder}`) }] : []),
    ...(step.state === "none" ? [] : [{ term: text("lookUp.step"), details: say(step) }]),
    ...(deadline.state === "none" ? [] : [{ term: text("lookUp.deadline"), details: say(deadline) }]),
    ...(pause ? [{ term: text("lookUp.pause"), details: text(`pause.${pause}`) }] : []),
  ];
}
