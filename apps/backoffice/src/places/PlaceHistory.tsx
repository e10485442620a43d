import type { HistoryEntry } from "@yer/api/contract/history";
import { placeRegister } from "@yer/api/contract/places-register";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { useRead } from "@yer/api/react";
import { Button, DiffView, EmptyState, HistoryIcon, Skeleton, Stack, Timeline } from "@yer/ui";
import { useState } from "react";
import { usePlacesText } from "./placesTexts.js";

const labels = {
  "/name": "places.column.name",
  "/name/uz_UZ": "places.name.uz_UZ",
  "/name/uz_Cyrl": "places.name.uz_Cyrl",
  "/name/ru_RU": "places.name.ru_RU",
  "/name/en_US": "places.name.en_US",
  "/parent": "places.column.within",
  "/type": "places.column.type",
  "/cadastreCode": "places.cadastre",
  "/bhmMultiple": "places.bhm",
} as const;

/** A changed value in words: names by their Uzbek form, all else as it is. */
function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "object") return "uz_UZ" in value && typeof value.uz_UZ === "string" ? value.uz_UZ : null;
  return typeof value === "string" || typeof value === "number" ? String(value) : null;
}

function Page({ code, after, onMore }: { code: string; after: string | undefined; onMore?: (next: string) => void }) {
  const text = usePlacesText();
  const { data, failure, refetch } = useRead(placeRegister.history, {
    params: { code },
    query: after === undefined ? {} : { after },
  });
  if (!data) {
    return failure ? (
      <EmptyState
        icon={<HistoryIcon size={32} />}
        title={text("history.failed")}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      >
        {sayFailure(text, failure)}
      </EmptyState>
    ) : (
      <Skeleton lines={5} />
    );
  }
  const diffOf = (entry: HistoryEntry) =>
    entry.changes.flatMap(({ pointer, before, after: now }) =>
      pointer in labels
        ? [
            {
              id: pointer,
              label: text(labels[pointer as keyof typeof labels]),
              before: inWords(before),
              after: inWords(now),
            },
          ]
        : [],
    );
  const { next } = data;
  return (
    <>
      <Timeline
        events={data.items.map((entry) => ({
          id: String(entry.sequence),
          title: text(`action.${entry.action}` as VocabularyKey, entry.params),
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
              {entry.changes.length === 0 ? null : (
                <DiffView fields={diffOf(entry)} layout="inline" unchanged="hidden" />
              )}
            </Stack>
          ),
        }))}
      />
      {next === null || onMore === undefined ? null : (
        <div>
          <Button onPress={() => onMore(next)}>{text("history.more")}</Button>
        </div>
      )}
    </>
  );
}

/** What happened to a place, newest first, page after page. */
export function PlaceHistory({ code }: { code: string }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack gap={4}>
      {cursors.map((after, index) => (
        <Page
          key={after ?? "first"}
          code={code}
          after={after}
          {...(index === cursors.length - 1 ? { onMore: (next: string) => setCursors([...cursors, next]) } : {})}
        />
      ))}
    </Stack>
  );
}
