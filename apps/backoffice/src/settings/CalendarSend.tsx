import { calendar, type CalendarChange, type CalendarYear, type SettingImpact } from "@yer/api/contract/settings";
import { sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { InlineAlert, Skeleton, TextArea, useDates } from "@yer/ui";
import { useEffect, useRef, useState } from "react";
import type { ServerDraft } from "../drafts/useServerDraft.js";
import { toasts } from "../shell/toastQueue.js";
import { faultAt } from "./faultAt.js";
import { ImpactLines } from "./ImpactLines.js";
import { SettingDialog } from "./SettingDialog.js";
import { useSettingsText } from "./settingsTexts.js";

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
  const [send] = useAct(calendar.change);
  const [impact, setImpact] = useState<SettingImpact>();
  const [failure, setFailure] = useState<Failure>();
  const asked = useRef(false);
  const { changes, reason } = draft.value;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask({ params: { year: year.year }, body: { changes: [...changes] } }).then((outcome) =>
      outcome.failure ? setFailure(outcome.failure) : setImpact(outcome.data),
    );
  }, [ask, changes, year.year]);

  async function enter(): Promise<void> {
    setFailure(undefined);
    const outcome = await send({
      params: { year: year.year },
      body: { changes: [...changes], reason },
      ifMatch: year.version,
    });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    toasts.push({ tone: "success", text: text(year.twoPerson ? "settings.proposed" : "calendar.saved") });
    onClose();
  }

  const ofDays =
    failure?.kind === "problem"
      ? (failure.problem.errors ?? []).flatMap((fault) => {
          const at = /^\/changes\/(\d+)/.exec(fault.pointer)?.[1];
          const day = at === undefined ? undefined : changes[Number(at)]?.day;
          return day === undefined ? [] : [`${dates.day(day)}: ${sayFault(text, fault)}`];
        })
      : [];
  return (
    <SettingDialog
      title={text("calendar.send.title")}
      label={text(year.twoPerson ? "settings.propose" : "settings.save")}
      isDisabled={impact === undefined}
      failure={failure}
      draft={{ ready: draft.ready, restored: undefined, discard: draft.discard, status: draft.status }}
      onSend={enter}
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
      {impact ? <ImpactLines impact={impact} /> : failure ? null : <Skeleton lines={3} />}
      <TextArea
        label={text("settings.field.reason")}
        description={text("settings.field.reason.text")}
        value={reason}
        onChange={(next) => draft.change({ reason: next })}
        limit={2000}
        error={faultAt(text, failure, "/reason")}
        isRequired
      />
    </SettingDialog>
  );
}
