import type { HistoryEntry } from "@yer/api/contract/history";
import { isSettingKey, type SettingKey } from "@yer/api/contract/setting-registry";
import { calendar, type CalendarDay, settings } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { type Failure, skip, useRead, useTheme } from "@yer/api/react";
import { Button, DiffView, EmptyState, HistoryIcon, Skeleton, Stack, Timeline, useDates } from "@yer/ui";
import { useState } from "react";
import { useSettingsText } from "./settingsTexts.js";
import { valueInWords } from "./valueInWords.js";

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
    const inWords = (value: unknown) =>
      value === null || typeof of !== "string" ? null : valueInWords(text, of, value);
    return { id: pointer, label: text("settings.history.value"), before: inWords(before), after: inWords(after) };
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

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const text = useSettingsText();
  return (
    <EmptyState
      icon={<HistoryIcon size={32} />}
      title={text("settings.failed")}
      actions={<Button onPress={onRetry}>{text("retry")}</Button>}
    >
      {sayFailure(text, failure)}
    </EmptyState>
  );
}

interface PageProps {
  readonly of: HistoryOf;
  readonly after: string | undefined;
  readonly onMore: ((next: string) => void) | undefined;
}

function Page({ of, after, onMore }: PageProps) {
  const text = useSettingsText();
  const dates = useDates();
  const { data, failure, refetch } = usePage(of, after);
  if (!data) {
    return failure ? <Failed failure={failure} onRetry={() => void refetch()} /> : <Skeleton lines={5} />;
  }
  if (data.items.length === 0) {
    return <EmptyState icon={<HistoryIcon size={32} />} title={text("settings.history.empty")} />;
  }
  const { next } = data;
  return (
    <>
      <Timeline
        events={data.items.map((entry) => {
          const start = entry.params?.["start"];
          const params = { ...entry.params, ...(typeof start === "string" ? { start: dates.day(start) } : {}) };
          return {
            id: String(entry.sequence),
            title: text(`action.${entry.action}` as VocabularyKey, params),
            at: entry.at,
            by:
              entry.actor === null
                ? text("history.clock")
                : entry.impersonator === null
                  ? entry.actor
                  : text("history.onBehalf", { by: entry.impersonator, person: entry.actor }),
            children: (
              <Stack gap={2}>
                {entry.reason === null ? null : <p>{entry.reason}</p>}
                <Diff of={of} entry={entry} />
              </Stack>
            ),
          };
        })}
      />
      {next === null || onMore === undefined ? null : (
        <div>
          <Button onPress={() => onMore(next)}>{text("history.more")}</Button>
        </div>
      )}
    </>
  );
}

/** What happened to a setting or to the calendar, newest first, page after page. */
export function SettingHistory({ of }: { of: HistoryOf }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack gap={4}>
      {cursors.map((after, index) => (
        <Page
          key={after ?? "first"}
          of={of}
          after={after}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </Stack>
  );
}
