import { lastTashkentDay } from "@yer/api/formats";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { useDates } from "@yer/ui";
import { useStandingText, withStandingTexts } from "./standing-texts.js";

/** Where a file stands, in one sentence from the allow-list: why it is there, what comes next, and until when. */
function Sentence({ answer }: { answer: LookUpAnswer }) {
  const text = useStandingText();
  const dates = useDates();
  const said = text(`standing.${answer.sentence}`);
  const { step, deadline } = answer;
  const { state, daysLeft, endsAt } = step;
  const dayOf = (end: string) => dates.day(lastTashkentDay(end));
  if (endsAt !== null && state !== "paused") {
    const left = text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) });
    return <p>{text("standing.until", { said, date: dayOf(endsAt), left })}</p>;
  }
  return (
    <p>
      {deadline.endsAt === null
        ? text("standing.plain", { said })
        : text("standing.whole", { said, date: dayOf(deadline.endsAt) })}
    </p>
  );
}

/** See {@link Sentence}. */
export const StandingSentence = withStandingTexts(Sentence);
