import { council, type CouncilSession } from "@yer/api/contract/council";
import { useAct } from "@yer/api/react";
import { TextField } from "@yer/ui";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { NumberAndDay } from "../shell/NumberAndDay.js";
import { toasts } from "../shell/toastQueue.js";
import { useSending } from "../shell/useSending.js";
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
  const sending = useSending();
  const [create] = useAct(council.create);
  const [update] = useAct(council.update);
  const { refused } = sending;
  const isStale = refused?.kind === "problem" && refused.problem.code === "conflict";

  async function send(): Promise<void> {
    if (!sending.begin(number.trim() !== "" && day !== null && place.trim() !== "") || day === null) return;
    const body = { number: number.trim(), day, place: place.trim() };
    const made = await sending.end(
      session ? update({ params: { id: session.id }, body, ifMatch: session.version }) : create({ body }),
    );
    if (!made) return;
    await draft.discard();
    toasts.push({ tone: "success", text: text(session ? "council.changed" : "council.called") });
    onDone(made.data.session);
  }

  const title = text(session ? "council.edit" : "council.new");
  return (
    <AskDialog
      title={title}
      label={title}
      failure={isStale ? text("council.conflict") : sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <NumberAndDay
        labels={{ number: text("council.number"), day: text("council.day") }}
        number={number}
        day={day}
        onNumber={(next) => draft.change({ number: next })}
        onDay={(next) => draft.change({ day: next })}
        dayAt="/day"
        sending={sending}
      />
      <TextField
        label={text("council.place")}
        value={place}
        onChange={(next) => draft.change({ place: next })}
        error={sending.required(place.trim() === "") ?? sending.faultAt("/place")}
        isRequired
        maxLength={300}
      />
    </AskDialog>
  );
}
