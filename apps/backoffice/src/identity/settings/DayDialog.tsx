import type { CalendarChange, CalendarDay } from "@yer/api/contract/settings";
import { Button, DatePicker, Dialog, RadioGroup, Stack, TextField, uiLocales, useDates } from "@yer/ui";
import { useState } from "react";
import { useSettingsText } from "./settings-texts.js";

const kinds = ["holiday", "workday", "ordinary", "moved"] as const;
type Kind = (typeof kinds)[number];

/** Props of {@link DayDialog}. */
export interface DayDialogProps {
  readonly day: string;
  /** What it is now, a prepared change included. */
  readonly standing: Pick<CalendarDay, "kind" | "name"> | Pick<CalendarChange, "kind" | "name"> | undefined;
  readonly today: string;
  readonly year: number;
  readonly onKeep: (changes: readonly CalendarChange[]) => void;
  readonly onClose: () => void;
}

/**
 * What a day becomes. A day off that moves becomes two changes: it rests, and another day is worked instead. What is
 * chosen goes to the list of prepared changes, which the service keeps as a draft: nothing is sent from here, so it is not
 * on the hook of forms (0102).
 */
export function DayDialog({ day, standing, today, year, onKeep, onClose }: DayDialogProps) {
  const text = useSettingsText();
  const dates = useDates();
  const [kind, setKind] = useState<Kind>(standing?.kind ?? "holiday");
  const [name, setName] = useState(standing?.name ?? { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" });
  const [movedTo, setMovedTo] = useState<string | null>(null);
  const isNamed = kind !== "ordinary";
  const isComplete = (!isNamed || name.uz_UZ.trim() !== "") && (kind !== "moved" || (movedTo ?? day) !== day);

  function keep(): void {
    if (kind === "ordinary") onKeep([{ day, kind: null, name: null }]);
    else if (kind === "moved" && movedTo !== null) {
      onKeep([
        { day, kind: "holiday", name },
        { day: movedTo, kind: "workday", name },
      ]);
    } else if (kind !== "moved") onKeep([{ day, kind, name }]);
    onClose();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={dates.day(day)}
      footer={
        <>
          <Button onPress={onClose}>{text("cancel")}</Button>
          <Button variant="primary" isDisabled={!isComplete} onPress={keep}>
            {text("calendar.edit.keep")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <RadioGroup
          label={text("calendar.edit.kind")}
          items={kinds.map((id) => ({
            id,
            label: id === "moved" ? text("calendar.edit.moved") : text(`calendar.kind.${id}`),
          }))}
          value={kind}
          onChange={(next) => setKind(kinds.find((one) => one === next) ?? "holiday")}
          isRequired
        />
        {kind === "moved" ? (
          <DatePicker
            label={text("calendar.edit.movedTo")}
            value={movedTo}
            onChange={setMovedTo}
            minValue={today}
            maxValue={`${year}-12-31`}
            isRequired
          />
        ) : null}
        {isNamed
          ? uiLocales.map((locale) => (
              <TextField
                key={locale}
                label={text(`calendar.edit.name.${locale}`)}
                {...(locale === "uz_UZ" ? {} : { description: text("calendar.edit.name.optional") })}
                value={name[locale]}
                onChange={(next) => setName({ ...name, [locale]: next })}
                isRequired={locale === "uz_UZ"}
              />
            ))
          : null}
      </Stack>
    </Dialog>
  );
}
