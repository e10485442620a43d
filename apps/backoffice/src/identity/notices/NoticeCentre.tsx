import { type Notice, notices } from "@yer/api/contract/notices";
import { sayableParams, sayFailure } from "@yer/api/messages/sentences";
import { useAct, useLazyRead, useRead } from "@yer/api/react";
import { NotificationCenter } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../../base/screen/toast-queue.js";
import { joinPages } from "./join-pages.js";
import { noticeLink } from "./notice-link.js";
import { useNoticeText, withNoticeTexts } from "./notice-texts.js";

/** Notices asked for at once. */
const pageSize = 30;
const none: readonly Notice[] = [];

/** The bell of the header: what the person is told, as it happens. */
function NoticeCentre() {
  const text = useNoticeText();
  const { data, failure, refetch } = useRead(notices.list, { query: { limit: pageSize } });
  const [readOlder] = useLazyRead(notices.list);
  const [readOne] = useAct(notices.read);
  const [readAll] = useAct(notices.readAll);
  const [older, setOlder] = useState<{ items: readonly Notice[]; next: string | null }>();

  const known = joinPages(data?.items ?? none, older?.items ?? none);
  const next = known.joined ? (older?.next ?? null) : (data?.next ?? null);

  function say(outcome: { failure?: Parameters<typeof sayFailure>[1] }): void {
    if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
  }

  /** What was loaded before, as read: the service tells only the latest page anew. */
  function readHere(at: string, concerns: (notice: Notice) => boolean): void {
    setOlder(
      (kept) =>
        kept && {
          ...kept,
          items: kept.items.map((one) => (one.readAt === null && concerns(one) ? { ...one, readAt: at } : one)),
        },
    );
  }

  async function markRead(id: string): Promise<void> {
    const outcome = await readOne({ params: { id } });
    if (outcome.failure) say(outcome);
    else readHere(new Date().toISOString(), (one) => one.id === id);
  }

  return (
    <NotificationCenter
      items={known.items.map((notice) => {
        const href = noticeLink(notice);
        return {
          id: notice.id,
          title: text(`notice.${notice.kind}`, { ...sayableParams(text, notice.params), count: notice.count }),
          at: notice.at,
          isRead: notice.readAt !== null,
          tone: "warning",
          ...(href === undefined ? {} : { href }),
        };
      })}
      unread={data?.unread ?? 0}
      status={data ? "ready" : failure ? "error" : "loading"}
      onRetry={refetch}
      {...(next === null
        ? {}
        : {
            onLoadMore: async () => {
              const page = await readOlder({ query: { limit: pageSize, after: next } });
              if (page.failure) say(page);
              else setOlder({ items: [...known.items, ...page.data.items], next: page.data.next });
            },
          })}
      onRead={(id) => void markRead(id)}
      onReadAll={async () => {
        const until = known.items[0]?.at;
        if (until === undefined) return;
        const outcome = await readAll({ body: { until } });
        if (outcome.failure) say(outcome);
        else readHere(until, (one) => one.at <= until);
      }}
    />
  );
}

export default withNoticeTexts(NoticeCentre);
