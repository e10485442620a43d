import { calendar, type CalendarChange, type CalendarYear, type SettingImpact } from "@yer/api/contract/settings";
import { useAct } from "@yer/api/react";
import { InlineAlert, Skeleton, TextArea, useDates } from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import type { ServerDraft } from "../../base/drafts/use-server-draft.js";
import { isWithin } from "../../base/forms/fields.js";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { ImpactLines } from "./ImpactLines.js";
import { useSettingsText } from "./settings-texts.js";

/** What is prepared for a year and not sent. */
export interface PreparedDays {
  readonly changes: readonly CalendarChange[];
  readonly reason: string;
}

/** Props of {@link CalendarSend}. */
export interface CalendarSendProps {
  readonly year: CalendarYear;
  readonly draft: ServerDraft<PreparedDays>;
  readonly onClose: () => void;
}

/** Looks at what the prepared changes do to open terms, asks why, and enters or proposes them. */
export function CalendarSend({ year, draft, onClose }: CalendarSendProps) {
  const text = useSettingsText();
  const dates = useDates();
  const [ask] = useAct(calendar.impact);
  const [impact, setImpact] = useState<SettingImpact>();
  const asked = useRef(false);
  const form = useEndpointForm(calendar.change, {
    draft,
    start: draft.value,
    version: year.version,
    fields: { changes: text("settings.tab.calendar"), reason: text("word.reason.asked") },
    args: (body: PreparedDays) => ({ params: { year: year.year }, body }),
    stale: text("settings.conflict"),
    done: () => text(year.twoPerson ? "settings.proposed" : "calendar.saved"),
    onSaved: onClose,
  });
  const { changes } = form.values;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask({ params: { year: year.year }, body: { changes: [...changes] } }).then((outcome) =>
      outcome.failure ? form.refuse(outcome.failure) : setImpact(outcome.data),
    );
  }, [ask, changes, form, year.year]);

  const ofDays = changes.flatMap(({ day }, at) => {
    const wrong = form.faults.filter(({ pointer }) => isWithin(pointer, `/changes/${at}`));
    return wrong.map(({ message }) => `${dates.day(day)}: ${message}`);
  });
  return (
    <FormDialog
      form={form}
      title={text("calendar.send.title")}
      label={text(year.twoPerson ? "settings.propose" : "settings.save")}
      isDisabled={impact === undefined}
      onClose={onClose}
    >
      {ofDays.length === 0 ? null : (
        <InlineAlert tone="danger">
          <ul>
            {ofDays.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
      {impact ? <ImpactLines impact={impact} /> : form.failure ? null : <Skeleton lines={3} />}
      <TextArea {...form.field("reason")} description={text("settings.field.reason.text")} limit={2000} isRequired />
    </FormDialog>
  );
}
