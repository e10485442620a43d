import { type FieldGiven, type FieldRow, protectedFields } from "@yer/api/contract/fields";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { useFlowText } from "@yer/flow-editor";
import { FieldEditor, fieldPartName } from "@yer/flow-editor/groups/editor";
import { checkField, EMPTY_GROUP, type Field, type FieldFault } from "@yer/flow-editor/model/groups";
import { Button, Card, ErrorSummary, Grid, InlineAlert, Stack } from "@yer/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { Tried } from "./GroupDifference.js";
import { useGroupsText } from "./groupsTexts.js";

/** Props of {@link FieldForm}. */
export interface FieldFormProps {
  readonly value: FieldGiven;
  readonly onChange: (value: FieldGiven) => void;
  /** The field as the register has it; none while it is being made. */
  readonly stored?: FieldRow;
  /** Saves; answers why not, if it was refused. */
  readonly onSave: () => Promise<Failure | undefined>;
  /** Why it may not be saved. */
  readonly refusal?: string | undefined;
  /** Stands beside the button: the state of the draft, other acts. */
  readonly children?: ReactNode;
}

/** One field of the register with what it will look like in a conclusion; checked by the very code of the service. */
export function FieldForm({ value, onChange, stored, onSave, refusal, children }: FieldFormProps) {
  const text = useGroupsText();
  const flowText = useFlowText();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const field: Field = { ...value, id: stored?.id ?? 0 };
  const faults = checkField(value);
  const isProtected = stored !== undefined && protectedFields.includes(stored.id);
  const isInUse = isProtected || (stored?.everUsed ?? 0) > 0;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSaving || refusal !== undefined) return;
    setFailure(undefined);
    if (faults.length > 0) return setAttempt((count) => count + 1);
    setSaving(true);
    const refused = await onSave();
    setSaving(false);
    setFailure(refused);
    if (refused) setAttempt((count) => count + 1);
  }

  const errors = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        {attempt > 0 ? (
          <ErrorSummary
            attempt={attempt}
            errors={[
              ...faults.map(({ path, code }: FieldFault) => ({
                name: fieldPartName(path),
                message: text("fields.fault", {
                  field: partLabel(path, flowText),
                  fault: flowText(`fieldFault.${code}`),
                }),
              })),
              ...errors.map((fault) => ({
                name: fieldPartName(fault.pointer.slice(1).replaceAll("/", ".")),
                message: sayFault(text, fault),
              })),
            ]}
          />
        ) : null}
        {failure && errors.length === 0 ? (
          <InlineAlert tone="danger" title={sayFailure(text, failure)} announce />
        ) : null}
        {isProtected ? (
          <InlineAlert tone="info" title={text("fields.protected")} />
        ) : isInUse ? (
          <InlineAlert tone="info" title={text("fields.inUse")} />
        ) : null}
        <Grid min="320px">
          <FieldEditor
            value={field}
            onChange={({ label, fieldType, required, least, most, optionsList }) =>
              onChange({
                label,
                fieldType,
                required,
                least,
                most,
                optionsList: optionsList.map((option) => ({ ...option })),
              })
            }
            faults={attempt > 0 ? faults : []}
            isInUse={isInUse}
            {...(stored && { keptOptions: stored.optionsList.map(({ id }) => id) })}
          />
          <div>
            <Card title={text("fields.preview")} level={2}>
              <Tried group={{ ...EMPTY_GROUP, list: [field] }} />
            </Card>
          </div>
        </Grid>
        <Stack direction="row" gap={3} align="center" wrap>
          <Button
            type="submit"
            variant="primary"
            isPending={isSaving}
            {...(refusal !== undefined && { disabledReason: refusal })}
          >
            {text("fields.save")}
          </Button>
          {children}
        </Stack>
      </Stack>
    </form>
  );
}

/** The name of a part of the form as its own label says it. */
function partLabel(path: string, flowText: ReturnType<typeof useFlowText>): string {
  const [part, place] = path.split(".");
  if (part === "label") return flowText("field.name");
  if (part === "optionsList" && place !== undefined) {
    return flowText("field.optionLabel", { place: Number(place) + 1 });
  }
  if (part === "optionsList") return flowText("field.options");
  return flowText(part === "least" ? "field.least" : "field.most");
}
