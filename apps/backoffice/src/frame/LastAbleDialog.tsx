import { actReason } from "@yer/api/contract/act-reason";
import { faultCodeIn } from "@yer/api/contract/faults";
import type { Problem } from "@yer/api/contract/problem";
import { sayFault, sayReason } from "@yer/api/messages/sentences";
import { InlineAlert, TextArea } from "@yer/ui";
import { useState } from "react";
import { useText } from "../base/language/use-text.js";
import { AskDialog } from "../base/screen/AskDialog.js";

/** Props of {@link LastAbleDialog}. */
export interface LastAbleDialogProps {
  /** What the service answered: whom the act leaves the application without. */
  readonly problem: Problem;
  /** Called with the reason why the person acts all the same; with nothing where they do not act. */
  readonly onAnswer: (why: string | undefined) => void;
}

/**
 * Says what nobody will be able to do once this is done, and asks why it is done all the same. It is not on the hook of
 * forms (docs/decisions/0102): its answer goes with the act that was refused, which is sent again by whoever sent it.
 */
export default function LastAbleDialog({ problem, onAnswer }: LastAbleDialogProps) {
  const text = useText();
  const [why, setWhy] = useState("");
  const [isWrong, setWrong] = useState(false);
  const parsed = actReason.safeParse(why);
  const [issue] = parsed.success ? [] : parsed.error.issues;
  return (
    <AskDialog
      title={text("lastAble.title")}
      label={text("lastAble.do")}
      failure={undefined}
      onClose={() => onAnswer(undefined)}
      onSend={() => {
        if (parsed.success) onAnswer(parsed.data);
        else setWrong(true);
      }}
    >
      <InlineAlert tone="warning">
        <p>{text("problem.last-able")}</p>
        <ul>
          {(problem.reasons ?? []).map((reason) => (
            <li key={JSON.stringify(reason)}>{sayReason(text, reason)}</li>
          ))}
        </ul>
      </InlineAlert>
      <TextArea
        label={text("word.reason.asked")}
        description={text("lastAble.kept")}
        value={why}
        onChange={setWhy}
        limit={1000}
        isRequired
        {...(isWrong && issue ? { error: sayFault(text, { code: faultCodeIn(issue.message) }) } : {})}
      />
    </AskDialog>
  );
}
