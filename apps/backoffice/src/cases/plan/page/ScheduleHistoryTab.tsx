import type { HistoryEntry } from "@yer/api/contract/history";
import type { Schedule } from "@yer/api/contract/schedule-facts";
import { scheduleCauseCodes, scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { schedules } from "@yer/api/contract/schedules";
import { statusTone } from "@yer/api/messages/tones";
import { useRead } from "@yer/api/react";
import { Card, DiffView, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { useHistoryText } from "../../../base/history/history-texts.js";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../../base/history/RecordHistory.js";
import { usePlanText } from "../plan-texts.js";

const labels = {
  "/startsOn": "schedules.column.startsOn",
  "/endsOn": "schedules.column.endsOn",
  "/plots": "plan.plots",
} as const;
const isLabelled = (pointer: string): pointer is keyof typeof labels => pointer in labels;

const stateOf = (code: string | null) => scheduleStateKeys.find((key) => key === code);

function Details({ entry: { changes, from, to, params } }: { readonly entry: HistoryEntry }) {
  const text = usePlanText();
  const historyText = useHistoryText();
  const dates = useDates();
  const intl = useIntl();
  const said = (value: unknown): string | null =>
    typeof value === "number" ? intl.formatNumber(value) : typeof value === "string" ? dates.day(value) : null;
  const [before, after] = [stateOf(from), stateOf(to)];
  const cause = scheduleCauseCodes.find((code) => code === params?.["cause"]);
  const fields = changes.flatMap(({ pointer, before: was, after: is }) =>
    isLabelled(pointer) ? [{ id: pointer, label: text(labels[pointer]), before: said(was), after: said(is) }] : [],
  );
  return (
    <>
      {before && after && before !== after ? (
        <span>{historyText("history.moved", { from: text(`status.${before}`), to: text(`status.${after}`) })}</span>
      ) : null}
      {cause ? <p>{text(`plan.cause.${cause}`)}</p> : null}
      {fields.length > 0 ? <DiffView fields={fields} layout="inline" unchanged="hidden" /> : null}
    </>
  );
}

function Page({ id, after, onMore }: HistoryPlace & { readonly id: string }) {
  const read = useRead(schedules.history, { params: { id }, query: after === undefined ? {} : { after } });
  return (
    <HistoryPart
      read={read}
      onMore={onMore}
      toneOf={({ from, to }) => {
        const state = stateOf(to);
        return state !== undefined && to !== from ? statusTone[state] : "neutral";
      }}
      detailsOf={(entry) => <Details entry={entry} />}
    />
  );
}

/** What happened to a schedule, newest first, page after page. */
export default function ScheduleHistoryTab({ schedule }: { readonly schedule: Schedule }) {
  return (
    <Card>
      <RecordHistory>{(place) => <Page {...place} id={schedule.id} />}</RecordHistory>
    </Card>
  );
}
