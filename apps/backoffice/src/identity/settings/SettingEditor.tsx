import { settingRegistry } from "@yer/api/contract/setting-registry";
import { type SettingImpact, type SettingPage, settings } from "@yer/api/contract/settings";
import { useAct } from "@yer/api/react";
import { DatePicker, Stack, Switch, TextArea, useDates } from "@yer/ui";
import { useState } from "react";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { ImpactLines } from "./ImpactLines.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settings-texts.js";
import { ValueField } from "./ValueField.js";
import { hasOwn, holdingIn, versionIn } from "./value-in-place.js";
import { valueInPlace, valueInWords } from "./value-in-words.js";

interface Written {
  readonly value: unknown;
  readonly validFrom: string | null;
  readonly reason: string;
}

/** Props of {@link SettingEditor}. */
export interface SettingEditorProps {
  readonly setting: SettingPage;
  /** Where the new value is to hold. */
  readonly territory: string;
  readonly onClose: () => void;
}

/** A new value of a setting in a territory: written, looked at with what it does, then entered or proposed. */
export function SettingEditor({ setting, territory, onClose }: SettingEditorProps) {
  const text = useSettingsText();
  const dates = useDates();
  const { key, earliest } = setting;
  const definition = settingRegistry[key];
  const { nameOf } = useTerritories();
  const holding = holdingIn(setting, territory);
  const isPlace = territory !== setting.territory;
  const [ask] = useAct(settings.impact);
  const [impact, setImpact] = useState<SettingImpact>();
  const start: Written = { value: holding.value, validFrom: null, reason: "" };
  const form = useEndpointForm(settings.set, {
    draft: { form: "update:setting", id: `${key}${isPlace ? `-${territory}` : ""}`.replaceAll(/[^0-9a-zA-Z]/g, "-") },
    start,
    version: versionIn(setting, territory),
    fields: {
      value: text(`settings.name.${key}`),
      validFrom: text("settings.field.start"),
      reason: text("word.reason.asked"),
    },
    args: (given: Written) => ({ params: { key }, body: { ...given, territory, value: given.value ?? null } }),
    stale: text("settings.conflict"),
    done: () => text(definition.approval === "two" ? "settings.proposed" : "settings.saved"),
    onSaved: onClose,
  });
  const { value, validFrom, reason } = form.values;

  async function preview(): Promise<void> {
    if (!form.check()) return;
    const outcome = await ask({
      params: { key },
      body: { territory, validFrom: validFrom ?? "", value: value ?? null },
    });
    if (outcome.failure) form.refuse(outcome.failure);
    else setImpact(outcome.data);
  }
  async function enter(): Promise<void> {
    // What is wrong stands at a field: the fields come back.
    if ((await form.submit()).failure) setImpact(undefined);
  }

  const name = text(`settings.name.${key}`);
  const title = isPlace
    ? text("settings.change.titleIn", { name, place: nameOf(territory) })
    : text("settings.change.title", { name });
  const inWords = valueInWords(text, key, holding.value);
  const standing =
    holding.territory === territory
      ? inWords
      : text("settings.places.asIn", { value: inWords, place: nameOf(holding.territory) });
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
            {text("settings.now")}: <strong>{standing}</strong>
          </p>
          {isPlace && (hasOwn(setting, territory) || value === null) ? (
            <Switch
              isSelected={value === null}
              onChange={(isAsAbove) => form.change({ value: isAsAbove ? null : holding.value })}
            >
              {text("settings.field.asAbove")}
            </Switch>
          ) : null}
          {isPlace && value === null ? null : (
            <ValueField
              of={key}
              value={value}
              onChange={(next) => form.change({ value: next })}
              faultAt={(pointer) => form.errorAt(`/value${pointer}`)}
            />
          )}
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
            <del>{standing}</del> →{" "}
            <ins>
              {text("settings.next", {
                value: isPlace ? valueInPlace(text, key, value) : valueInWords(text, key, value),
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
