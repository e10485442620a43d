import { settingRegistry } from "@yer/api/contract/setting-registry";
import { type SettingImpact, type SettingPage, settings } from "@yer/api/contract/settings";
import { type Failure, useAct } from "@yer/api/react";
import { DatePicker, Stack, TextArea, useDates } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { faultAt } from "./faultAt.js";
import { ImpactLines } from "./ImpactLines.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settingsTexts.js";
import { ValueField } from "./ValueField.js";
import { valueInWords } from "./valueInWords.js";

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
  const draft = useServerDraft<Written>(
    "update:setting",
    key.replaceAll(/[^0-9a-zA-Z]/g, "-"),
    { value: setting.current.value, validFrom: null, reason: "" },
    setting.version,
  );
  const [send] = useAct(settings.set);
  const [ask] = useAct(settings.impact);
  const [impact, setImpact] = useState<SettingImpact>();
  const [failure, setFailure] = useState<Failure>();
  const { value, validFrom, reason } = draft.value;
  const change = (part: Partial<Written>) => {
    setFailure(undefined);
    draft.change(part);
  };

  async function preview(): Promise<void> {
    setFailure(undefined);
    const outcome = await ask({
      params: { key },
      body: { validFrom: validFrom ?? "", value: value ?? null },
    });
    if (outcome.failure) setFailure(outcome.failure);
    else setImpact(outcome.data);
  }

  async function enter(): Promise<void> {
    setFailure(undefined);
    const outcome = await send({
      params: { key },
      body: { validFrom: validFrom ?? "", value: value ?? null, reason },
      ifMatch: setting.version,
    });
    if (outcome.failure) {
      setFailure(outcome.failure);
      // What is wrong stands at a field: the fields come back.
      setImpact(undefined);
      return;
    }
    await draft.discard();
    toasts.push({
      tone: "success",
      text: text(definition.approval === "two" ? "settings.proposed" : "settings.saved"),
    });
    onClose();
  }

  const title = text("settings.change.title", { name: text(`settings.name.${key}`) });
  return (
    <SettingDialog
      title={title}
      label={text(
        impact === undefined
          ? "settings.preview"
          : definition.approval === "two"
            ? "settings.propose"
            : "settings.save",
      )}
      failure={failure}
      draft={draft}
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
            onChange={(next) => change({ value: next })}
            faultAt={(pointer) => faultAt(text, failure, `/value${pointer}`)}
          />
          <DatePicker
            label={text("settings.field.start")}
            description={text("settings.field.start.text", { least: dates.day(earliest) })}
            value={validFrom}
            onChange={(next) => change({ validFrom: next })}
            min={earliest}
            error={faultAt(text, failure, "/validFrom")}
            isRequired
          />
          <TextArea
            label={text("settings.field.reason")}
            description={text("settings.field.reason.text")}
            value={reason}
            onChange={(next) => change({ reason: next })}
            limit={2000}
            error={faultAt(text, failure, "/reason")}
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
