import { askBeforeLeaving } from "@yer/api/client";
import { useExtra } from "@yer/api/react";
import { lazyPart, LaterPart } from "@yer/ui";
import { useEffect, useState } from "react";

const LeaveDiaryDialog = lazyPart(() => import("../../cases/diary/leave/LeaveDiaryDialog.js"));

/** Name of the diary's database: where there is none, nothing is asked and nothing is loaded. */
const diary = "yer-diary";

/**
 * Sees to the diary of this device before somebody signs out, wherever they do so: the round is destroyed, and who leaves
 * something behind that only lies here is told.
 */
export default function LeaveDiary() {
  const { client } = useExtra();
  const [asked, setAsked] = useState<(leaves: boolean) => void>();
  useEffect(
    () =>
      askBeforeLeaving(client, async () => {
        const known = await indexedDB.databases().catch(() => []);
        if (!known.some(({ name }) => name === diary)) return true;
        const leaves = await new Promise<boolean>((resolve) => {
          setAsked(() => resolve);
        });
        setAsked(undefined);
        return leaves;
      }),
    [client],
  );
  if (asked === undefined) return null;
  return (
    <LaterPart failed={<Unasked onAnswer={asked} />}>
      <LeaveDiaryDialog onAnswer={asked} />
    </LaterPart>
  );
}

/** The question did not come: nobody is kept from signing out by that. */
function Unasked({ onAnswer }: { onAnswer: (leaves: boolean) => void }) {
  useEffect(() => onAnswer(true), [onAnswer]);
  return null;
}
