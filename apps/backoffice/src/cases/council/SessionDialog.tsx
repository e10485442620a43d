import { council, type CouncilSession } from "@yer/api/contract/council";
import { TextField } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../base/screen/NumberAndDay.js";
import { useCouncilText } from "./council-texts.js";

interface Written {
  number: string;
  day: string | null;
  place: string;
}

const empty: Written = { number: "", day: null, place: "" };

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
  const form = useEndpointForm(session ? council.update : council.create, {
    draft: { form: "council:session", id: session?.id ?? "new" },
    start: session ? { number: session.number, day: session.day, place: session.place } : empty,
    version: session?.version,
    fields: { number: text("council.number"), day: text("council.day"), place: text("council.place") },
    args: ({ number, day, place }: Written) => {
      const body = { number, day, place };
      return session ? { params: { id: session.id }, body } : { body };
    },
    stale: text("council.conflict"),
    done: () => text(session ? "council.changed" : "council.called"),
    onSaved: (made) => onDone(made.session),
  });
  const title = text(session ? "council.edit" : "council.new");
  return (
    <FormDialog form={form} title={title} label={title} onClose={onClose}>
      <NumberAndDay number={form.field("number")} day={form.field("day")} />
      <TextField {...form.field("place")} isRequired maxLength={300} />
    </FormDialog>
  );
}
