import { calendarImports, calendarListBounds, type CalendarListRow } from "@yer/api/contract/calendar-lists";
import { calendar, type CalendarChange, type SettingImpact } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { type ActOutcome, type Failure, skip, useAct, useRead } from "@yer/api/react";
import { InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import type { GivenProps } from "../../registers/batches/batch-face.js";
import { ImpactLines } from "./ImpactLines.js";
import { useSettingsText } from "./settings-texts.js";

/** Characters that say why at the least. */
const shortest = 3;

/** What a row of a list would change. */
function changeOf({ day, becomes, name }: CalendarListRow): CalendarChange[] {
  const names = { uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" };
  return day === null || becomes === null ? [] : [{ day, kind: becomes, name: names }];
}

type Lines = SettingImpact["lines"];

/** What each year's part of a list does to open terms, added up, or why that cannot be said. */
async function impactOf(
  ask: (year: number, changes: CalendarChange[]) => Promise<ActOutcome<SettingImpact>>,
  changes: readonly CalendarChange[],
): Promise<SettingImpact | Failure> {
  const byYear = Map.groupBy(changes, ({ day }) => Number(day.slice(0, 4)));
  const counts = new Map<Lines[number]["effect"], number>();
  for (const outcome of await Promise.all([...byYear].map(async ([year, of]) => ask(year, of)))) {
    if (outcome.failure) return outcome.failure;
    for (const { effect, count } of outcome.data.lines) counts.set(effect, (counts.get(effect) ?? 0) + count);
  }
  return { lines: [...counts].map(([effect, count]) => ({ effect, count })) };
}

/** See {@link impactOf}; `undefined` until it is known. */
function useImpactOf(changes: readonly CalendarChange[] | undefined): SettingImpact | Failure | undefined {
  const [ask] = useAct(calendar.impact);
  const [impact, setImpact] = useState<SettingImpact | Failure>();
  useEffect(() => {
    if (changes === undefined || changes.length === 0) return;
    let isOver = false;
    void (async () => {
      const said = await impactOf(async (year, of) => ask({ params: { year }, body: { changes: of } }), changes);
      if (!isOver) setImpact(said);
    })();
    return () => {
      isOver = true;
    };
  }, [ask, changes]);
  return impact;
}

/** Says what a list of days does to open terms and who decides it, and asks for the decree, kept while it is written. */
export function CalendarListReason({ batch, onGiven }: GivenProps) {
  const text = useSettingsText();
  const { data: rows } = useRead(calendarImports.rows, {
    params: { id: batch.id },
    query: { kind: ["new", "changed"], limit: calendarListBounds.mostRows },
  });
  const changes = useMemo(() => rows?.items.flatMap(changeOf), [rows]);
  const firstYear = changes?.[0]?.day.slice(0, 4);
  const { data: year } = useRead(
    calendar.year,
    firstYear === undefined ? skip : { params: { year: Number(firstYear) } },
  );
  const impact = useImpactOf(changes);
  const draft = useServerDraft("import:calendar", batch.id, { reason: "" });
  const { ready, discard, value } = draft;
  const reason = value.reason.trim();
  const missing = reason.length < shortest ? text("calendar.list.reason") : undefined;
  useEffect(() => {
    onGiven(ready ? { body: { reason }, missing, done: discard } : undefined);
  }, [onGiven, ready, reason, missing, discard]);
  if (!ready || changes === undefined) return <Skeleton lines={4} />;
  if (changes.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      {impact === undefined ? (
        <Skeleton lines={3} />
      ) : "lines" in impact ? (
        <ImpactLines impact={impact} />
      ) : (
        <InlineAlert tone="danger">{sayFailure(text, impact)}</InlineAlert>
      )}
      {year?.twoPerson === true ? <p>{text("calendar.list.two")}</p> : null}
      <TextArea
        label={text("word.reason.asked")}
        description={text("settings.field.reason.text")}
        limit={2000}
        value={value.reason}
        onChange={(next) => draft.change({ reason: next })}
        isRequired
      />
      {draft.status}
    </Stack>
  );
}
