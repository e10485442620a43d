import type { HistoryEntry } from "@yer/api/contract/history";
import { placeRegister } from "@yer/api/contract/places-register";
import { useRead } from "@yer/api/react";
import { DiffView } from "@yer/ui";
import { HistoryPart, type HistoryPlace, RecordHistory } from "../base/history/RecordHistory.js";
import { usePlacesText } from "./places-texts.js";

const labels = {
  "/name": "word.name",
  "/name/uz_UZ": "places.name.uz_UZ",
  "/name/uz_Cyrl": "places.name.uz_Cyrl",
  "/name/ru_RU": "places.name.ru_RU",
  "/name/en_US": "places.name.en_US",
  "/parent": "places.column.within",
  "/type": "word.kind",
  "/cadastreCode": "places.cadastre",
  "/bhmMultiple": "places.bhm",
} as const;

/** A changed value in words: names by their Uzbek form, all else as it is. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "object") return "uz_UZ" in value && typeof value.uz_UZ === "string" ? value.uz_UZ : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function Diff({ entry }: { readonly entry: HistoryEntry }) {
  const text = usePlacesText();
  const fields = entry.changes.flatMap(({ pointer, before, after }) =>
    pointer in labels
      ? [
          {
            id: pointer,
            label: text(labels[pointer as keyof typeof labels]),
            before: inWords(before),
            after: inWords(after),
          },
        ]
      : [],
  );
  return fields.length === 0 ? null : <DiffView fields={fields} layout="inline" unchanged="hidden" />;
}

function Part({ code, after, onMore }: HistoryPlace & { readonly code: string }) {
  const read = useRead(placeRegister.history, { params: { code }, query: after === undefined ? {} : { after } });
  return <HistoryPart read={read} detailsOf={(entry) => <Diff entry={entry} />} onMore={onMore} />;
}

/** What happened to a place. */
export function PlaceHistory({ code }: { code: string }) {
  return <RecordHistory>{(place) => <Part {...place} code={code} />}</RecordHistory>;
}
