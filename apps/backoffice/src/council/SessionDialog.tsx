import { council, type CouncilSession } from "@yer/api/contract/council";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { DatePicker, TextField } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { toasts } from "../shell/toastQueue.js";
import { useCouncilText } from "./councilTexts.js";

interface Written {
  number: string;
  day: string | null;
  place: string;
}

/** Props of `SessionDialog`. */
export interface SessionDialogProps {
  /** The session to change; left out, one is called. */
  readonly session?: CouncilSession;
  readonly onDone: (session: CouncilSession) => void;
  readonly onClose: () => void;
}

/** Calls a session, or changes one: its number, day and place. */
export function SessionDialog({ session, onDone, onClose }: SessionDialogProps) {
  const text = useCouncilText();
  const draft = useServerDraft<Written>(
    "council:session",
    session?.id ?? "new",
    session ? { number: session.number, day: session.day, place: session.place } : { number: "", day: null, place: "" },
    session?.version ?? null,
  );
  const { number, day, place } = draft.value;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [create] = useAct(council.create);
  const [update] = useAct(council.update);
  const problem = failure?.kind === "problem" ? failure.problem : undefined;
  const faultAt = (pointer: string) => {
    const found = problem?.errors?.find((error) => error.pointer === pointer);
    return found && sayFault(text, found);
  };
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);

  async function send(): Promise<void> {
    setTried(true);
    if (number.trim() === "" || !day || place.trim() === "") return;
    const body = { number: number.trim(), day, place: place.trim() };
    const outcome = session
      ? await update({ params: { id: session.id }, body, ifMatch: session.version })
      : await create({ body });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    toasts.push({ tone: "success", text: text(session ? "council.changed" : "council.called") });
    onDone(outcome.data.session);
  }

  const title = text(session ? "council.edit" : "council.new");
  return (
    <AskDialog
      title={title}
      label={title}
      failure={problem?.code === "conflict" ? text("council.conflict") : failure && sayFailure(text, failure)}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={text("council.number")}
        value={number}
        onChange={(next) => draft.change({ number: next })}
        error={required(number.trim() === "") ?? faultAt("/number")}
        isRequired
        width="md"
        maxLength={60}
      />
      <DatePicker
        label={text("council.day")}
        value={day}
        onChange={(next) => draft.change({ day: next })}
        error={required(!day) ?? faultAt("/day")}
        isRequired
        width="md"
      />
      <TextField
        label={text("council.place")}
        value={place}
        onChange={(next) => draft.change({ place: next })}
        error={required(place.trim() === "") ?? faultAt("/place")}
        isRequired
        maxLength={300}
      />
    </AskDialog>
  );
}
