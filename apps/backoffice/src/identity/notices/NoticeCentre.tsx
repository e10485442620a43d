import type { ReplyOf } from "@yer/api/contract/endpoint";
import { type Notice, notices } from "@yer/api/contract/notices";
import { sayFailure } from "@yer/api/messages/sentences";
import { noticeValues } from "@yer/api/messages/notice-values";
import { useAct, useLazyRead, useRead, useTheme } from "@yer/api/react";
import { NotificationCenter } from "@yer/ui";
import { useMemo, useState } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { toasts } from "../../base/screen/toast-queue.js";
import { statusOfRead } from "../../base/screen/status-of-read.js";
import { joinPages } from "./join-pages.js";
import { useNoticeText } from "./notice-texts.js";
import { noticesAtOnce } from "./notices-at-once.js";
import { type NoticeWords, useNoticeWords } from "./use-notice-words.js";

const none: readonly Notice[] = [];

const read = { query: { limit: noticesAtOnce } };

/** Id of the newest notice of a page. */
const newestOf = (page: ReplyOf<typeof notices.list> | undefined): string | undefined => page?.items[0]?.id;

interface BellProps extends NoticeWords {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What was there before words were: nobody sees more until they have come. */
  readonly first: ReplyOf<typeof notices.list> | undefined;
}

function Bell({ isOpen, onOpenChange, first, told, missing, again }: BellProps) {
  const text = useNoticeText();
  const { locale } = useTheme();
  const latest = useRead(notices.list, read);
  const data = told ? latest.data : first;
  const status = statusOfRead({
    currentData: told || !isOpen ? data : undefined,
    failure: missing ?? latest.failure,
    isFetching: latest.isFetching || (isOpen && told === undefined && missing === undefined),
  });
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
        const href = told?.noticeLink(notice);
        return {
          id: notice.id,
          title: told ? text(`notice.${notice.kind}`, noticeValues(text, notice, locale)) : "",
          at: notice.at,
          isRead: notice.readAt !== null,
          tone: "warning",
          ...(href === undefined ? {} : { href }),
        };
      })}
      unread={latest.data?.unread ?? 0}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      status={status}
      onRetry={missing ? again : latest.refetch}
      {...(next === null
        ? {}
        : {
            onLoadMore: async () => {
              const page = await readOlder({ query: { limit: noticesAtOnce, after: next } });
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

/**
 * The bell of the header: what the person is told, as it happens. Its words come when it is opened or something new came:
 * no page begins with them.
 */
export default function NoticeCentre() {
  const host = useIntl();
  const { data } = useRead(notices.list, read);
  const [first, keepFirst] = useState<typeof data>();
  const [isOpen, setOpen] = useState(false);
  if (first === undefined && data !== undefined) keepFirst(data);
  const words = useNoticeWords(isOpen || (first !== undefined && newestOf(data) !== newestOf(first)));
  const messages = useMemo(
    () => ({ ...(host.messages as Record<string, string>), ...words.told?.messages }),
    [host.messages, words.told],
  );
  return (
    <IntlProvider locale={host.locale} messages={messages} timeZone={host.timeZone ?? "Asia/Tashkent"}>
      <Bell isOpen={isOpen} onOpenChange={setOpen} first={first} {...words} />
    </IntlProvider>
  );
}
