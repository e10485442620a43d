import type { HistoryEntry } from "@yer/api/contract/history";
import { isSettingKey, type SettingKey } from "@yer/api/contract/setting-registry";
import { calendar, type CalendarDay, settings } from "@yer/api/contract/settings";
import type { HistoryMessageId } from "@yer/api/history/messages/texts";
import { skip, useRead, useTheme } from "@yer/api/react";
import { DiffView, useDates } from "@yer/ui";
import { useHistoryText } from "../../base/history/history-texts.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../base/history/RecordHistory.js";
import { useTerritories } from "../../base/place-choice/use-territories.js";
import { useSettingsText } from "./settings-texts.js";
import { valueInWords } from "./value-in-words.js";

/** Whose history: a setting's, or the calendar's, which is one for all years. */
export type HistoryOf = SettingKey | { readonly year: number };

function Diff({ of, entry }: { of: HistoryOf; entry: HistoryEntry }) {
  const text = useSettingsText();
  const dates = useDates();
  const { locale } = useTheme();
  const dayInWords = (value: unknown): string => {
    const { kind, name } = (value ?? { kind: null, name: null }) as Partial<CalendarDay>;
    const word = text(`calendar.kind.${kind ?? "ordinary"}`);
    return name ? `${word}: ${name[locale]}` : word;
  };
  const fields = entry.changes.map(({ pointer, before, after }) => {
    const day = /^\/days\/(\d{4}-\d\d-\d\d)$/.exec(pointer)?.[1];
    if (day !== undefined) {
      return { id: pointer, label: dates.day(day), before: dayInWords(before), after: dayInWords(after) };
    }
    const isPlace = entry.params?.["territory"] !== undefined;
    const inWords = (value: unknown) => {
      if (typeof of !== "string") return null;
      if (value === null) return isPlace ? text("settings.asAbove") : null;
      return valueInWords(text, of, value);
    };
    return { id: pointer, label: text("settings.field.value"), before: inWords(before), after: inWords(after) };
  });
  return fields.length === 0 ? null : <DiffView fields={fields} layout="inline" unchanged="hidden" />;
}

function usePage(of: HistoryOf, after: string | undefined) {
  const query = after === undefined ? {} : { after };
  const isSetting = typeof of === "string" && isSettingKey(of);
  const ofSetting = useRead(settings.history, isSetting ? { params: { key: of }, query } : skip);
  const ofCalendar = useRead(calendar.history, typeof of === "string" ? skip : { params: { year: of.year }, query });
  return isSetting ? ofSetting : ofCalendar;
}

function Part({ of, after, onMore }: HistoryPlace & { readonly of: HistoryOf }) {
  const text = useHistoryText();
  const dates = useDates();
  const { nameOf } = useTerritories();
  const read = usePage(of, after);
  return (
    <HistoryPart
      read={read}
      titleOf={({ action, params }) => {
        const { start, territory } = params ?? {};
        const said = text(`action.${action}` as HistoryMessageId, {
          ...params,
          ...(typeof start === "string" ? { start: dates.day(start) } : {}),
        });
        return typeof territory === "string" ? `${nameOf(territory)}: ${said}` : said;
      }}
      detailsOf={(entry) => <Diff of={of} entry={entry} />}
      onMore={onMore}
    />
  );
}

/** What happened to a setting or to the calendar. */
export function SettingHistory({ of }: { of: HistoryOf }) {
  return <RecordHistory>{(place) => <Part {...place} of={of} />}</RecordHistory>;
}
