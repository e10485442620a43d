import { lastTashkentDay } from "@yer/api/formats";
import type { LookUpAnswer } from "@yer/api/contract/public";
import { useDates } from "@yer/ui";
import { useStandingText, withStandingTexts } from "./standing-texts.js";

/** Where a file stands, in one sentence from the allow-list: why it is there, what comes next, and until when. */
function Sentence({ answer }: { answer: LookUpAnswer }) {
  const text = useStandingText();
  const dates = useDates();
  const said = text(`standing.${answer.sentence}`);
  const { endsAt } = answer.deadline;
  const isOver = answer.sentence === "registered" || answer.sentence === "unregistered";
  return (
    <p>
      {endsAt === null || isOver
        ? text("standing.plain", { said })
        : text("standing.until", { said, date: dates.day(lastTashkentDay(endsAt)) })}
    </p>
  );
}

/** See {@link Sentence}. */
export const StandingSentence = withStandingTexts(Sentence);
