import {
  type SettingForm,
  type SettingKey,
  settingRegistry,
  type SettingUnit,
} from "@yer/api/contract/setting-registry";
import { parseTreasuryAccount } from "@yer/api/formats";
import {
  Button,
  CheckboxGroup,
  CloseIcon,
  IconButton,
  MoneyField,
  NumberField,
  PlusIcon,
  RadioGroup,
  Stack,
  TextField,
} from "@yer/ui";
import { type SettingsText, useSettingsText } from "./settings-texts.js";
import { budgetInWords } from "./value-in-words.js";

/** Props of {@link ValueField}. */
export interface ValueFieldProps {
  readonly of: SettingKey;
  /** As it is being written: parts may still be missing. */
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  /** What is wrong at a JSON pointer below the value (`""` is the value itself). */
  readonly faultAt: (pointer: string) => string | undefined;
}

interface Share {
  readonly budget: string;
  readonly percent: number | null;
  readonly account?: string;
}

function percentDigits(unit: SettingUnit): number {
  return unit === "percent" ? 2 : 0;
}

function Shares({ value, onChange, faultAt, most }: Omit<ValueFieldProps, "of"> & { readonly most: number }) {
  const text = useSettingsText();
  const rows = (Array.isArray(value) ? value : []) as Share[];
  const put = (at: number, part: Partial<Share>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const sum = rows.reduce((total, { percent }) => total + Math.round((percent ?? 0) * 100), 0) / 100;
  return (
    <Stack gap={3}>
      {rows.map(({ budget, percent, account = "" }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no identity but their place
        <Stack key={at} direction="row" gap={2}>
          <TextField
            label={text("settings.field.budget", { number: at + 1 })}
            value={budgetInWords(text, budget)}
            onChange={(name) => put(at, { budget: storedBudget(text, name) })}
            error={faultAt(`/${at}/budget`)}
            isRequired
          />
          <NumberField
            label={text("settings.field.percent", { number: at + 1 })}
            value={percent}
            onChange={(next) => put(at, { percent: next })}
            fractionDigits={2}
            width="sm"
            error={faultAt(`/${at}/percent`)}
            isRequired
          />
          <TextField
            label={text("settings.field.account", { number: at + 1 })}
            value={account}
            onChange={(next) => onChange(withAccount(rows, at, parseTreasuryAccount(next)))}
            inputMode="numeric"
            error={faultAt(`/${at}/account`)}
          />
          <IconButton
            icon={<CloseIcon />}
            aria-label={text("settings.field.removeRow", { number: at + 1 })}
            onPress={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </Stack>
      ))}
      <p role={sum === 100 ? undefined : "status"}>
        {text("settings.field.sum", { sum })}
        {faultAt("") === undefined ? null : ` — ${faultAt("")}`}
      </p>
      {rows.length < most ? (
        <div>
          <Button size="sm" icon={<PlusIcon />} onPress={() => onChange([...rows, { budget: "", percent: null }])}>
            {text("settings.field.addRow")}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** Rows with an account in one of them; none where it is empty. */
function withAccount(rows: readonly Share[], at: number, account: string): Share[] {
  return rows.map(({ account: before, ...row }, index) => {
    const own = index === at ? account : before;
    return own === undefined || own === "" ? row : { ...row, account: own };
  });
}

/** A budget as it is stored: the known ones by their key, whatever language they were written in. */
function storedBudget(text: SettingsText, name: string): string {
  return ["district", "region", "republic"].find((key) => budgetInWords(text, key) === name) ?? name;
}

function Numbers(props: Omit<ValueFieldProps, "of"> & { readonly form: Extract<SettingForm, { kind: "numbers" }> }) {
  const { value, onChange, faultAt, form } = props;
  const text = useSettingsText();
  const rows = (Array.isArray(value) ? value : []) as (number | null)[];
  return (
    <Stack gap={3}>
      {rows.map((one, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- steps have no identity but their place
        <Stack key={at} direction="row" gap={2}>
          <NumberField
            label={text("settings.field.number", { number: at + 1 })}
            value={one}
            onChange={(next) => onChange(rows.map((row, index) => (index === at ? next : row)))}
            unit={text(`settings.unit.${form.unit}`)}
            error={faultAt(`/${at}`) ?? (at === rows.length - 1 ? faultAt("") : undefined)}
            width="sm"
            isRequired
          />
          <IconButton
            icon={<CloseIcon />}
            aria-label={text("settings.field.removeRow", { number: at + 1 })}
            onPress={() => onChange(rows.filter((_, index) => index !== at))}
          />
        </Stack>
      ))}
      {rows.length < form.rows ? (
        <div>
          <Button size="sm" icon={<PlusIcon />} onPress={() => onChange([...rows, null])}>
            {text("settings.field.addRow")}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** The field of a setting's value, by the form the registry gives it. Bounds are the service's to enforce; it says where. */
export function ValueField({ of, value, onChange, faultAt }: ValueFieldProps) {
  const text = useSettingsText();
  const form: SettingForm = settingRegistry[of].form;
  const label = text("settings.field.value");
  switch (form.kind) {
    case "number":
      return (
        <NumberField
          label={label}
          value={typeof value === "number" ? value : null}
          onChange={onChange}
          fractionDigits={percentDigits(form.unit)}
          unit={text(`settings.unit.${form.unit}`)}
          width="sm"
          error={faultAt("")}
          isRequired
        />
      );
    case "money":
      return (
        <MoneyField
          label={label}
          value={typeof value === "number" ? value : null}
          onChange={onChange}
          error={faultAt("")}
          isRequired
        />
      );
    case "term": {
      const { days = null, unit = null } = (value ?? {}) as { days?: number | null; unit?: string | null };
      return (
        <Stack gap={4}>
          {of === "term.step" ? null : (
            <NumberField
              label={text("settings.field.days")}
              value={days}
              onChange={(next) => onChange({ days: next, unit })}
              width="sm"
              hasSteppers
              error={faultAt("/days")}
              isRequired
            />
          )}
          <RadioGroup
            label={text("settings.field.unit")}
            orientation="horizontal"
            items={(["working", "calendar"] as const).map((id) => ({ id, label: text(`settings.field.unit.${id}`) }))}
            value={unit}
            onChange={(next) => onChange({ days, unit: next })}
            error={faultAt("/unit")}
            isRequired
          />
        </Stack>
      );
    }
    case "rate": {
      const { tries = null, minutes = null } = (value ?? {}) as { tries?: number | null; minutes?: number | null };
      return (
        <Stack gap={4}>
          <NumberField
            label={text("settings.field.tries")}
            value={tries}
            onChange={(next) => onChange({ tries: next, minutes })}
            width="sm"
            error={faultAt("/tries")}
            isRequired
          />
          <NumberField
            label={text("settings.field.minutes")}
            value={minutes}
            onChange={(next) => onChange({ tries, minutes: next })}
            unit={text("settings.unit.minutes")}
            width="sm"
            error={faultAt("/minutes")}
            isRequired
          />
        </Stack>
      );
    }
    case "shares":
      return <Shares value={value} onChange={onChange} faultAt={faultAt} most={form.most} />;
    case "numbers":
      return <Numbers value={value} onChange={onChange} faultAt={faultAt} form={form} />;
    case "choices":
      return (
        <CheckboxGroup
          label={label}
          items={form.options.map((id) => ({ id, label: id }))}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={onChange}
          error={faultAt("")}
        />
      );
    case "boolean":
      return (
        <RadioGroup
          label={label}
          orientation="horizontal"
          items={(["true", "false"] as const).map((id) => ({ id, label: text(`settings.value.${id}`) }))}
          value={String(value === true)}
          onChange={(next) => onChange(next === "true")}
          error={faultAt("")}
          isRequired
        />
      );
    case "url":
    case "text":
      return (
        <TextField
          label={label}
          value={typeof value === "string" ? value : ""}
          onChange={onChange}
          error={faultAt("")}
        />
      );
  }
}
