import { council } from "@yer/api/contract/council";
import type { HistoryEntry } from "@yer/api/contract/history";
import { useRead } from "@yer/api/react";
import { DescriptionList, DiffView, useDates } from "@yer/ui";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../../base/history/RecordHistory.js";
import { useCouncilText } from "./council-texts.js";

const labels = { "/number": "council.number", "/day": "council.day", "/place": "council.place" } as const;

const said = (value: unknown): string | null => (typeof value === "string" ? value : null);

/**
 * What an entry of a session's history says beside its title: what changed, or which applications by which decision.
 */
function Details({ entry: { changes, params = {} } }: { readonly entry: HistoryEntry }) {
  const text = useCouncilText();
  const dates = useDates();
  const fields = changes.flatMap(({ pointer, before, after }) =>
    pointer in labels
      ? [
          {
            id: pointer,
            label: text(labels[pointer as keyof typeof labels]),
            before: said(before),
            after: said(after),
          },
        ]
      : [],
  );
  if (fields.length > 0) return <DiffView fields={fields} layout="inline" unchanged="hidden" />;
  const { number, date, verdict, numbers, files: applications } = params;
  const items = [
    ...(verdict === "for" || verdict === "against"
      ? [{ term: text("word.outcome"), details: text(`council.${verdict}`) }]
      : []),
    ...(typeof number === "string" && typeof date === "string"
      ? [{ term: text("word.decisionNumber"), details: text("council.decided", { number, day: dates.day(date) }) }]
      : []),
    ...(typeof numbers === "string"
      ? [{ term: text("word.applications"), details: numbers }]
      : typeof applications === "number"
        ? [{ term: text("word.applications"), details: applications }]
        : []),
  ];
  return items.length === 0 ? null : <DescriptionList items={items} />;
}

function Part({ id, after, onMore }: HistoryPlace & { readonly id: string }) {
  const read = useRead(council.history, { params: { id }, query: after === undefined ? {} : { after } });
  return <HistoryPart read={read} detailsOf={(entry) => <Details entry={entry} />} onMore={onMore} />;
}

/** What happened to a session of the Council: called, changed, its agenda, and every decision. */
export default function SessionHistory({ id }: { readonly id: string }) {
  return <RecordHistory>{(place) => <Part {...place} id={id} />}</RecordHistory>;
}
