import { calendarImports, calendarListBounds, type CalendarListRow } from "@yer/api/contract/calendar-lists";
import { calendar, type CalendarChange, type SettingImpact } from "@yer/api/contract/settings";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, failureOf, skip, useExtra, useRead } from "@yer/api/react";
import { InlineAlert, Skeleton, Stack, TextArea } from "@yer/ui";
import { useEffect, useMemo, useState } from "react";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import type { OrderProps } from "../../registers/batches/batch-face.js";
import { ImpactLines } from "./ImpactLines.js";
import { useSettingsText } from "./settings-texts.js";

/** What a row of a list would change. */
function changeOf({ day, becomes, name }: CalendarListRow): CalendarChange[] {
  const names = { uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" };
  return day === null || becomes === null ? [] : [{ day, kind: becomes, name: names }];
}

type Lines = SettingImpact["lines"];

/** What each year's part of a list does to open terms, added up. */
async function impactOf(
  ask: (year: number, changes: CalendarChange[]) => Promise<SettingImpact>,
  changes: readonly CalendarChange[],
): Promise<SettingImpact> {
  const byYear = Map.groupBy(changes, ({ day }) => Number(day.slice(0, 4)));
  const counts = new Map<Lines[number]["effect"], number>();
  for (const { lines } of await Promise.all([...byYear].map(async ([year, of]) => ask(year, of)))) {
    for (const { effect, count } of lines) counts.set(effect, (counts.get(effect) ?? 0) + count);
  }
  return { lines: [...counts].map(([effect, count]) => ({ effect, count })) };
}

/** See {@link impactOf}, or why it cannot be said; `undefined` until it is known. Asked once of the same changes. */
function useImpactOf(changes: readonly CalendarChange[] | undefined): SettingImpact | Failure | undefined {
  const { client } = useExtra();
  const [impact, setImpact] = useState<SettingImpact | Failure>();
  useEffect(() => {
    if (changes === undefined || changes.length === 0) return;
    const controller = new AbortController();
    const { signal } = controller;
    impactOf(
      async (year, of) => client.call(calendar.impact, { params: { year }, body: { changes: of } }, { signal }),
      changes,
    ).then(setImpact, (error: unknown) => {
      if (!signal.aborted) setImpact(failureOf(error));
    });
    return () => controller.abort();
  }, [client, changes]);
  return impact;
}

const start = { reason: "" };

/** The order to enter a list of days: says what it does to open terms and who decides it, and asks for the decree. */
export function CalendarListReason({ batch, said, children }: OrderProps) {
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
  const form = useEndpointForm(calendarImports.apply, {
    draft: { form: "import:calendar", id: batch.id },
    start,
    version: batch.version,
    fields: { reason: text("word.reason.asked") },
    args: ({ reason }: typeof start) => ({ params: { id: batch.id }, body: { ...said, reason } }),
    sayFault: ({ pointer, code }) =>
      pointer === "/reason" && code === "required" ? text("calendar.list.reason") : undefined,
  });
  const { draft, field, frame } = form;
  return (
    <>
      {!draft.ready || changes === undefined ? (
        <Skeleton lines={4} />
      ) : changes.length === 0 ? null : (
        <div ref={frame}>
          <Stack gap={3} align="stretch">
            {impact === undefined ? (
              <Skeleton lines={3} />
            ) : "lines" in impact ? (
              <ImpactLines impact={impact} />
            ) : (
              <InlineAlert tone="danger">{sayFailure(text, impact)}</InlineAlert>
            )}
            {year?.twoPerson === true ? <p>{text("calendar.list.two")}</p> : null}
            <TextArea {...field("reason")} description={text("settings.field.reason.text")} limit={2000} isRequired />
            {draft.status}
          </Stack>
        </div>
      )}
      {children(form)}
    </>
  );
}
