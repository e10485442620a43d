import {
  access,
  actionsOn,
  askedKinds,
  type AskedKind,
  type Explanation,
  type ApplicationAction,
  applicationActions,
} from "@yer/api/contract/access";
import { matchesSearch } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { failureOf, type Failure, useExtra } from "@yer/api/react";
import { ComboBox, Select } from "@yer/ui";
import { useState } from "react";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { usePeopleText } from "./people-texts.js";
import { askedKindWords } from "./asked-kinds.js";
import { permissionInWords } from "./permission-in-words.js";
import { WhyAnswer } from "./WhyAnswer.js";
import { PersonField, WhyRecord } from "./WhyRecord.js";

const others = ["read", "read_personal", "edit"] as const;

function isApplicationAction(action: string): action is ApplicationAction {
  return applicationActions.some((one) => one === action);
}

function isOther(action: ApplicationAction): action is (typeof others)[number] {
  return others.some((one) => one === action);
}

/** Props of {@link WhyDialog}. */
export interface WhyDialogProps {
  /** The person asked about, where the dialog is opened from their page. */
  readonly start?: { readonly person: { readonly id: string; readonly label: string } };
  readonly onClose: () => void;
}

/**
 * "Why?": a person, a record, an action; the service says whether it is allowed, and which rule decides. It is not on the
 * hook of forms (docs/decisions/0102): it is a question, and saves nothing.
 */
export function WhyDialog({ start, onClose }: WhyDialogProps) {
  const text = usePeopleText();
  const { client } = useExtra();
  const [person, setPerson] = useState(start?.person.id ?? "");
  const [kind, setKind] = useState<AskedKind>("file");
  const [record, setRecord] = useState("");
  const [action, setAction] = useState<string>("read");
  const [answer, setAnswer] = useState<Explanation>();
  const [failure, setFailure] = useState<Failure>();
  const isComplete = person !== "" && (kind === "none" || record.trim() !== "");

  /** An answer is about what was asked: another question takes it away. */
  function change(edit: () => void): void {
    edit();
    setAnswer(undefined);
    setFailure(undefined);
  }

  async function ask(): Promise<void> {
    setFailure(undefined);
    const query = { person, kind, action, ...(kind === "none" ? {} : { record: record.trim() }) };
    try {
      setAnswer(await client.call(access.explain, { query }));
    } catch (error) {
      setAnswer(undefined);
      setFailure(failureOf(error));
    }
  }

  const labelOf = (one: string): string => {
    if (!isApplicationAction(one)) return `${permissionInWords(text, one)} (${one})`;
    return isOther(one) ? text(`why.action.${one}`) : text(`move.${one}`);
  };
  return (
    <AskDialog
      title={text("why.title")}
      label={text("why.ask")}
      disabledReason={isComplete ? undefined : text("why.first")}
      failure={failure && sayFailure(text, failure)}
      onSend={ask}
      onClose={onClose}
    >
      <p>{text("why.text")}</p>
      <PersonField
        label={text("why.person")}
        start={start?.person}
        value={person}
        onChange={(id) => change(() => setPerson(id))}
      />
      <Select
        label={text("why.kind")}
        items={askedKinds.map((one) => ({ id: one, label: text(askedKindWords[one]) }))}
        value={kind}
        onChange={(id) =>
          change(() => {
            setKind(id as AskedKind);
            setRecord("");
            setAction(actionsOn(id as AskedKind)[0] ?? "read");
          })
        }
      />
      <WhyRecord key={kind} kind={kind} value={record} onChange={(id) => change(() => setRecord(id))} />
      <ComboBox
        label={text("why.action")}
        items={actionsOn(kind).map((one) => ({ id: one, label: labelOf(one) }))}
        filter={matchesSearch}
        value={action}
        onChange={(id) => {
          if (id !== null) change(() => setAction(id));
        }}
        isRequired
      />
      {answer ? <WhyAnswer answer={answer} /> : null}
    </AskDialog>
  );
}
