import { type DiagramRecord, diagrams } from "@yer/api/contract/diagrams";
import { Button, TextArea } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useDiagramsText } from "./diagrams-texts.js";

/** Takes a diagram out of force for all its legal bases, with a reason; nothing where it is not in force. */
export function Deactivate({ record }: { readonly record: DiagramRecord }) {
  const text = useDiagramsText();
  const refusal = useRefusal("publish:diagram");
  const [isOpen, setOpen] = useState(false);
  const legalBases = record.versions.flatMap((version) => version.legalBases).toSorted((a, b) => a - b);
  if (legalBases.length === 0) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)} {...refusal}>
        {text("cases.deactivate")}
      </Button>
      {isOpen ? <Asking id={record.id} legalBases={legalBases.join(", ")} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface AskingProps {
  readonly id: string;
  readonly legalBases: string;
  readonly onClose: () => void;
}

function Asking({ id, legalBases, onClose }: AskingProps) {
  const text = useDiagramsText();
  const form = useEndpointForm(diagrams.deactivate, {
    draft: { form: "deactivate:diagram", id },
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body) => ({ params: { id }, body }),
    done: () => text("cases.deactivated"),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text("cases.deactivate.question")}
      label={text("cases.deactivate")}
      variant="danger"
      disabledReason={form.values.reason.trim() === "" ? text("cases.reason.first") : undefined}
      onClose={onClose}
    >
      <p>{text("cases.deactivate.text", { legalBases })}</p>
      <TextArea {...form.field("reason")} isRequired />
    </FormDialog>
  );
}
