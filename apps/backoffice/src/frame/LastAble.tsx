import { askWhyBy } from "@yer/api/client";
import type { Problem } from "@yer/api/contract/problem";
import { useExtra } from "@yer/api/react";
import { lazyPart, LaterPart } from "@yer/ui";
import { useEffect, useState } from "react";

const LastAbleDialog = lazyPart(() => import("./LastAbleDialog.js"));

/** An act that waits for the person's reason. */
interface Asked {
  readonly problem: Problem;
  readonly answer: (why: string | undefined) => void;
}

/** The question did not come: the act stays undone, and its screen says what the service said. */
function Unasked({ answer }: Pick<Asked, "answer">) {
  useEffect(() => answer(undefined), [answer]);
  return null;
}

/**
 * Asks whoever acts as the last person able to take a later part why they do so, wherever on the screens they act: the
 * act then goes on with what they say, or stays undone.
 */
export default function LastAble() {
  const { client } = useExtra();
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  const [first] = asked;

  useEffect(
    () =>
      askWhyBy(
        client,
        async (problem) =>
          new Promise((resolve) => {
            const one: Asked = {
              problem,
              answer: (why) => {
                setAsked((all) => all.filter((other) => other !== one));
                resolve(why);
              },
            };
            setAsked((all) => [...all, one]);
          }),
      ),
    [client],
  );

  if (first === undefined) return null;
  return (
    <LaterPart failed={<Unasked {...first} />}>
      <LastAbleDialog problem={first.problem} onAnswer={first.answer} />
    </LaterPart>
  );
}
