import { type FieldGiven, type FieldRow, protectedFields } from "@yer/api/contract/fields";
import { useFlowText } from "@yer/flow-editor";
import { FieldEditor, fieldPartName } from "@yer/flow-editor/groups/editor";
import { checkField, emptyGroup, type Field } from "@yer/flow-editor/model/groups";
import { Button, Card, ErrorSummary, type FormError, Grid, InlineAlert, Stack } from "@yer/ui";
import type { ReactNode } from "react";
import type { FormFault } from "../../base/forms/faults.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { Tried } from "./GroupDifference.js";
import { useGroupsText } from "./groups-texts.js";

/** What both forms of a field have in common: its parts, and the very check of the service. */
export function useFieldOptions() {
  const flowText = useFlowText();
  return {
    fields: {
      label: flowText("field.name"),
      fieldType: flowText("field.type"),
      required: flowText("field.isRequired"),
      least: flowText("field.least"),
      most: flowText("field.most"),
      optionsList: flowText("field.options"),
    },
    faults: (value: FieldGiven): FormFault[] =>
      checkField(value).map(({ path, code }) => ({
        pointer: `/${path.replaceAll(".", "/")}`,
        message: flowText(`fieldFault.${code}`),
      })),
  };
}

/** Props of {@link FieldForm}. */
export interface FieldFormProps {
  readonly form: {
    readonly values: FieldGiven;
    readonly change: (value: FieldGiven) => void;
    readonly isTried: boolean;
    readonly isSending: boolean;
    readonly attempt: number;
    readonly faults: readonly FormFault[];
    readonly problem: string | undefined;
    readonly submit: () => Promise<unknown>;
  };
  /** The field as the register has it; none while it is being made. */
  readonly stored?: FieldRow;
  /** Why it may not be saved. */
  readonly refusal?: string | undefined;
  /** Stands beside the button: the state of the draft, other acts. */
  readonly children?: ReactNode;
}

/** One field of the register with what it will look like in a conclusion; checked by the very code of the service. */
export function FieldForm({ form, stored, refusal, children }: FieldFormProps) {
  const text = useGroupsText();
  const flowText = useFlowText();
  const { values } = form;
  const field: Field = { ...values, id: stored?.id ?? 0 };
  const isProtected = stored !== undefined && protectedFields.includes(stored.id);
  const isInUse = isProtected || (stored?.everUsed ?? 0) > 0;
  const errors = new Map<string, FormError>();
  for (const { pointer, message: fault } of form.faults) {
    const path = pointer.slice(1).replaceAll("/", ".");
    const message = text("word.fieldFault", { field: partLabel(path, flowText), fault });
    if (!errors.has(path)) errors.set(path, { name: fieldPartName(path), message });
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (refusal === undefined) void form.submit();
      }}
    >
      <Stack gap={5}>
        <ErrorSummary attempt={form.attempt} errors={[...errors.values()]} />
        <FormProblem form={form} />
        {isProtected ? (
          <InlineAlert tone="info" title={text("fields.protected")} />
        ) : isInUse ? (
          <InlineAlert tone="info" title={text("fields.inUse")} />
        ) : null}
        <Grid min="320px">
          <FieldEditor
            value={field}
            onChange={({ label, fieldType, required, least, most, optionsList }) =>
              form.change({
                label,
                fieldType,
                required,
                least,
                most,
                optionsList: optionsList.map((option) => ({ ...option })),
              })
            }
            faults={form.isTried ? checkField(values) : []}
            isInUse={isInUse}
            {...(stored && { keptOptions: stored.optionsList.map(({ id }) => id) })}
          />
          <div>
            <Card title={text("fields.preview")} level={2}>
              <Tried group={{ ...emptyGroup, list: [field] }} />
            </Card>
          </div>
        </Grid>
        <Stack direction="row" gap={3} align="center" isWrapping>
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSending}
            {...(refusal !== undefined && { disabledReason: refusal })}
          >
            {text("word.save")}
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
