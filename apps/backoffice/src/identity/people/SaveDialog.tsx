import type { Impact } from "@yer/api/contract/impact";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import type { ActOutcome, Failure } from "@yer/api/react";
import { Skeleton } from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { usePeopleText } from "./people-texts.js";
import { ImpactView } from "./ImpactView.js";

/** Props of {@link SaveDialog}. */
export interface SaveDialogProps {
  /** Asks what the change would do; called once, when the dialog opens. */
  readonly preview: () => Promise<ActOutcome<Impact>>;
  /** Saves; a failure stays on the screen. */
  readonly onSave: () => Promise<{ readonly failure?: Failure | undefined }>;
  readonly onClose: () => void;
}

/** Says what saving would change, and saves once the person has read it. What the grant rule refuses cannot be sent. */
export function SaveDialog({ preview, onSave, onClose }: SaveDialogProps) {
  const text = usePeopleText();
  const [impact, setImpact] = useState<Impact>();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void preview().then((outcome) => (outcome.failure ? setFailure(outcome.failure) : setImpact(outcome.data)));
  }, [preview]);

  async function save(): Promise<void> {
    const { failure: failed } = await onSave();
    if (failed) setFailure(failed);
    else onClose();
  }

  const refused = impact?.reasons.map((reason) => sayReason(text, reason)).join(" · ");
  return (
    <AskDialog
      title={text("people.impact.title")}
      label={text("word.save")}
      disabledReason={impact === undefined ? text("people.impact.first") : refused || undefined}
      failure={failure && sayFailure(text, failure)}
      onSend={save}
      onClose={onClose}
    >
      {impact ? <ImpactView impact={impact} /> : failure ? null : <Skeleton lines={4} />}
    </AskDialog>
  );
}
