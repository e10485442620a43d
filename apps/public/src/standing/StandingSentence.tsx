import { lastTashkentDay } from "@yer/api/formats";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { useDates } from "@yer/ui";
import { Unbroken } from "../frame/Unbroken.js";
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
    const date = dayOf(endsAt);
    return (
      <p>
        <Unbroken words={text("standing.until", { said, date, left })} number={date} />
      </p>
    );
  }
  if (deadline.endsAt === null) return <p>{text("standing.plain", { said })}</p>;
  const date = dayOf(deadline.endsAt);
  return (
    <p>
      <Unbroken words={text("standing.whole", { said, date })} number={date} />
    </p>
  );
}

/** See {@link Sentence}. */
export const StandingSentence = withStandingTexts(Sentence);
