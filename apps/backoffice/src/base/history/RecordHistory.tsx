import { type HistoryEntry, saidBy } from "@yer/api/contract/history";
import { sayFailure } from "@yer/api/messages/sentences";
import type { Failure } from "@yer/api/react";
import { Button, EmptyState, HistoryIcon, Skeleton, Stack, Timeline, type TimelineEvent } from "@yer/ui";
import { Fragment, type ReactNode, Suspense, useState } from "react";
import { useHistoryText, withHistoryTexts } from "./history-texts.js";

/** One page of a record's history as it is read. */
export interface HistoryPage {
  readonly items: readonly HistoryEntry[];
  readonly next: string | null;
}

/** Which page is shown, and the way to the one after it where that is not shown yet. */
export interface HistoryPlace {
  readonly after: string | undefined;
  readonly onMore: ((next: string) => void) | undefined;
}

/** Props of {@link HistoryPart}. */
export interface HistoryPartProps<Page extends HistoryPage> extends Pick<HistoryPlace, "onMore"> {
  /** The page as `useRead` has it. */
  readonly read: {
    readonly data: Page | undefined;
    readonly failure: Failure | undefined;
    readonly refetch: () => unknown;
  };
  /** What an entry is called, where it is more than its act. */
  readonly titleOf?: (entry: HistoryEntry) => string;
  /** @default "neutral" */
  readonly toneOf?: (entry: HistoryEntry) => NonNullable<TimelineEvent["tone"]>;
  /** What an entry says below its title beside the reason: what changed. */
  readonly detailsOf: (entry: HistoryEntry, page: Page) => ReactNode;
}

/** One page of what happened to a record: who, in whose name, when, why, and what changed. */
export function HistoryPart<Page extends HistoryPage>(props: HistoryPartProps<Page>) {
  const { read, titleOf, toneOf, detailsOf, onMore } = props;
  const text = useHistoryText();
  const { data, failure, refetch } = read;
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
      <Skeleton lines={6} />
    );
  }
  if (data.items.length === 0) return <EmptyState icon={<HistoryIcon size={32} />} title={text("history.empty")} />;
  const { next } = data;
  return (
    <>
      <Timeline
        items={data.items.map((entry): TimelineEvent => ({
          id: String(entry.sequence),
          title: titleOf ? titleOf(entry) : text(saidBy(entry), entry.params),
          tone: toneOf?.(entry) ?? "neutral",
          at: entry.at,
          by:
            entry.actor === null
              ? text("history.clock")
              : entry.impersonator === null
                ? entry.actor
                : text("history.onBehalf", { by: entry.impersonator, person: entry.actor }),
          children: (
            <Stack gap={2}>
              {entry.reason === null || entry.reason === "" ? null : <p>{entry.reason}</p>}
              {detailsOf(entry, data)}
            </Stack>
          ),
        }))}
      />
      {next === null || onMore === undefined ? null : (
        <div>
          <Button onPress={() => onMore(next)}>{text("word.showMore")}</Button>
        </div>
      )}
    </>
  );
}

/** Props of {@link RecordHistory}. */
export interface RecordHistoryProps {
  /** Reads and shows one page. */
  readonly children: (place: HistoryPlace) => ReactNode;
}

/** A record's history, newest first, page after page. */
export function RecordHistory({ children }: RecordHistoryProps) {
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Pages>{children}</Pages>
    </Suspense>
  );
}

const Pages = withHistoryTexts(function Pages({ children }: RecordHistoryProps) {
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack gap={4}>
      {cursors.map((after, index) => (
        <Fragment key={after ?? "first"}>
          {children({
            after,
            onMore: index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined,
          })}
        </Fragment>
      ))}
    </Stack>
  );
});
