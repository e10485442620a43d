import { applications } from "@yer/api/contract/applications";
import { TextArea } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { NumberAndDay } from "../../shell/NumberAndDay.js";
import { ActDialog } from "./ActDialog.js";
import type { ActProps } from "./ActProps.js";
import { useActDraft } from "./useActDraft.js";
import { useMove } from "./useMove.js";

interface Written {
  number: string;
  date: string | null;
  reason: string;
}

/** The Council's decision, with its number and date: for registers, against rejects. */
export default function CouncilDialog(props: ActProps) {
  const text = useText();
  const draft = useActDraft<Written>(props, { number: "", date: null, reason: "" });
  const { number, date, reason } = draft.value;
  const { send, ...sending } = useMove(applications.council, props, draft.discard);
  const verdict = props.move === "council_for" ? "for" : "against";

  function check(): Promise<unknown> | void {
    if (!sending.begin(number.trim() !== "" && date !== null) || date === null) return;
    const body = {
      verdict,
      number: number.trim(),
      date,
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    } as const;
    return send({ params: { id: props.file.id }, body });
  }

  return (
    <ActDialog
      {...props}
      variant={verdict === "against" ? "danger" : "primary"}
      failure={sending.failure}
      draft={draft}
      onSend={check}
    >
      <NumberAndDay
        labels={{ number: text("act.decisionNumber"), day: text("act.decisionDate") }}
        number={number}
        day={date}
        onNumber={(next) => draft.change({ number: next })}
        onDay={(next) => draft.change({ date: next })}
        dayAt="/date"
        sending={sending}
      />
      <TextArea
        label={text("act.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        error={sending.faultAt("/reason")}
      />
    </ActDialog>
  );
}
