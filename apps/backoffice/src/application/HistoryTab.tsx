import { applications } from "@yer/api/contract/applications";
import type { HistoryEntry } from "@yer/api/contract/history";
import { sayFailure } from "@yer/api/messages/sentences";
import type { VocabularyKey } from "@yer/api/messages/vocabulary";
import { useRead } from "@yer/api/react";
import { Button, EmptyState, HistoryIcon, Skeleton, Stack, Timeline } from "@yer/ui";
import { useState } from "react";
import { useText } from "../language/useText.js";

/** A changed value in one line; whole objects are told apart by what they hold. */
function shown(value: unknown): string {
  if (value === null || value === undefined) return "—";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function Page({
  id,
  after,
  onMore,
}: {
  id: string;
  after: string | undefined;
  onMore: ((next: string) => void) | undefined;
}) {
  const text = useText();
  const { data, failure, refetch } = useRead(applications.history, {
    params: { id },
    query: { limit: 50, ...(after ? { after } : {}) },
  });
  if (failure && !data) {
    return (
      <EmptyState
        title={text("history.failed")}
        icon={<HistoryIcon size={32} />}
        actions={<Button onPress={() => refetch()}>{text("retry")}</Button>}
      >
        {sayFailure(text, failure)}
      </EmptyState>
    );
  }
  if (!data) return <Skeleton lines={6} />;

  function event(entry: HistoryEntry) {
    return {
      id: String(entry.sequence),
      title: text(`action.${entry.action}` as VocabularyKey),
      at: entry.at,
      by:
        entry.actor === null
          ? text("history.clock")
          : entry.impersonator
            ? `${entry.impersonator} (${entry.actor})`
            : entry.actor,
      children: (
        <Stack gap={1}>
          {entry.from && entry.to && entry.from !== entry.to ? (
            <span>
              {text("history.moved", {
                from: text(`status.${entry.from}` as VocabularyKey),
                to: text(`status.${entry.to}` as VocabularyKey),
              })}
            </span>
          ) : null}
          {entry.reason ? <p>{entry.reason}</p> : null}
          {entry.changes.map((change) => (
            <small key={change.pointer}>
              {text("history.change", {
                pointer: change.pointer,
                before: shown(change.before),
                after: shown(change.after),
              })}
            </small>
          ))}
        </Stack>
      ),
    };
  }

  return (
    <>
      <Timeline events={data.items.map(event)} />
      {data.next && onMore ? <Button onPress={() => onMore(data.next ?? "")}>{text("history.more")}</Button> : null}
    </>
  );
}

/** What happened to the file, newest first, page after page. */
export default function HistoryTab({ id }: { id: string }) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack gap={4} align="start">
      {cursors.map((after, index) => (
        <Page
          key={after ?? "first"}
          id={id}
          after={after}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
    </Stack>
  );
}
