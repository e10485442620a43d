import {
  Button,
  Checkbox,
  Fieldset,
  Grid,
  IconButton,
  NumberField,
  PlusIcon,
  Select,
  SortableList,
  Stack,
  TextField,
  TrashIcon,
  rootProps,
  type RootProps,
} from "@yer/ui";
import type { ReactNode } from "react";
import { fieldTypes } from "../../model/groups/index.js";
import type { Field, FieldFault, FieldOption, FieldType, Label } from "../../model/groups/index.js";
import { useFlowText } from "../../texts/use-flow-text.js";

/** Props of {@link FieldEditor}. */
export interface FieldEditorProps extends RootProps {
  /** The field as it stands; `checkField` says what is wrong with it. */
  readonly value: Field;
  readonly onChange: (value: Field) => void;
  /** What is wrong, to be shown at its place; give none before the person has tried to save. */
  readonly faults?: readonly FieldFault[];
  /** A field in use keeps its kind and its options' ids: answers already given must not change their meaning. @default false */
  readonly isInUse?: boolean;
  /** Options that a field in use keeps, by id: the ones it was asked with. @default all */
  readonly keptOptions?: readonly number[];
}

/** The name of a part of the form, to which a summary of errors leads. */
export const fieldPartName = (path: string): string => `field-${path.replaceAll(".", "-")}`;

const locales = ["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const satisfies readonly (keyof Label)[];

const empty: Label = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };

/** One field of the register: its name in four languages, its kind, its bounds, and the answers that a choice offers. */
export function FieldEditor({
  value,
  onChange,
  faults = [],
  isInUse = false,
  keptOptions,
  ...root
}: FieldEditorProps): ReactNode {
  const text = useFlowText();
  const { fieldType, optionsList } = value;
  const isKept = (id: number): boolean => isInUse && (keptOptions?.includes(id) ?? true);
  const change = (values: Partial<Field>) => onChange({ ...value, ...values });
  const errorAt = (path: string): string | undefined => {
    const fault = faults.find((each) => each.path === path);
    return fault && text(`fieldFault.${fault.code}`);
  };
  const changeOption = (id: number, values: Partial<FieldOption>) =>
    change({ optionsList: optionsList.map((option) => (option.id === id ? { ...option, ...values } : option)) });
  const addOption = () => {
    const id = Math.max(0, ...optionsList.map((option) => option.id)) + 1;
    const values = new Set(optionsList.map((option) => option.value));
    let free = optionsList.length;
    while (values.has(String(free))) free++;
    change({ optionsList: [...optionsList, { id, label: empty, value: String(free) }] });
  };

  return (
    <Stack {...rootProps(root)} gap={5}>
      <Labels
        legend={text("field.name")}
        path="label"
        value={value.label}
        onChange={(label) => change({ label })}
        errorAt={errorAt}
      />
      <Select
        name={fieldPartName("fieldType")}
        label={text("field.type")}
        items={fieldTypes.map((type) => ({ id: type, label: text(`fieldType.${type}`) }))}
        value={fieldType}
        onChange={(type) => change(ofType(value, type as FieldType))}
        isDisabled={isInUse}
        {...(isInUse ? { description: text("field.inUse") } : {})}
        width="md"
      />
      <Checkbox
        name={fieldPartName("required")}
        isSelected={value.required}
        onChange={(required) => change({ required })}
      >
        {text("field.isRequired")}
      </Checkbox>
      {fieldType === "number" ? (
        <Grid min="200px">
          <NumberField
            name={fieldPartName("least")}
            label={text("field.least")}
            value={value.least}
            onChange={(least) => change({ least })}
            fractionDigits={6}
            error={errorAt("least")}
          />
          <NumberField
            name={fieldPartName("most")}
            label={text("field.most")}
            value={value.most}
            onChange={(most) => change({ most })}
            fractionDigits={6}
            error={errorAt("most")}
          />
        </Grid>
      ) : null}
      {fieldType === "string" ? (
        <NumberField
          name={fieldPartName("most")}
          label={text("field.longest")}
          value={value.most}
          onChange={(most) => change({ most })}
          minValue={1}
          error={errorAt("most")}
          width="sm"
        />
      ) : null}
      {fieldType === "radio" ? (
        <Fieldset legend={text("field.options")} name={fieldPartName("optionsList")} error={errorAt("optionsList")}>
          <Stack gap={3}>
            <SortableList
              aria-label={text("field.options")}
              items={optionsList.map(({ id, label }) => ({
                id: String(id),
                label: label.uz_UZ || text("field.unnamed"),
              }))}
              order={optionsList.map(({ id }) => String(id))}
              onReorder={(order) =>
                change({
                  optionsList: order.flatMap((id) => optionsList.filter((option) => String(option.id) === id)),
                })
              }
              isNumbered
              emptyState={text("field.noOptions")}
              actions={({ id, label }) =>
                isKept(Number(id)) ? null : (
                  <IconButton
                    size="sm"
                    icon={<TrashIcon />}
                    aria-label={text("field.removeOption", { option: label })}
                    onPress={() => change({ optionsList: optionsList.filter((option) => String(option.id) !== id) })}
                  />
                )
              }
            >
              {({ id }, place) => {
                const option = optionsList.find((each) => String(each.id) === id);
                const path = `optionsList.${place}`;
                return option ? (
                  <Stack gap={2}>
                    <Labels
                      legend={text("field.optionLabel", { place: place + 1 })}
                      path={`${path}.label`}
                      value={option.label}
                      onChange={(label) => changeOption(option.id, { label })}
                      errorAt={errorAt}
                    />
                    <TextField
                      name={fieldPartName(`${path}.value`)}
                      label={text("field.optionValue")}
                      value={option.value}
                      onChange={(next) => changeOption(option.id, { value: next })}
                      error={errorAt(`${path}.value`)}
                      isReadOnly={isKept(option.id)}
                      width="sm"
                    />
                  </Stack>
                ) : null;
              }}
            </SortableList>
            <div>
              <Button icon={<PlusIcon />} onPress={addOption}>
                {text("field.addOption")}
              </Button>
            </div>
          </Stack>
        </Fieldset>
      ) : null}
    </Stack>
  );
}

/** What a field of another kind keeps of its bounds and options. */
function ofType(field: Field, fieldType: FieldType): Field {
  const keepsMost = fieldType === "number" || fieldType === "string";
  return {
    ...field,
    fieldType,
    least: fieldType === "number" ? field.least : null,
    most: keepsMost && fieldType === field.fieldType ? field.most : null,
    optionsList: fieldType === "radio" ? field.optionsList : [],
  };
}

/** A text in four languages, side by side where there is room. */
function Labels({
  legend,
  path,
  value,
  onChange,
  errorAt,
}: {
  readonly legend: string;
  readonly path: string;
  readonly value: Label;
  readonly onChange: (value: Label) => void;
  readonly errorAt: (path: string) => string | undefined;
}): ReactNode {
  const text = useFlowText();
  return (
    <Fieldset legend={legend}>
      <Grid min="200px">
        {locales.map((locale) => (
          <TextField
            key={locale}
            name={fieldPartName(`${path}.${locale}`)}
            label={text(`locale.${locale}`)}
            value={value[locale]}
            onChange={(next) => onChange({ ...value, [locale]: next })}
            error={errorAt(`${path}.${locale}`)}
            isRequired
          />
        ))}
      </Grid>
    </Fieldset>
  );
}
