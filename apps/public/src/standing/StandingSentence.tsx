import { lastTashkentDay } from "@yer/api/formats";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { Unbroken, useDates } from "@yer/ui";
import { useStandingText, withStandingTexts } from "./standing-texts.js";

/**
 * Where an application stands, in one sentence from the allow-list: why it is there, what comes next, and until when.
 */
function Sentence({ answer }: { answer: LookUpAnswer }) {
  const text = useStandingText();
  const dates = useDates();
  const said = text(`standing.${answer.sentence}`);
  const { step, deadline } = answer;
  const { state, daysLeft, endsAt } = step;
  // The sentence breaks at no day: neither at its hyphen, which is Unbroken's, nor before its month or year.
  const dayOf = (end: string) => dates.day(lastTashkentDay(end)).replaceAll(" ", "\u00a0");
  if (endsAt !== null && state !== "paused") {
    const left = text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) });
    const date = dayOf(endsAt);
    return (
      <p>
        <Unbroken>{text("standing.until", { said, date, left })}</Unbroken>
      </p>
    );
  }
  if (deadline.endsAt === null) return <p>{text("standing.plain", { said })}</p>;
  const date = dayOf(deadline.endsAt);
  return (
    <p>
      <Unbroken>{text("standing.whole", { said, date })}</Unbroken>
    </p>
  );
}

/** See {@link Sentence}. */
export const StandingSentence = withStandingTexts(Sentence);
