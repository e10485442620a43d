import { settingRegistry } from "@yer/api/contract/setting-registry";
import { type SettingImpact, type SettingPage, settings } from "@yer/api/contract/settings";
import { useAct } from "@yer/api/react";
import { DatePicker, Stack, TextArea, useDates } from "@yer/ui";
import { useState } from "react";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { ImpactLines } from "./ImpactLines.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settings-texts.js";
import { ValueField } from "./ValueField.js";
import { valueInWords } from "./value-in-words.js";

interface Written {
  readonly value: unknown;
  readonly validFrom: string | null;
  readonly reason: string;
}

/** A new value of a setting: written, looked at with what it does, then entered or proposed. */
export function SettingEditor({ setting, onClose }: { setting: SettingPage; onClose: () => void }) {
  const text = useSettingsText();
  const dates = useDates();
  const { key, earliest } = setting;
  const definition = settingRegistry[key];
  const [ask] = useAct(settings.impact);
  const [impact, setImpact] = useState<SettingImpact>();
  const start: Written = { value: setting.current.value, validFrom: null, reason: "" };
  const form = useEndpointForm(settings.set, {
    draft: { form: "update:setting", id: key.replaceAll(/[^0-9a-zA-Z]/g, "-") },
    start,
    version: setting.version,
    fields: {
      value: text(`settings.name.${key}`),
      validFrom: text("settings.field.start"),
      reason: text("word.reason.asked"),
    },
    args: (given: Written) => ({ params: { key }, body: { ...given, value: given.value ?? null } }),
    stale: text("settings.conflict"),
    done: () => text(definition.approval === "two" ? "settings.proposed" : "settings.saved"),
    onSaved: onClose,
  });
  const { value, validFrom, reason } = form.values;

  async function preview(): Promise<void> {
    if (!form.check()) return;
    const outcome = await ask({ params: { key }, body: { validFrom: validFrom ?? "", value: value ?? null } });
    if (outcome.failure) form.refuse(outcome.failure);
    else setImpact(outcome.data);
  }
  async function enter(): Promise<void> {
    // What is wrong stands at a field: the fields come back.
    if ((await form.submit()).failure) setImpact(undefined);
  }

  const title = text("settings.change.title", { name: text(`settings.name.${key}`) });
  return (
    <SettingDialog
      form={form}
      title={title}
      label={text(
        impact === undefined
          ? "settings.preview"
          : definition.approval === "two"
            ? "settings.propose"
            : "settings.save",
      )}
      onSend={impact === undefined ? preview : enter}
      onBack={impact === undefined ? undefined : () => setImpact(undefined)}
      onClose={onClose}
    >
      {impact === undefined ? (
        <Stack gap={4}>
          <p>{text(`settings.meaning.${key}`)}</p>
          <p>
            {text("settings.now")}: <strong>{valueInWords(text, key, setting.current.value)}</strong>
          </p>
          <ValueField
            of={key}
            value={value}
            onChange={(next) => form.change({ value: next })}
            faultAt={(pointer) => form.errorAt(`/value${pointer}`)}
          />
          <DatePicker
            {...form.field("validFrom")}
            description={text("settings.field.start.text", { least: dates.day(earliest) })}
            minValue={earliest}
            isRequired
          />
          <TextArea
            {...form.field("reason")}
            description={text("settings.field.reason.text")}
            limit={2000}
            isRequired
          />
        </Stack>
      ) : (
        <Stack gap={4}>
          <p>
            <del>{valueInWords(text, key, setting.current.value)}</del> →{" "}
            <ins>
              {text("settings.next", {
                value: valueInWords(text, key, value),
                start: validFrom === null ? "" : dates.day(validFrom),
              })}
            </ins>
          </p>
          <ImpactLines impact={impact} />
          <p>{reason}</p>
        </Stack>
      )}
    </SettingDialog>
  );
}
